/** Parses a page's MDX, and explains its errors by the characters at their place, not in the parser's words. */
import type { Nodes, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { type BlockName, blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { splitPage } from '#lib/content/frontMatter.ts'
import { parseBody } from '#lib/content/mdx.ts'
import { nearest } from '#lib/content/nearest.ts'
import { finder } from './patterns.ts'
import { autofix, type Finding, type Place, type Report, say, suggestion } from './problems.ts'
import ELSEWHERE from './tables/elsewhere.json' with { type: 'json' }

/** What is used of the parser's error, a VFileMessage. */
interface ParserError extends Error {
  ruleId: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

/** Its offset in the source, and how many characters to blank, if any, so that the rest can be parsed. */
type Mistake = [offset: number, finding: Finding, blank?: number | undefined]

/** A block's tag with a space or backslash after its `<`. */
const TORN = new RegExp(`<([ \\t]+|\\\\)(/?(?:${Object.keys(blockProps).join('|')})[\\s/>])`, 'g')

const isEmptyBlock = (name: string) => emptyBlocks.includes(name as BlockName)

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Whether the text between two offsets has its lines to itself. */
const isAlone = (text: string, start: number, end: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t\r]*(?:\n|$)/.test(text.slice(end))

/** Returns the words from an offset to the end of its line, shortened if long. */
function words(text: string, from: number): string {
  const [line = ''] = text.slice(from).split('\n', 1)
  return line.length > 24 ? `${line.slice(0, 23)}…` : line.trim()
}

/** Replaces a text with white space of the same length and lines. */
export const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** Blanks comments and code, which contain neither tags nor braces. */
const bare = (text: string) => text.replace(/\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, blanked)

const angleFinding = finder('angle')

/** A `<` that starts no tag, for all the reasons authors write one. */
function strayAngle(text: string, offset: number): Mistake {
  const known = angleFinding(text.slice(offset))
  if (known) return [offset, known, known.fix?.from.length]
  return [
    offset,
    say('mdx.angle', { after: words(text, offset).slice(1).trim() }, autofix('<', '\\<')),
    1,
  ]
}

/** A brace not closed before an offset: a plain character in prose, a broken literal in a prop. */
function openBrace(text: string, at: number): Mistake {
  const open: number[] = []
  const before = bare(text).slice(0, at)
  for (const { 0: brace, index } of before.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  const [offset = at] = open
  const values = { words: words(text, offset) }
  if (text.startsWith('{/*', offset)) return [offset, say('mdx.note', values)]
  if (/<[A-Za-z][^<]*=\s*$/.test(text.slice(0, offset)))
    return [offset, say('mdx.prop-braces', values)]
  return [offset, say('mdx.brace', values, suggestion('{', '\\{')), 1]
}

/** A prop whose value does not start with a straight quote or a brace. */
function propValue(text: string, offset: number): Mistake {
  const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1]
  const rest = text.slice(offset)
  const [written, list] = /^(\[[^\]\n]*\])\}?/.exec(rest) ?? []
  if (written) return [offset, say('mdx.unquoted', { name }, autofix(written, `{${list}}`))]
  // In typographic quotes or backticks, without its first quote, or without both.
  const [from = '', value = ''] =
    /^[“”„‘’`]([^“”„‘’`"\n]*)[“”„‘’`"]?/u.exec(rest) ??
    /^([^"<>={}\n]+)"/.exec(rest) ??
    /^([^\s/>]*)/.exec(rest) ??
    []
  const to = `"${value}"`
  const fix = value === '' || /[=">]/.test(value) ? undefined : autofix(from, to)
  return [offset, say('mdx.unquoted', { name, to }, fix)]
}

/** A prop whose quote is not closed before the end of its line or tag, or before the next prop. */
const UNCLOSED = /([\w-]+)="([^"”>\n]*?)(”?)(?=\s*(?:\n|>\s*\n|\/>)|\s+[\w-]+=")/g

/** A stray `<`, or a mistake inside a tag, which the parser notices at an offset, or at the end of the text around it. */
function inTag(text: string, at: number, isEnd = false): Mistake {
  const before = text.slice(0, at)
  const last = /<\/(\w+)[^<>]*$/.exec(before)
  if (last) {
    const [tag = ''] = /^<\/\w+(?:[^<>\n]*>)?/.exec(text.slice(last.index)) ?? []
    return [last.index, say('mdx.closing-props', { name: last[1] }, autofix(tag, `</${last[1]}>`))]
  }
  const unclosed = [...before.matchAll(UNCLOSED)].at(-1)
  // An unclosed value has swallowed everything up to the next quote.
  if (unclosed && before.slice(unclosed.index + unclosed[0].length).split('"').length <= 2) {
    const [, name = '', value, end] = unclosed
    const fix = suggestion(`"${value}${end}`, `"${value}"`)
    return [unclosed.index + name.length + 1, say('mdx.unclosed-quote', { name }, fix)]
  }
  const tag = before.search(/<[A-Za-z][^<]*$/)
  const angle = text.lastIndexOf('<', at)
  if (tag === -1 || /^<[A-Za-z][\w.-]*:?$/.test(text.slice(tag, at))) return strayAngle(text, angle)
  const [html, name = ''] = /^<([a-z]\w*)[^<>\n]*>/.exec(text.slice(tag)) ?? []
  if (html) return [tag, htmlFinding(html, name)]
  if (/\w<[a-z]/.test(text.slice(tag - 1, tag + 2))) return strayAngle(text, tag)
  // What follows an empty line and is no prop is text.
  const isText = /\n[ \t\r]*\n(?!\s*[\w-]+=)/.test(text.slice(tag, at))
  if (text[at] === '<' || isEnd || isText)
    return [tag, say('mdx.open-tag', { tag: words(text, tag) })]
  if (/=\s*$/.test(before)) return propValue(text, at)
  const mark = /["'}]\s*$/.test(before) && /^[,;]/.exec(text.slice(at))?.[0]
  if (mark) return [at, say('mdx.prop-end', {}, autofix(mark, ''))]
  return [at, say('mdx.in-tag', { character: text[at] })]
}

type Tag = Record<'name' | 'text', string> & Record<'start' | 'end', number>

/** What to write instead of HTML and of other systems' blocks. */
const INSTEAD = Object.entries(ELSEWHERE).map(
  ([name, remedy]) => [new RegExp(name, 'i'), remedy] as const,
)

export const insteadOf = (name: string) => INSTEAD.find(([pattern]) => pattern.test(name))?.[1]

const htmlFinding = (tag: string, name: string) =>
  say('mdx.html', { tag, remedy: insteadOf(name) ?? 'Write it in Markdown, or remove it' })

/** A tag that is not closed before the end of its page, paragraph or list. */
function unclosed(text: string, { name, text: tag, start }: Tag): Mistake {
  if (/^[a-z]/.test(name)) return [start, htmlFinding(tag, name), tag.length]
  if (isEmptyBlock(name))
    return [start, say('mdx.empty-block', { name }, autofix(tag, tag.replace(/\s*>$/, ' />')))]
  const next = text.indexOf(`<${name}`, start + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${lineOf(text, next)}`
  return [start, say('mdx.unclosed', { name, where })]
}

/** `</Grid>` instead of `</Card>`: one of the two is misspelled, or a tag between them is missing. */
function mismatch(text: string, opening: Tag, closing: Tag, open: readonly Tag[]): Mistake {
  const { name, start } = opening
  const values = { name, closing: closing.name, line: lineOf(text, start) }
  const isBlock = Object.hasOwn(blockProps, name)
  if (!isBlock && Object.hasOwn(blockProps, closing.name) && nearest(name, [closing.name]))
    return [start, say('mdx.misspelt', values, autofix(`<${name}`, `<${closing.name}`))]
  if (/^[a-z]/.test(name) || isEmptyBlock(name)) return unclosed(text, opening)
  if (!isBlock && !text.includes(`</${name}>`)) return [start, say('mdx.no-block', values)]
  if (!isBlock && /\w/.test(text.charAt(start - 1))) return strayAngle(text, start)
  if (open.some((outer) => outer.name === closing.name)) return unclosed(text, opening)
  if (Object.hasOwn(blockProps, closing.name) && text.includes(`</${name}>`, closing.end))
    return [closing.start, say('mdx.closes-nothing', { tag: closing.text })]
  const sure = name.toLowerCase() === closing.name.toLowerCase()
  return [
    closing.start,
    say('mdx.mismatch', values, { from: closing.text, to: `</${name}>`, sure }),
  ]
}

/** Finds the first tag that breaks the nesting. */
function tagTree(text: string, at: number): Mistake {
  const open: Tag[] = []
  for (const match of bare(text).matchAll(/<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g)) {
    const [tag, slash, name = ''] = match
    const one = { name, text: tag, start: match.index, end: match.index + tag.length }
    if (!slash && !tag.endsWith('/>')) open.push(one)
    if (!slash) continue
    const last = open.pop()
    if (!last) return [one.start, say('mdx.closes-nothing', { tag })]
    if (last.name !== name) return mismatch(text, last, one, open)
    const between = text.slice(last.end, one.start)
    const opensAlone = isAlone(text, last.start, last.end)
    const inLine = (alone: string): Mistake => [
      one.start,
      say('mdx.closes-in-line', {}, autofix(tag, alone)),
    ]
    if (opensAlone && !/\n[ \t]*$/.test(between)) return inLine(`\n${tag}`)
    if (opensAlone && /^[ \t]*[^\s<]/.test(text.slice(one.end))) return inLine(`${tag}\n\n`)
    if (!opensAlone && /\n[ \t\r]*\n/.test(between)) return unclosed(text, last)
  }
  const last = open.at(-1)
  return last ? unclosed(text, last) : unreadable(text, at)
}

function unreadable(text: string, at: number): Mistake {
  const fences = [...text.matchAll(/^[ \t]*(?:```|~~~)/gm)]
  const open = fences.length % 2 === 1 ? fences.at(-1) : undefined
  return [open?.index ?? at, say(open ? 'markdown.code' : 'mdx.unreadable')]
}

function mistakeOf(
  { ruleId, source = '', place }: ParserError,
  text: string,
  start: number,
): Mistake {
  const offset = place?.offset ?? place?.start?.offset
  const at = offset === undefined ? text.length : start + offset
  if (source.endsWith('expression')) return openBrace(text, at)
  if (/^unexpected-(?:attribute|character|eof)$/.test(ruleId))
    return inTag(text, at, ruleId === 'unexpected-eof')
  if (/^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(ruleId)) return tagTree(text, at)
  if (ruleId !== 'unexpected-lazy') return unreadable(text, at)
  const tag = text.lastIndexOf('<', at)
  const begin = text.lastIndexOf('\n', tag) + 1
  const indent = text.slice(begin, tag)
  const fix = indent.trim() === '' ? autofix(indent, '\n') : undefined
  return [begin, say('mdx.under-list', { words: words(text, tag) }, fix)]
}

/** Counts the places in a parsed body from the start of its file. */
function movePlaces(
  node: Nodes | MdxJsxAttribute | MdxJsxExpressionAttribute,
  offset: number,
  lines: number,
): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line += lines
    point.offset = (point.offset ?? 0) + offset
  }
  if ('attributes' in node)
    for (const attribute of node.attributes) movePlaces(attribute, offset, lines)
  if ('children' in node) for (const child of node.children) movePlaces(child, offset, lines)
}

/** Reporting more in one file would only tire the reader. */
const MOST = 20

/**
 * Parses a page and reports its syntax errors, after any of which it returns undefined. A stray `<` or `{` is blanked
 * and the page parsed again, so that one run reports them all; any other error ends the run.
 */
export function parseMdx(
  source: string,
  report: Report,
  place: (offset: number) => Place,
): Root | undefined {
  const start = source.length - (splitPage(source)?.body ?? source).length
  const head = blanked(source.slice(0, start))
  // Characters that the table of patterns reports are read as what they were meant to be.
  let body = source
    .slice(start)
    .replace(
      /^(?:(?:import|export) .*|[\s\u200B]+(?=#{1,6} )|\\(?=<\/?[A-Z]))|(?<=^#{1,6})\u00A0/gm,
      blanked,
    )
    .replace(/(?<=\]\()<(?=\/[^\s<>()]*\))/g, blanked)
    .replace(/<\\(?=[A-Z]\w*>)/g, '</')
    .replace(TORN, (_, gap, tag) => `${blanked(gap)}<${tag}`)
    .replace(/(?<=^[^`\n]*\p{L})`(?=(?:[dmst]|ll|re|ve)\b)/gmu, '’')
  for (let count = 0; count < MOST; count++) {
    try {
      const tree = parseBody(body)
      if (count > 0) break
      movePlaces(tree, start, place(start).line - 1)
      return tree
    } catch (error) {
      if (!(error instanceof Error && 'ruleId' in error)) throw error
      const text = head + body
      const [offset, finding, blank] = mistakeOf(error as ParserError, text, start)
      report(place(offset), finding)
      if (blank === undefined) break
      const end = offset + blank
      body = text.slice(start, offset) + blanked(text.slice(offset, end)) + text.slice(end)
    }
  }
  return undefined
}
