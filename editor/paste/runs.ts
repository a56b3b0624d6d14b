/** Words in a row that look the same, as they are pasted and as they are written into a box for words. */
import type { Nodes } from 'mdast'

/** Which of them stay what they are: bold, italics, code and links in a text of a page, and none in a fact. */
export type Look = 'rich' | 'plain'

interface Run {
  text: string
  isBold: boolean
  isItalic: boolean
  isCode: boolean
  /** Where it leads, if it is a link. */
  address: string
}

const PLAIN: Omit<Run, 'text'> = { isBold: false, isItalic: false, isCode: false, address: '' }

/** What begins on a line of its own, also in a cell. */
const BLOCKS = ['paragraph', 'heading', 'list', 'listItem', 'blockquote']

/** Spaces, parentheses and the like would end the address of a link. */
const encoded = (address: string) =>
  address.replace(/[()<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Where a pasted link leads: on the site by its path; elsewhere only to the web and to mailboxes. */
function addressOf(href: string, origins: readonly string[]): string {
  if (/^\/(?!\/)/.test(href)) return encoded(href)
  const url = URL.parse(href)
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return ''
  if (!origins.includes(url.origin)) return encoded(url.href)
  return encoded((url.pathname.replace(/\/$/, '') || '/') + url.hash)
}

function runsIn(node: Nodes, look: Omit<Run, 'text'>, origins: readonly string[]): Run[] {
  if (node.type === 'text') return [{ ...look, text: node.value }]
  if (node.type === 'inlineCode') return [{ ...look, isCode: true, text: node.value }]
  if (node.type === 'break') return [{ ...look, text: ' ' }]
  const inner = { ...look }
  if (node.type === 'strong') inner.isBold = true
  if (node.type === 'emphasis') inner.isItalic = true
  if (node.type === 'link') inner.address = addressOf(node.url, origins)
  const runs =
    'children' in node ? node.children.flatMap((child) => runsIn(child, inner, origins)) : []
  const space = { ...PLAIN, text: ' ' }
  return BLOCKS.includes(node.type) ? [space, ...runs, space] : runs
}

const isAlike = (a: Run, b: Run) =>
  a.isBold === b.isBold &&
  a.isItalic === b.isItalic &&
  a.isCode === b.isCode &&
  a.address === b.address

/** Joins runs that look the same: Word takes words apart wherever they were once changed. Spaces belong to no look. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const isBlank = run.text.trim() === ''
    if (last && (isBlank || isAlike(last, run))) last.text += run.text
    else all.push({ ...run })
  }
  return all.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') }))
}

const LETTER = /[^\s\p{P}\p{S}]/u

/** Bold words, unless their marks would be read as words there. */
function bold(words: string, before: string, after: string): string {
  const isLetter = (text: string) => LETTER.test(text)
  const isCut =
    (isLetter(before.slice(-1)) && !isLetter(words.charAt(0))) ||
    (isLetter(after.charAt(0)) && !isLetter(words.slice(-1)))
  return isCut || words.includes('*') ? words : `**${words}**`
}

/** Words in italics, which are never a part of a word. */
function italic(words: string, before: string, after: string): string {
  const sign = words.includes('_') ? '*' : '_'
  const isCut = LETTER.test(before.slice(-1)) || LETTER.test(after.charAt(0))
  return isCut || words.includes(sign) ? words : sign + words + sign
}

/** Writes runs of one address. */
function written(runs: readonly Run[], textAfter: string): string {
  let words = ''
  for (const [index, { text, isBold, isItalic, isCode }] of runs.entries()) {
    const [, head = '', inner = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
    const after = tail || runs[index + 1]?.text || textAfter
    const isPlain = inner === '' || inner.includes('`')
    const code = isCode && !isPlain ? `\`${inner}\`` : inner
    const stressed = isItalic && inner ? italic(code, words + head, after) : code
    words += head + (isBold && inner ? bold(stressed, words + head, after) : stressed) + tail
  }
  return words
}

function linked(runs: readonly Run[], textAfter: string): string {
  const [{ address } = PLAIN] = runs
  const words = written(runs, address ? ']' : textAfter)
  if (!address) return words
  const [, head = '', inner = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  // Brackets in its words would end a link.
  const label = inner.replaceAll('[', '(').replaceAll(']', ')')
  return `${head}${label && `[${label}](${address})`}${tail}`
}

/** The words of some nodes, on a single line, as they are written into a box. */
export function wordsOf(nodes: readonly Nodes[], look: Look, origins: readonly string[]): string {
  const runs = nodes.flatMap((node) => runsIn(node, PLAIN, origins))
  const shown = look === 'rich' ? runs : runs.map(({ text }) => ({ ...PLAIN, text }))
  const links: Run[][] = []
  for (const run of joined(shown)) {
    const last = links.at(-1)
    if (last?.[0]?.address === run.address) last.push(run)
    else links.push([run])
  }
  return links
    .map((link, index) => linked(link, links[index + 1]?.[0]?.text ?? ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
