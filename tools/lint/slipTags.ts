/** Tags that do not open and close as a tree. */
import { blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { mends, proposes } from './errors.ts'
import { REASONS } from './reasons.ts'
import { type Slip, words } from './slip.ts'

const WHY = 'A page is a tree of blocks, and each tag that opens must close'

/** Offset of a `line:column` that stands in a message of the parser. */
function offsetOf(text: string, position: string): number {
  const [line = 1, column = 1] = position.split(':').map(Number)
  let offset = 0
  for (let at = 1; at < line; at++) offset = text.indexOf('\n', offset) + 1
  return offset + column - 1
}

/** A tag of HTML, which stands on no page; blanked, so that what else is wrong shows, too. */
function htmlTag(text: string, offset: number): Slip {
  const tag = /^<[^>]*>?/.exec(text.slice(offset))?.[0] ?? '<'
  return {
    offset,
    blank: [offset, offset + tag.length],
    finding: {
      found: `HTML tag ${tag}`,
      expected: 'where pages hold Markdown and blocks only',
      why: REASONS.component,
      remedy: /^<br/.test(tag)
        ? 'Remove it; an empty line makes a new paragraph'
        : 'Write it in Markdown, or remove it',
      ...(/^<br/.test(tag) ? { correction: proposes(tag, ' ') } : {}),
    },
  }
}

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isEmptyBlock = (name: string) => (emptyBlocks as readonly string[]).includes(name)

/** `<Figure …>` in place of `<Figure … />`. */
function unended(text: string, offset: number, name: string): Slip {
  const tag = /^<[^>]*>/.exec(text.slice(offset))?.[0] ?? ''
  return {
    offset,
    finding: {
      found: `<${name}> is not closed`,
      expected: 'while it holds nothing and closes at once',
      remedy: `End it with />: <${name} … />`,
      correction: mends(tag, tag.replace(/\s*>$/, ' />')),
    },
  }
}

/** `<Card>` without `</Card>` before the end of the page, or of the paragraph or list it stands in. */
function unclosed(text: string, offset: number, tag: string, inside: string | undefined): Slip {
  const name = tag.slice(1, -1)
  if (/^[a-z]/.test(name)) return htmlTag(text, offset)
  if (isEmptyBlock(name)) return unended(text, offset, name)
  const next = text.indexOf(`<${name}`, offset + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${text.slice(0, next).split('\n').length}`
  let remedy = `Write </${name}> ${where}, on a line of its own with an empty line above`
  if (inside === 'paragraph')
    remedy = `Put ${tag} and </${name}> on lines of their own, with an empty line around each`
  else if (inside) remedy = `Close it with </${name}> before the list or quotation ends`
  return { offset, finding: { found: `${tag} is not closed`, why: WHY, remedy } }
}

/** `</Grid>` where `</Card>` was wanted: one of the two is misspelt, or something is missing between them. */
function mismatch(text: string, at: number, closing: string, opening: string, position: string): Slip {
  const start = offsetOf(text, position)
  if (/^[a-z]/.test(opening)) return htmlTag(text, start)
  if (isEmptyBlock(opening)) return unended(text, start, opening)
  const [line] = position.split(':')
  const known = Object.hasOwn(blockProps, opening)
  if (!known && nearest(opening, [closing])) {
    return {
      offset: start,
      finding: {
        found: `<${opening}> is closed by </${closing}>`,
        why: WHY,
        remedy: `Did you mean <${closing}>?`,
        correction: mends(`<${opening}`, `<${closing}`),
      },
    }
  }
  return {
    offset: at,
    finding: {
      found: `</${closing}> stands where </${opening}> is wanted, which closes line ${line}`,
      why: WHY,
      remedy: `Write </${opening}> here, or above this line if it is missing`,
      correction: sameLetters(opening, closing)
        ? mends(`</${closing}>`, `</${opening}>`)
        : proposes(`</${closing}>`, `</${opening}>`),
    },
  }
}

/** What a message about a closing tag means, or nothing for other messages. */
export function slipOfTag(reason: string, text: string, at: number): Slip | undefined {
  const open = /^Expected a closing tag for `(<[^`]*>)` \((\d+:\d+)/.exec(reason)
  if (open) {
    const inside = /before the end of `(\w+)`/.exec(reason)?.[1]
    return unclosed(text, offsetOf(text, open[2] ?? '1:1'), open[1] ?? '', inside)
  }
  const other =
    /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+:\d+)/.exec(
      reason,
    )
  if (other) return mismatch(text, at, other[1] ?? '', other[2] ?? '', other[3] ?? '1:1')
  if (/^Unexpected closing slash/.test(reason)) {
    const start = text.lastIndexOf('<', at)
    return {
      offset: start === -1 ? at : start,
      finding: {
        found: `${words(text, start).split('>')[0]}> closes nothing`,
        why: WHY,
        remedy: 'Remove it, or add the opening tag above',
      },
    }
  }
  const lazy = /^Expected the closing tag `(<\/[^`]*>)`/.exec(reason)
  if (lazy) {
    return {
      offset: at,
      finding: {
        found: `${lazy[1]} stands at the end of a line of text`,
        expected: 'while its opening tag has a line of its own',
        remedy: `Put ${lazy[1]} on the next line`,
        correction: mends(lazy[1] ?? '', `\n${lazy[1]}`),
      },
    }
  }
  return undefined
}
