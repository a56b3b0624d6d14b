/** The passport as a comment of a pull request: Markdown as GitHub reads it. */
import type { FrameChange } from './compare.ts'
import type { LinkChange } from './linkChanges.ts'
import {
  axeCount,
  count,
  difference,
  headline,
  kilobytes,
  looksOnly,
  MARKER,
  type PagePassport,
  type Passport,
  wordCount,
} from './passport.ts'
import { type SearchResult, searchResult } from './searchResult.ts'
import type { Line, Run, WordDiff } from './words.ts'

/** GitHub takes 65,536 signs. The rest is for what the workflow adds: links to the report and to the preview. */
export const MAX_LENGTH = 60_000

/** Lines of changed text shown of one page, and words of each run in them. */
const MAX_LINES = 12
const MAX_WORDS = 60

/** The same for a page that is new or gone as a whole. */
const MAX_WHOLE_LINES = 6

/** Stops GitHub from reading a name, a number or an address as one: invisible, and part of no word. */
const BREAK = '\u200b'

/** Signs that turn the direction of what follows, and with it what a reader believes to see. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Without what GitHub would take for a mention of a person, for a number of an issue or for an address. */
function quiet(text: string): string {
  return text
    .replace(TURNING, '')
    .replace(/\s+/g, ' ')
    .replace(/([@#])(?=[\w&])/g, `$1${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/\b(www|gh)(?=[.-])/gi, `$1${BREAK}`)
}

/** Text of a page as text inside of HTML. */
const escapeHtml = (text: string) => quiet(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Text of a page as text: no sign of it is Markdown or HTML, nobody is mentioned, nothing is linked. */
export function escapeMarkdown(text: string): string {
  return escapeHtml(text)
    .replace(/[\\`*_[\]{}#|~$!>]/g, '\\$&')
    .replace(/^(\d*)([-+=.)])/, '$1\\$2')
}

/** An address in a code span; a backtick would end it, a line break the table. */
const code = (text: string) =>
  `\`${text
    .replaceAll('`', "'")
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/([@#])/g, `$1${BREAK}`)}\``

const SIGNS = { same: '', added: '**', removed: '~~' }

function runText({ kind, words }: Run): string {
  const shown =
    kind !== 'same' && words.length > MAX_WORDS
      ? [...words.slice(0, MAX_WORDS), `… (${words.length - MAX_WORDS} more words)`]
      : words
  return `${SIGNS[kind]}${escapeMarkdown(shown.join(' '))}${SIGNS[kind]}`
}

const lineText = (line: Line) =>
  typeof line === 'number' ? `> *${count(line, 'unchanged line')}*` : `> ${line.map(runText).join(' ')}`

function wordsText({ lines, added, removed }: WordDiff, limit = MAX_LINES): string[] {
  if (added + removed === 0) return []
  const shown = lines.slice(0, limit)
  const left = lines.length - shown.length
  return [
    shown.map(lineText).join('\n>\n'),
    ...(left > 0 ? [`*${count(left, 'more line')} in the report.*`] : []),
  ]
}

function linkText({ before, after }: LinkChange): string {
  const target = (href: string) => code(href)
  const words = escapeMarkdown((after ?? before)?.text ?? '')
  if (!before) return `- added: **${words}** → ${target(after?.href ?? '')}`
  if (!after) return `- removed: ~~${words}~~ → ${target(before.href)}`
  if (before.href === after.href) {
    return `- renamed: ~~${escapeMarkdown(before.text)}~~ **${words}** → ${target(after.href)}`
  }
  return `- leads elsewhere: ${words}: ~~${target(before.href)}~~ → **${target(after.href)}**`
}

const resultText = (name: string, { site, trail, title, description, cut }: SearchResult) =>
  [
    `> *${name}:* ${[site, ...trail].map(escapeMarkdown).join(' › ')}`,
    `> **${escapeMarkdown(title)}**${cut.title ? ' *(cut)*' : ''}`,
    `> ${escapeMarkdown(description)}${cut.description ? ' *(cut)*' : ''}`,
  ].join('<br>\n')

/** Search result and share card, where either changed. */
function previewText({ before, after }: PagePassport): string[] {
  const facts = (page: typeof before) => page && [page.title, page.description, page.address]
  const results =
    JSON.stringify(facts(before)) === JSON.stringify(facts(after))
      ? []
      : [
          '**Search result**',
          ...(before ? [resultText('before', searchResult(before))] : []),
          ...(after ? [resultText('after', searchResult(after))] : []),
        ]
  const shareChanged = before && after && JSON.stringify(before.share) !== JSON.stringify(after.share)
  return [...results, ...(shareChanged ? ['The share card changed, too; the report shows it.'] : [])]
}

const KINDS = { changed: 'changed', added: '**added**', removed: '**removed**', renamed: '**renamed**' }

function rowOf({ kind, path, before, words, links, weight, look }: PagePassport): string {
  const from = kind === 'renamed' && before ? `${code(before.path)} → ` : ''
  const size =
    weight.before && weight.after
      ? `${kilobytes(weight.after.html)} ${difference(weight.before.html, weight.after.html)}`
      : kilobytes((weight.after ?? weight.before)?.html ?? 0)
  const cells = [
    `${from}${code(path)}`,
    KINDS[kind],
    wordCount(words),
    links.length || '–',
    size.trim(),
    axeCount(look),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Links of a page that stays; those of a whole page are part of it. */
function linksText({ kind, links }: Pick<PagePassport, 'kind' | 'links'>): string[] {
  if (links.length === 0 || kind === 'added' || kind === 'removed') return []
  const left = links.length - MAX_LINES
  return [
    '**Links**',
    links.slice(0, MAX_LINES).map(linkText).join('\n'),
    ...(left > 0 ? [`*${count(left, 'more link')} in the report.*`] : []),
  ]
}

function sectionOf(page: PagePassport): string {
  const { kind, path, words, links, look } = page
  const isWhole = kind === 'added' || kind === 'removed'
  const problems = look.after?.violations ?? []
  const facts = [
    kind,
    ...(words.added + words.removed > 0 ? [`${wordCount(words)} words`] : []),
    ...(links.length > 0 && !isWhole ? [count(links.length, 'link')] : []),
  ]
  return [
    `<details><summary><b>${escapeHtml(path)}</b> ${facts.join(', ')}</summary>`,
    ...wordsText(words, isWhole ? MAX_WHOLE_LINES : MAX_LINES),
    ...(kind === 'removed' ? [] : previewText(page)),
    ...linksText(page),
    ...(problems.length > 0
      ? [
          '**Accessibility**',
          problems
            .slice(0, MAX_LINES)
            .map((one) => `- ${escapeMarkdown(one)}`)
            .join('\n'),
        ]
      : []),
    '</details>',
  ].join('\n\n')
}

function frameText({ paths, words, links }: FrameChange): string {
  return [
    `<details><summary><b>Header or footer</b> changed on ${count(paths.length, 'page')}</summary>`,
    ...wordsText(words),
    ...linksText({ kind: 'changed', links }),
    '</details>',
  ].join('\n\n')
}

const TABLE = ['| page | | words | links | HTML | axe |', '| --- | --- | ---: | ---: | ---: | ---: |']

/** Rows of the table; the report has all of them. */
const MAX_ROWS = 80

/** Parts as far as they fit, and a note on the number of those left out. */
function fitting(head: readonly string[], parts: readonly string[]): string {
  const text = [...head]
  let length = head.join('\n\n').length
  for (const [index, part] of parts.entries()) {
    const note = `*${count(parts.length - index, 'more change')} did not fit in here; the report has all of them.*`
    if (length + part.length + note.length + 4 > MAX_LENGTH) return [...text, note].join('\n\n')
    text.push(part)
    length += part.length + 2
  }
  return text.join('\n\n')
}

/** The passport as Markdown of at most {@link MAX_LENGTH} signs; begins with {@link MARKER}. */
export function passportMarkdown(passport: Passport): string {
  const { base, pages, frames, lost, notes } = passport
  const same = pages.filter(looksOnly)
  const told = pages.filter((page) => !looksOnly(page))
  const rows = told.slice(0, MAX_ROWS).map(rowOf)
  const head = [
    MARKER,
    `## Page passport: ${headline(passport)}`,
    `Compared with ${code(base.name)} (${base.commit}).`,
    ...(lost.length > 0
      ? [
          `> [!WARNING]\n> ${count(lost.length, 'address', 'addresses')} would answer no longer. Add to ${code('content/data/redirects.yaml')}:\n>\n> \`\`\`yaml\n${lost
            .slice(0, MAX_ROWS)
            .map(({ line }) => `> ${line.replace(/[`\s]+/g, ' ')}`)
            .join('\n')}\n> \`\`\``,
        ]
      : []),
    ...(rows.length > 0 ? [[...TABLE, ...rows].join('\n')] : []),
    ...(told.length > MAX_ROWS ? [`*${count(told.length - MAX_ROWS, 'more page')} in the report.*`] : []),
    ...(same.length > 0
      ? [
          `${count(same.length, 'page')} with the same words may look different: ${same
            .slice(0, 10)
            .map(({ path }) => code(path))
            .join(', ')}${same.length > 10 ? ', …' : ''}`,
        ]
      : []),
    ...notes.map((note) => `*${escapeMarkdown(note)}*`),
  ]
  return `${fitting(head, [...frames.map(frameText), ...told.map(sectionOf)])}\n`
}

/** Why there is no passport, as Markdown; the end of a long text, where a build says what went wrong. */
export function noticeMarkdown(title: string, lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replaceAll('`', "'")
    .slice(-MAX_LENGTH / 2)
  return [
    MARKER,
    `## Page passport: ${escapeMarkdown(title)}`,
    ...(text ? [`\`\`\`\n${text}\n\`\`\``] : []),
  ].join('\n\n')
}
