/**
 * Parses the MDX of a page, and says what a syntax error means in words for people who write pages, not parsers. Of an
 * error only its rule and its place are read; what was meant shows in the characters there.
 */
import type { Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { type BlockName, blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { remarkTables } from '#lib/content/remarkTables.ts'
import { readLiteral } from './literal.ts'
import { isJsx, isNote } from './page.ts'
import { autofix, type Finding, type Place, type Report, say, suggestion } from './problems.ts'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).freeze()
const processor = markdown().use(remarkTables).use(remarkMdx).freeze()

const BAR = '|'.charCodeAt(0)

/**
 * MDX as nearly all pages have it, in half the time: without a parser of JavaScript, braces end where they balance,
 * and only a line that starts with | is tried for a table.
 */
function remarkPlain(this: Processor) {
  const data = this.data()
  const table = { flow: { [BAR]: gfmTable().flow?.null ?? [] } }
  const extensions = [table, mdxExpression(), mdxJsx(), mdxMd()]
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...extensions]
  const trees = [gfmTableFromMarkdown(), mdxFromMarkdown()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...trees]
}
const quick = markdown().use(remarkPlain).freeze()

/** A line that may be code, or a row of a table that starts with another character. */
const UNUSUAL = /^(?:(?:im|ex)port\b|[ \t]*[^|\s][^|\n]*\||[ \t]*\|.*\r?\n[ \t]*[^|\s])/m

/** Whether anything in braces is more than a note or a literal. */
function hasCode(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return !isNote(node.value)
  const isCode =
    isJsx(node) &&
    node.attributes.some(({ type, value }) => {
      if (type === 'mdxJsxExpressionAttribute') return true
      if (typeof value !== 'object' || !value) return false
      return (
        readLiteral(value.value, 0, value.value.length, () => ({ line: 1, column: 1 })).wrong !== undefined
      )
    })
  return isCode || ('children' in node && node.children.some(hasCode))
}

/** The tree of a page without code; nothing for any other. */
function plainTree(source: string): Root | undefined {
  if (UNUSUAL.test(source)) return undefined
  try {
    const tree = quick.parse(source)
    return hasCode(tree) ? undefined : tree
  } catch {
    return undefined
  }
}

/** What the parser throws (a VFileMessage), as far as it is read here. */
interface ParserError extends Error {
  ruleId: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

interface Mistake {
  /** Where it stands in the source. */
  offset: number
  finding: Finding
  /** The characters from there on that can be blanked, so that the rest is parsed. */
  blank?: number
}

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
    const finding = say('mdx.comment', {}, autofix(comment, `{/* ${note.trim()} */}`))
    return { offset, finding, blank: comment.length }
  }
  const [link, address = ''] = /^<((?:https?:\/\/|mailto:)[^\s>]+|[^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? []
  if (link) {
    const to = `[words](${/^[^:]*@/.test(address) ? 'mailto:' : ''}${address})`
    return { offset, finding: say('mdx.address', {}, suggestion(link, to)), blank: link.length }
  }
  const after = words(text, offset).slice(1).trim()
  return { offset, finding: say('mdx.angle', { after }, autofix('<', '\\<')), blank: 1 }
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
  const values = { words: words(text, offset) }
  if (text.startsWith('{/*', offset)) return { offset, finding: say('mdx.note', values) }
  if (/<[A-Za-z][^<]*=\s*$/.test(text.slice(0, offset)))
    return { offset, finding: say('mdx.prop-braces', values) }
  const blank = /^\{[^}\n]*\}/.exec(text.slice(offset))?.[0].length ?? 1
  return { offset, finding: say('mdx.brace', values, suggestion('{', '\\{')), blank }
}

/** A prop whose value does not start with a straight quote or a brace. */
function propValue(text: string, offset: number): Mistake {
  const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1] ?? 'name'
  const rest = text.slice(offset)
  // In typographic quotes or backticks, without the first of two quotes, or without both.
  const [bare = '', value = ''] =
    /^[“”„‘’`]([^“”„‘’`"\n]*)[“”„‘’`"]?/u.exec(rest) ??
    /^([^"<>={}\n]+)"/.exec(rest) ??
    /^([^\s/>]*)/.exec(rest) ??
    []
  const to = `"${value}"`
  const finding = say(
    /^[“”„‘’]/u.test(bare) ? 'mdx.typographic' : 'mdx.unquoted',
    { name, to, quote: bare.charAt(0) },
    value === '' || /[=">]/.test(value) ? undefined : autofix(bare, to),
  )
  return { offset, finding }
}

const neverEnds = (tag: string, offset: number): Mistake => ({
  offset,
  finding: say('mdx.open-tag', { tag }),
})

/** A character that cannot stand where it stands: a stray `<`, or a mistake inside a tag. */
function character(text: string, at: number): Mistake {
  const before = text.slice(0, at)
  // A value that holds the end of its tag has swallowed all up to the next quote.
  const over = /([\w-]+)="([^"”>\n]*?)(”?)\s*(?:\/?>\n|\n[^"]*>)[^"]*"[^"]*$/.exec(before)
  if (over) {
    const [, name = '', value = '', end = ''] = over
    const finding = say('mdx.unclosed-quote', { name }, suggestion(`"${value}${end}`, `"${value}"`))
    return { offset: over.index + name.length + 1, finding }
  }
  const tag = before.search(/<[A-Za-z][^<]*$/)
  if (tag === -1 || /^<[A-Za-z][\w.-]*:?$/.test(text.slice(tag, at)))
    return strayAngle(text, text.lastIndexOf('<', at))
  if (text[at] === '<') return neverEnds(`the tag ${words(text, tag)}`, tag)
  if (/=\s*$/.test(before)) return propValue(text, at)
  // A value that ends in `name=` has swallowed the next prop: its own quote is the one that is missing.
  const swallowed = /([\w-]+)="([^"]*?)\s+[\w-]+="/.exec(text.slice(tag, at))
  if (swallowed) {
    const [, name = '', value = ''] = swallowed
    const finding = say('mdx.unclosed-quote', { name }, suggestion(`"${value}`, `"${value}"`))
    return { offset: tag + swallowed.index + name.length + 1, finding }
  }
  return { offset: at, finding: say('mdx.in-tag', { character: text[at] }) }
}

/** The page ends inside a tag. */
function endOfFile(text: string, at: number): Mistake {
  const last = text.lastIndexOf('<', at)
  if (/\w<[a-z]/.test(text.slice(last - 1, last + 2))) return strayAngle(text, last)
  const tag = text.search(/<[A-Za-z][^<]*$/)
  const start = Math.max(tag, 0)
  const quote = /(?<==\s*)(["'])(?:(?!\1)[\s\S])*$/.exec(text.slice(start))
  if (!quote) return neverEnds('this tag', tag === -1 ? at : tag)
  const offset = start + quote.index
  return { offset, finding: say('mdx.open-quote', { words: words(text, offset) }) }
}

interface Tag {
  name: string
  text: string
  start: number
  end: number
}

/** A tag that opens and does not close before the end of the page, or of the paragraph or list it stands in. */
function unclosed(text: string, { name, text: tag, start: offset, end }: Tag): Mistake {
  if (name === 'br')
    return { offset, finding: say('mdx.line-break', { tag }, suggestion(tag, ' ')), blank: tag.length }
  if (/^[a-z]/.test(name)) return { offset, finding: say('mdx.html', { tag }), blank: tag.length }
  if (isEmptyBlock(name))
    return { offset, finding: say('mdx.empty-block', { name }, autofix(tag, tag.replace(/\s*>$/, ' />'))) }
  const next = text.indexOf(`<${name}`, offset + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${lineOf(text, next)}`
  if (/^\s*(?:[-*+>]|\d+\.)\s/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset)))
    return { offset, finding: say('mdx.unclosed-in-list', { name }) }
  const id = isAlone(text, offset, end) ? 'mdx.unclosed' : 'mdx.unclosed-in-line'
  return { offset, finding: say(id, { name, where }) }
}

/** `</Grid>` where `</Card>` was wanted: one of the two is misspelt, or something is missing between them. */
function mismatch(text: string, opening: Tag, closing: Tag): Mistake {
  const { name } = opening
  if (/^[a-z]/.test(name) || isEmptyBlock(name)) return unclosed(text, opening)
  const values = { name, closing: closing.name, line: lineOf(text, opening.start) }
  if (!Object.hasOwn(blockProps, name) && nearest(name, [closing.name])) {
    const finding = say('mdx.misspelt', values, autofix(`<${name}`, `<${closing.name}`))
    return { offset: opening.start, finding }
  }
  const sure = name.toLowerCase() === closing.name.toLowerCase()
  const finding = say('mdx.mismatch', values, { from: closing.text, to: `</${name}>`, sure })
  return { offset: closing.start, finding }
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
    if (!last) return { offset: one.start, finding: say('mdx.closes-nothing', { tag }) }
    if (last.name !== name) return mismatch(text, last, one)
    const between = text.slice(last.end, one.start)
    const opensAlone = isAlone(text, last.start, last.end)
    if (opensAlone && !/\n[ \t]*$/.test(between))
      return { offset: one.start, finding: say('mdx.closes-in-line', {}, autofix(tag, `\n${tag}`)) }
    if (!opensAlone && /\n[ \t\r]*\n/.test(between)) return unclosed(text, last)
  }
  const last = open.at(-1)
  return last ? unclosed(text, last) : unreadable(text, at)
}

function unreadable(text: string, at: number): Mistake {
  const fences = [...text.matchAll(/^[ \t]*(?:```|~~~)/gm)]
  const open = fences.length % 2 === 1 ? fences.at(-1) : undefined
  return { offset: open?.index ?? at, finding: say(open ? 'markdown.code' : 'mdx.unreadable') }
}

function mistakeOf({ ruleId, source = '', place }: ParserError, text: string): Mistake {
  const at = place?.offset ?? place?.start?.offset ?? text.length
  if (source.endsWith('esm')) {
    const offset = text.lastIndexOf('\n', at - 1) + 1
    const word = /^\w+/.exec(text.slice(offset))?.[0] ?? 'import'
    return { offset, finding: say('mdx.code', { word }) }
  }
  if (source.endsWith('expression')) return braces(text, at)
  switch (ruleId) {
    case 'unexpected-lazy': {
      const offset = text.lastIndexOf('\n<', at) + 1
      return { offset, finding: say('mdx.under-list', { words: words(text, offset) }, autofix('', '\n')) }
    }
    case 'unexpected-attribute': {
      const offset = text.lastIndexOf('</', at)
      const [tag = '', name = ''] = /^<\/(\w+)[^>]*>?/.exec(text.slice(offset)) ?? []
      return { offset, finding: say('mdx.closing-props', { name }, autofix(tag, `</${name}>`)) }
    }
    case 'unexpected-eof':
      return endOfFile(text, at)
    case 'unexpected-character':
      return character(text, at)
    case 'end-tag-mismatch':
    case 'unexpected-closing-slash':
      return tagTree(text, at)
    default:
      return unreadable(text, at)
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
  const plain = plainTree(source)
  if (plain) return plain
  let text = source
  for (let count = 0; count < MOST; count++) {
    try {
      const tree = processor.parse(text)
      return count === 0 ? tree : undefined
    } catch (error) {
      if (!(error instanceof Error && 'ruleId' in error)) throw error
      const { offset, blank, finding } = mistakeOf(error as ParserError, text)
      report(place(offset), finding)
      if (blank === undefined) break
      const end = offset + blank
      text = text.slice(0, offset) + blanked(text.slice(offset, end)) + text.slice(end)
    }
  }
  return undefined
}
