/**
 * Parses the MDX of a page, and says what a syntax error means in words for people who write pages, not parsers. Of an
 * error only its rule and its place are read; what was meant shows in the characters there.
 */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type BlockName, blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, REASONS, type Report, suggestion } from './problems.ts'
import { placesOf } from './source.ts'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

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
    return {
      offset,
      blank: comment.length,
      found: 'a comment in the form of HTML, which MDX cannot read',
      remedy: `Write it as ${paste} or remove it`,
      fix: autofix(comment, paste),
    }
  }
  const [link, address = ''] = /^<((?:https?:\/\/|mailto:)[^\s>]+|[^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? []
  if (link) {
    const paste = `[words](${/^[^:]*@/.test(address) ? 'mailto:' : ''}${address})`
    return {
      offset,
      blank: link.length,
      found: `an address in angle brackets: ${link}, which MDX reads as a tag`,
      remedy: `Write a link with words that say where it goes: ${paste}`,
      fix: suggestion(link, paste),
    }
  }
  return {
    offset,
    blank: 1,
    found: `a stray < before "${words(text, offset).slice(1).trim()}", which MDX reads as the start of a tag`,
    remedy: 'Write \\< for the character itself, or use words: "less than"',
    fix: autofix('<', '\\<'),
  }
}

/** A tag of HTML, which stands on no page. */
function htmlTag(text: string, offset: number): Mistake {
  const tag = /^<[^>]*>?/.exec(text.slice(offset))?.[0] ?? '<'
  const isBreak = tag.startsWith('<br')
  return {
    offset,
    blank: tag.length,
    found: `HTML tag ${tag}, where pages hold Markdown and blocks only`,
    why: REASONS.component,
    remedy: isBreak ? 'Remove it; an empty line makes a new paragraph' : 'Write it in Markdown, or remove it',
    fix: isBreak ? suggestion(tag, ' ') : undefined,
  }
}

/** The brace that was open at an offset, the outermost of those that follow one another. */
function openBrace(text: string, at: number): number {
  let depth = 0
  let found = -1
  for (
    let index = Math.min(at, text.length - 1);
    index >= 0 && !/^\n\s*\n/.test(text.slice(index, index + 3));
    index--
  ) {
    if (text[index] === '}' && index !== at) depth++
    if (text[index] !== '{') continue
    if (depth === 0) found = index
    else depth--
  }
  return found === -1 ? at : found
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
  const rest = /.*/.exec(text.slice(offset))?.[0] ?? ''
  const [quoted, value = ''] = /^[“”„‘’]([^“”„‘’"]*)[“”„‘’"]?/u.exec(rest) ?? []
  if (quoted) {
    const found = `a typographic quote ${quoted.charAt(0)} around the value of ${name}, where a straight one is wanted`
    return { offset, found, remedy: `Write ${name}="${value}"`, fix: autofix(quoted, `"${value}"`) }
  }
  const bare = /^[^\s/>]*/.exec(rest)?.[0] ?? ''
  const fix = bare === '' ? undefined : autofix(bare, `"${bare}"`)
  return {
    offset,
    found: `the value of ${name} stands without quotes`,
    remedy: `Write ${name}="${bare}"`,
    fix,
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
  const open = text.search(/<[A-Za-z][^<]*$/)
  const quote = /=\s*(["'])(?:(?!\1)[\s\S])*$/.exec(text.slice(Math.max(open, 0)))
  if (!quote) return neverEnds('this tag', open === -1 ? at : open)
  const offset = Math.max(open, 0) + quote.index + quote[0].search(/["']/)
  const found = `the quote of this prop is not closed: ${words(text, offset)}`
  return { offset, found, remedy: 'Add the closing quote' }
}

interface Tag {
  name: string
  offset: number
  text: string
}

const isAloneOnLine = (text: string, { offset, text: tag }: Tag) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) && /^[ \t\r]*(?:\n|$)/.test(text.slice(offset + tag.length))

/** A tag that opens and does not close before the end of the page, or of the paragraph or list it stands in. */
function unclosed(text: string, tag: Tag): Mistake {
  const { name, offset } = tag
  if (/^[a-z]/.test(name)) return htmlTag(text, offset)
  if (isEmptyBlock(name)) {
    return {
      offset,
      found: `<${name}> is not closed, while it holds nothing and closes at once`,
      remedy: `End it with />: <${name} … />`,
      fix: autofix(tag.text, tag.text.replace(/\s*>$/, ' />')),
    }
  }
  const next = text.indexOf(`<${name}`, offset + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${text.slice(0, next).split('\n').length}`
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
  const remedy = /^\s*(?:[-*+>]|\d+\.)\s/.test(line)
    ? `Close it with </${name}> before the list or quotation ends`
    : isAloneOnLine(text, tag)
      ? `Write </${name}> ${where}, on a line of its own with an empty line above`
      : `Put <${name}> and </${name}> on lines of their own, with an empty line around each`
  return { offset, found: `<${name}> is not closed`, why: TREE, remedy }
}

/** `</Grid>` where `</Card>` was wanted: one of the two is misspelt, or something is missing between them. */
function mismatch(text: string, opening: Tag, closing: Tag): Mistake {
  const { name } = opening
  if (/^[a-z]/.test(name) || isEmptyBlock(name)) return unclosed(text, opening)
  if (!Object.hasOwn(blockProps, name) && nearest(name, [closing.name])) {
    return {
      offset: opening.offset,
      found: `<${name}> is closed by </${closing.name}>`,
      why: TREE,
      remedy: `Did you mean <${closing.name}>?`,
      fix: autofix(`<${name}`, `<${closing.name}`),
    }
  }
  const line = text.slice(0, opening.offset).split('\n').length
  const sure = name.toLowerCase() === closing.name.toLowerCase()
  return {
    offset: closing.offset,
    found: `</${closing.name}> stands where </${name}> is wanted, which closes line ${line}`,
    why: TREE,
    remedy: `Write </${name}> here, or above this line if it is missing`,
    fix: { from: closing.text, to: `</${name}>`, sure },
  }
}

/** Tags that do not open and close as a tree: the first that is wrong. */
function tagTree(text: string, at: number): Mistake {
  // Front matter, comments and code hold no tags.
  const bare = text.replace(/^---[\s\S]*?\n---|\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  )
  const open: Tag[] = []
  for (const { 0: tag, 1: slash, 2: name = '', index: offset } of bare.matchAll(
    /<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g,
  )) {
    const one = { name, offset, text: tag }
    if (!slash) {
      if (!tag.endsWith('/>')) open.push(one)
      continue
    }
    const last = open.pop()
    if (!last)
      return {
        offset,
        found: `${tag} closes nothing`,
        why: TREE,
        remedy: 'Remove it, or add the opening tag above',
      }
    if (last.name !== name) return mismatch(text, last, one)
    const between = text.slice(last.offset + last.text.length, offset)
    if (isAloneOnLine(text, last) && !/\n[ \t]*$/.test(between)) {
      return {
        offset,
        found: `${tag} stands at the end of a line of text, while its opening tag has a line of its own`,
        remedy: `Put ${tag} on the next line`,
        fix: autofix(tag, `\n${tag}`),
      }
    }
    if (!isAloneOnLine(text, last) && /\n[ \t\r]*\n/.test(between)) return unclosed(text, last)
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
    return {
      offset,
      found: `a line that starts with "${/^\w+/.exec(text.slice(offset))?.[0] ?? 'import'}", which MDX reads as code`,
      remedy: 'Start the sentence with another word; pages import and export nothing',
    }
  }
  if (ruleId === 'unexpected-lazy') {
    const offset = text.lastIndexOf('\n<', at) + 1
    return {
      offset,
      found: `${words(text, offset)} stands right under a list, while an empty line parts the two`,
      why: 'Without it the block is taken for the end of the last point',
      remedy: 'Leave an empty line above it',
      fix: autofix('', '\n'),
    }
  }
  if (source.endsWith('expression')) return braces(text, at)
  if (ruleId === 'unexpected-eof') return endOfFile(text, at)
  if (ruleId === 'unexpected-character') return character(text, at)
  if (ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash') return tagTree(text, at)
  return unreadable(at)
}

/** More mistakes of this kind in one file would only tire the reader. */
const MOST = 20

/**
 * Parses a page. After a stray `<` or `{` the character is blanked and the page is parsed again, so that one run names
 * all of them; other mistakes leave no tree that could be trusted, and end it.
 *
 * @returns the tree, or none where the syntax is broken
 */
export function parseMdx(source: string, report: Report): Root | undefined {
  const place = placesOf(source)
  let text = source
  for (let count = 0; count < MOST; count++) {
    try {
      const tree = processor.parse(text)
      return count === 0 ? tree : undefined
    } catch (error) {
      if (!(error instanceof Error && 'ruleId' in error)) throw error
      const { offset, blank, ...finding } = mistakeOf(error as ParserError, text)
      report(place(offset), { rule: 'mdx', ...finding })
      if (blank === undefined) break
      text =
        text.slice(0, offset) +
        text.slice(offset, offset + blank).replace(/[^\n]/g, ' ') +
        text.slice(offset + blank)
    }
  }
  return undefined
}
