/**
 * Parses the MDX of a page, and says what a syntax error means in words for people who write pages, not parsers. Of an
 * error only its rule and its place are read; what was meant shows in the characters there.
 */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type BlockName, blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { remarkTables } from '#lib/content/remarkTables.ts'
import { autofix, type Finding, type Place, REASONS, type Report, suggestion } from './problems.ts'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkTables).use(remarkMdx).freeze()

/** What the parser throws (a VFileMessage), as far as it is read here. */
interface ParserError extends Error {
  ruleId: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

interface Mistake extends Finding {
  /** Where it stands in the source. */
  offset: number
  /** The characters from there on that can be blanked, so that the rest is parsed. */
  blank?: number
}

const TREE = 'A page is a tree of blocks, and each tag that opens must close'

const isEmptyBlock = (name: string) => emptyBlocks.includes(name as BlockName)

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Whether a line ends before the one offset and after the other, so that what stands between has it for itself. */
const isAlone = (text: string, start: number, end: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t\r]*(?:\n|$)/.test(text.slice(end))

/** The words from an offset to the end of its line, cut where they get long. */
function words(text: string, from: number): string {
  const line = (/.*/.exec(text.slice(from))?.[0] ?? '').trim()
  return line.length > 24 ? `${line.slice(0, 23)}…` : line
}

/** A `<` that starts no tag, with everything that authors put one for. */
function strayAngle(text: string, offset: number): Mistake {
  const rest = text.slice(offset)
  const [comment, note = ''] = /^<!--([\s\S]*?)-->/.exec(rest) ?? []
  if (comment) {
    const paste = `{/* ${note.trim()} */}`
    const found = 'a comment in the form of HTML, which MDX cannot read'
    const remedy = `Write it as ${paste} or remove it`
    return { offset, blank: comment.length, found, remedy, fix: autofix(comment, paste) }
  }
  const [link, address = ''] = /^<((?:https?:\/\/|mailto:)[^\s>]+|[^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? []
  if (link) {
    const paste = `[words](${/^[^:]*@/.test(address) ? 'mailto:' : ''}${address})`
    const found = `an address in angle brackets: ${link}, which MDX reads as a tag`
    const remedy = `Write a link with words that say where it goes: ${paste}`
    return { offset, blank: link.length, found, remedy, fix: suggestion(link, paste) }
  }
  return {
    offset,
    blank: 1,
    found: `a stray < before "${words(text, offset).slice(1).trim()}", which MDX reads as the start of a tag`,
    remedy: 'Write \\< for the character itself, or use words: "less than"',
    fix: autofix('<', '\\<'),
  }
}

/** The brace that was open at an offset, the outermost of those that follow one another. */
function openBrace(text: string, at: number): number {
  const paragraph = Math.max(text.lastIndexOf('\n\n', at), text.lastIndexOf('\n\r\n', at))
  let depth = 0
  let found = at
  for (let index = Math.min(at, text.length - 1); index > paragraph; index--) {
    if (text[index] === '}' && index !== at) depth++
    if (text[index] === '{' && depth-- === 0) {
      found = index
      depth = 0
    }
  }
  return found
}

/** Braces that cannot be read: in prose a `{` stands for itself, in a prop the literal has a mistake. */
function braces(text: string, at: number): Mistake {
  const offset = openBrace(text, at)
  if (/<[A-Za-z][^<]*=\s*$/.test(text.slice(0, offset))) {
    return {
      offset,
      found: `the braces of this prop cannot be read: ${words(text, offset)}, a literal such as {['one', 'two']} or {[{ label: 'one', value: 40 }]}`,
      remedy: 'Look for a missing quote, comma or bracket; text in braces stands in straight single quotes',
    }
  }
  return {
    offset,
    blank: /^\{[^}\n]*\}/.exec(text.slice(offset))?.[0].length ?? 1,
    found: `a stray { in the text: ${words(text, offset)}, which MDX reads as code`,
    remedy: 'Write \\{ for the character itself',
    fix: autofix('{', '\\{'),
  }
}

/** A prop whose value does not start with a straight quote or a brace. */
function propValue(text: string, offset: number): Mistake {
  const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1] ?? 'name'
  const rest = text.slice(offset)
  const [quoted, value = ''] = /^[“”„‘’]([^“”„‘’"\n]*)[“”„‘’"]?/u.exec(rest) ?? []
  const bare = quoted ?? /^[^\s/>]*/.exec(rest)?.[0] ?? ''
  const paste = `"${quoted ? value : bare}"`
  return {
    offset,
    found: quoted
      ? `a typographic quote ${quoted.charAt(0)} around the value of ${name}, where a straight one is wanted`
      : `the value of ${name} stands without quotes`,
    remedy: `Write ${name}=${paste}`,
    fix: bare === '' ? undefined : autofix(bare, paste),
  }
}

const neverEnds = (found: string, offset: number): Mistake => ({
  offset,
  found: `${found} never ends, while each tag ends with >`,
  remedy: 'Add the missing >',
})

/** A character that cannot stand where it stands: a stray `<`, or a mistake inside a tag. */
function character(text: string, at: number): Mistake {
  const before = text.slice(0, at)
  const tag = before.search(/<[A-Za-z][^<]*$/)
  if (tag === -1 || /^<[A-Za-z][\w.-]*:?$/.test(text.slice(tag, at)))
    return strayAngle(text, text.lastIndexOf('<', at))
  if (text[at] === '<') return neverEnds(`the tag ${words(text, tag)}`, tag)
  if (/=\s*$/.test(before)) return propValue(text, at)
  // A value that ends in `name=` has swallowed the next prop: its own quote is the one that is missing.
  const swallowed = /([\w-]+)="([^"]*?)\s+[\w-]+="/.exec(text.slice(tag, at))
  if (swallowed) {
    const [, name = '', value = ''] = swallowed
    const offset = tag + swallowed.index + name.length + 1
    const fix = suggestion(`"${value}`, `"${value}"`)
    return { offset, found: `the quote of ${name} is not closed`, remedy: `Write ${name}="${value}"`, fix }
  }
  return {
    offset: at,
    found: `the character ${text[at]} inside a tag, where a prop is wanted: <Name prop="text">`,
    remedy: 'Look for a missing quote or > before this place',
  }
}

/** The page ends inside a tag. */
function endOfFile(text: string, at: number): Mistake {
  const tag = text.search(/<[A-Za-z][^<]*$/)
  const start = Math.max(tag, 0)
  const quote = /(?<==\s*)(["'])(?:(?!\1)[\s\S])*$/.exec(text.slice(start))
  if (!quote) return neverEnds('this tag', tag === -1 ? at : tag)
  const offset = start + quote.index
  const found = `the quote of this prop is not closed: ${words(text, offset)}`
  return { offset, found, remedy: 'Add the closing quote' }
}

interface Tag {
  name: string
  text: string
  start: number
  end: number
}

/** A tag that opens and does not close before the end of the page, or of the paragraph or list it stands in. */
function unclosed(text: string, { name, text: tag, start: offset, end }: Tag): Mistake {
  if (/^[a-z]/.test(name)) {
    const isBreak = name === 'br'
    return {
      offset,
      blank: tag.length,
      found: `HTML tag ${tag}, where pages hold Markdown and blocks only`,
      why: REASONS.component,
      remedy: isBreak
        ? 'Remove it; an empty line makes a new paragraph'
        : 'Write it in Markdown, or remove it',
      fix: isBreak ? suggestion(tag, ' ') : undefined,
    }
  }
  if (isEmptyBlock(name)) {
    const found = `<${name}> is not closed, while it holds nothing and closes at once`
    const fix = autofix(tag, tag.replace(/\s*>$/, ' />'))
    return { offset, found, remedy: `End it with />: <${name} … />`, fix }
  }
  const next = text.indexOf(`<${name}`, offset + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${lineOf(text, next)}`
  const inList = /^\s*(?:[-*+>]|\d+\.)\s/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
  const remedy = isAlone(text, offset, end)
    ? `Write </${name}> ${where}, on a line of its own with an empty line above`
    : `Put <${name}> and </${name}> on lines of their own, with an empty line around each`
  return {
    offset,
    found: `<${name}> is not closed`,
    why: TREE,
    remedy: inList ? `Close it with </${name}> before the list or quotation ends` : remedy,
  }
}

/** `</Grid>` where `</Card>` was wanted: one of the two is misspelt, or something is missing between them. */
function mismatch(text: string, opening: Tag, closing: Tag): Mistake {
  const { name } = opening
  if (/^[a-z]/.test(name) || isEmptyBlock(name)) return unclosed(text, opening)
  if (!Object.hasOwn(blockProps, name) && nearest(name, [closing.name])) {
    const found = `<${name}> is closed by </${closing.name}>`
    const fix = autofix(`<${name}`, `<${closing.name}`)
    return { offset: opening.start, found, why: TREE, remedy: `Did you mean <${closing.name}>?`, fix }
  }
  const sure = name.toLowerCase() === closing.name.toLowerCase()
  return {
    offset: closing.start,
    found: `</${closing.name}> stands where </${name}> is wanted, which closes line ${lineOf(text, opening.start)}`,
    why: TREE,
    remedy: `Write </${name}> here, or above this line if it is missing`,
    fix: { from: closing.text, to: `</${name}>`, sure },
  }
}

/** Tags that do not open and close as a tree: the first that is wrong. */
function tagTree(text: string, at: number): Mistake {
  // Front matter, comments and code hold no tags.
  const bare = text.replace(/^---[\s\S]*?\n---|\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, blanked)
  const open: Tag[] = []
  for (const match of bare.matchAll(/<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g)) {
    const [tag, slash, name = ''] = match
    const one = { name, text: tag, start: match.index, end: match.index + tag.length }
    if (!slash) {
      if (!tag.endsWith('/>')) open.push(one)
      continue
    }
    const last = open.pop()
    if (!last) {
      const remedy = 'Remove it, or add the opening tag above'
      return { offset: one.start, found: `${tag} closes nothing`, why: TREE, remedy }
    }
    if (last.name !== name) return mismatch(text, last, one)
    const between = text.slice(last.end, one.start)
    const opensAlone = isAlone(text, last.start, last.end)
    if (opensAlone && !/\n[ \t]*$/.test(between)) {
      const found = `${tag} stands at the end of a line of text, while its opening tag has a line of its own`
      return {
        offset: one.start,
        found,
        remedy: `Put ${tag} on the next line`,
        fix: autofix(tag, `\n${tag}`),
      }
    }
    if (!opensAlone && /\n[ \t\r]*\n/.test(between)) return unclosed(text, last)
  }
  const last = open.at(-1)
  return last ? unclosed(text, last) : unreadable(at)
}

const unreadable = (offset: number): Mistake => ({
  offset,
  found: 'the page cannot be read from here',
  remedy: 'Compare the lines around this place with another page',
})

function mistakeOf({ ruleId, source = '', place }: ParserError, text: string): Mistake {
  const at = place?.offset ?? place?.start?.offset ?? text.length
  if (source.endsWith('esm')) {
    const offset = text.lastIndexOf('\n', at - 1) + 1
    const word = /^\w+/.exec(text.slice(offset))?.[0] ?? 'import'
    const remedy = 'Start the sentence with another word; pages import and export nothing'
    return { offset, found: `a line that starts with "${word}", which MDX reads as code`, remedy }
  }
  if (source.endsWith('expression')) return braces(text, at)
  switch (ruleId) {
    case 'unexpected-lazy': {
      const offset = text.lastIndexOf('\n<', at) + 1
      return {
        offset,
        found: `${words(text, offset)} stands right under a list, while an empty line parts the two`,
        why: 'Without it the block is taken for the end of the last point',
        remedy: 'Leave an empty line above it',
        fix: autofix('', '\n'),
      }
    }
    case 'unexpected-eof':
      return endOfFile(text, at)
    case 'unexpected-character':
      return character(text, at)
    case 'end-tag-mismatch':
    case 'unexpected-closing-slash':
      return tagTree(text, at)
    default:
      return unreadable(at)
  }
}

/** More mistakes of this kind in one file would only tire the reader. */
const MOST = 20

const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/**
 * Parses a page. After a stray `<` or `{` the character is blanked and the page is parsed again, so that one run names
 * all of them; other mistakes leave no tree that could be trusted, and end it.
 *
 * @returns the tree, or none where the syntax is broken
 */
export function parseMdx(source: string, report: Report, place: (offset: number) => Place): Root | undefined {
  let text = source
  for (let count = 0; count < MOST; count++) {
    try {
      const tree = processor.parse(text)
      return count === 0 ? tree : undefined
    } catch (error) {
      if (!(error instanceof Error && 'ruleId' in error)) throw error
      const { offset, blank, ...finding } = mistakeOf(error as ParserError, text)
      report(place(offset), finding)
      if (blank === undefined) break
      const end = offset + blank
      text = text.slice(0, offset) + blanked(text.slice(offset, end)) + text.slice(end)
    }
  }
  return undefined
}
