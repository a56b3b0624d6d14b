/** The individually editable texts in a page or data file, and how each is written back. */
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isReadInArtifact } from '../../check/parse/artifacts.ts'
import { schemaAt } from '../../check/parse/jsonSchema.ts'
import { beforeOnLine } from '../../check/parse/lines.ts'
import { rangeOf } from '../../check/parse/nodes.ts'
import { type Block, outlineOf } from '../../check/parse/outline.ts'
import { isChosen } from '../../check/parse/passages.ts'
import { placesOf, type ValueText, valueAt } from '../../check/parse/source.ts'
import { readYaml } from '../../check/parse/yaml.ts'
import type { Edit } from '../../check/report/edits.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { partsOf } from '../../lib/content/frontMatter.ts'
import { soleImage } from '../../lib/content/mdx.ts'
import { inScript, inTag } from '../../lib/content/quoting.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { escapedWords, type MarkdownKind, plainWords, rewordedMarkdown } from './markdown.ts'
import { numberTyped } from './numbers.ts'
import { pageTree } from './pageTree.ts'
import { perFile } from './perFile.ts'
import { captionWritten, escapedAlt, PHOTOGRAPH, plainAlt, plainCaption } from './photographs.ts'
import { hasChoices, schemaOfBlock, schemaOfFile } from './schemas.ts'
import { type Path, pathsIn, setAt } from './yaml.ts'

const MARKDOWN: readonly MarkdownKind[] = ['heading', 'paragraph', 'listItem', 'tableCell']

export interface Spot {
  file: string
  kind: MarkdownKind | 'photograph' | 'field' | 'prop'
  start: number
  end: number
  /** The words, without their syntax. */
  value: string
  /** The keys that lead to a field. For a prop, they start with its block's name and position; a photograph is such a block. */
  path: Path
  /** Whether it is one of the values that its schema lists: it may be shown, but it is no part of a sentence. */
  isListed?: boolean
  /** Whether only a number can stand there. */
  isNumber?: boolean
  /** Whether it is a fact whose words can be bold, in italics, code or a link. */
  isInline?: boolean
  /** Whether it is the last paragraph of a note, out of which two empty lines lead. */
  endsNote?: boolean
  edit: (words: string) => Edit
}

/** Texts of a page in which words can be bold, in italics or a link. */
const RICH: readonly Spot['kind'][] = ['paragraph', 'listItem', 'tableCell']

/** Whether words of a text can be bold, in italics or a link. */
export const isRich = ({ kind, isInline }: Pick<Spot, 'kind' | 'isInline'>): boolean =>
  isInline === true || RICH.includes(kind)

/** Whether a text has signs among its words, such as those of links. */
export const hasSigns = ({ path, isInline }: Pick<Spot, 'path' | 'isInline'>): boolean =>
  isInline === true || path.length === 0

/** A node's own words; for a list item, those before any nested list. */
const wordsOf = (node: Nodes): readonly Nodes[] => {
  if (node.type === 'listItem') return wordsOf(node.children[0] ?? { type: 'text', value: '' })
  if (node.type === 'paragraph' && soleImage(node)) return [node]
  return 'children' in node ? (node.children as Nodes[]) : []
}

/** Where words can be written into a text that has none: behind its mark. */
function emptyPlace(node: Nodes): number | undefined {
  if (!('children' in node) || node.children.length > 0) return undefined
  const [start, end] = rangeOf(node)
  if (node.type !== 'tableCell') return end
  return start + (end - start > '||'.length ? '| ' : '|').length
}

/** Hands each text of a page’s body to `found`, with the offsets of its words, also where these have been removed. */
export function visitTexts(
  tree: Root,
  found: (node: Nodes, kind: MarkdownKind | 'photograph', start: number, end: number) => void,
) {
  visit(tree, (node) => {
    const kind = MARKDOWN.find((type) => type === node.type)
    if (!kind) return
    const words = wordsOf(node)
    const first = words[0]
    const last = words.at(-1)
    const isPhotograph = node.type === 'paragraph' && soleImage(node)
    const empty = emptyPlace(node)
    if (empty !== undefined) found(node, kind, empty, empty)
    if (first?.position && last)
      found(node, isPhotograph ? 'photograph' : kind, rangeOf(first)[0], rangeOf(last)[1])
  })
}

/** What is typed or pasted into a text that has a single line. */
export const inLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function isListedAt(schema: JsonSchema | undefined, path: Path, value: unknown): boolean {
  const own = schemaAt(schema, path, value)
  return own !== undefined && hasChoices(own)
}

/** A Markdown text as it stands in a box, and how what is typed there is written. */
function asTyped(markdown: string, kind: MarkdownKind) {
  const words = plainWords(markdown, kind)
  return {
    value: words ?? markdown,
    written: (text: string) =>
      words === undefined ? rewordedMarkdown(markdown, text, kind) : escapedWords(text, kind),
  }
}

/** The same for a fact whose words can be bold or a link: a mark at its start, such as that of a list, is none. */
export const asInline = (fact: string) => asTyped(fact, 'listItem')

function propsOf(
  file: string,
  source: string,
  { name, node, props }: Block,
  texts: readonly ValueText[],
): Spot[] {
  const schema = schemaOfBlock(name)
  const inBlock = texts.filter(
    ({ path }) => !isChosen(path) && !isListedAt(schema, path, props.value),
  )
  const block = [name, rangeOf(node)[0]]
  const words = inBlock.map(({ path, value, range: [start, end] }): Spot => {
    const quote = source.charAt(start)
    const written = source[start - 1] === '=' ? inTag : inScript
    const edit = (words: string) => ({
      start,
      end,
      to: quote + written(inLine(words), quote) + quote,
    })
    return { file, kind: 'prop', start, end, value, path: [...block, ...path], edit }
  })
  return [...words, ...numbersOfDrawing(file, source, { name, props }, block)]
}

const DIGITS = /-?[\d.]+/y

/** The numbers of a drawing, which shows them beside its words; of any other block, none. */
function numbersOfDrawing(
  file: string,
  source: string,
  { name, props }: Pick<Block, 'name' | 'props'>,
  block: Path,
): Spot[] {
  if (name !== 'Figure') return []
  return pathsIn(props.value).flatMap((path): Spot[] => {
    const number = valueAt(props.value, path)
    const start = props.at(path).offset
    DIGITS.lastIndex = start
    const [value] = DIGITS.exec(source) ?? []
    if (typeof number !== 'number' || value === undefined) return []
    const end = start + value.length
    const edit = (words: string) => ({
      start,
      end,
      to: words === value ? value : String(numberTyped(words) ?? number),
    })
    return [
      { file, kind: 'prop', start, end, value, path: [...block, ...path], isNumber: true, edit },
    ]
  })
}

/** The two texts of a photograph; none if it is written in another way than `![alt](name "caption")`. */
function spotsOfPhotograph(file: string, source: string, start: number, end: number): Spot[] {
  const [markdown, alt = '', space = ' ', caption = ''] =
    PHOTOGRAPH.exec(source.slice(start, end)) ?? []
  const altWords = plainAlt(alt)
  const captionWords = plainCaption(caption)
  if (markdown === undefined || altWords === undefined || captionWords === undefined) return []
  const block = ['Photograph', start]
  const altStart = start + '!['.length
  const altEnd = altStart + alt.length
  const captionEnd = end - ')'.length
  const captionStart = caption ? captionEnd - `${space}"${caption}"`.length : captionEnd
  return [
    {
      file,
      kind: 'photograph',
      start: altStart,
      end: altEnd,
      value: altWords,
      path: [...block, 'alt'],
      edit: (words) => ({ start: altStart, end: altEnd, to: escapedAlt(inLine(words)) }),
    },
    {
      file,
      kind: 'photograph',
      start: captionStart,
      end: captionEnd,
      value: captionWords,
      path: [...block, 'caption'],
      edit: (words) => ({
        start: captionStart,
        end: captionEnd,
        to: captionWritten(inLine(words), space),
      }),
    },
  ]
}

/** Where an item begins in words that are typed or pasted, with the mark that another program puts before it. */
const ITEM = /^[•◦‣·▪]\s+|\s*\n\s*(?:(?:[-*•◦‣·▪]|\d+[.)])\s+|o\t)?/g

/** The items that have been written, and the paragraph behind an empty one, which ends their list as in a word processor. */
const LIST_END = /^(?<items>.*\S)[^\S\n]*\n[^\S\n]*\n\s*(?<behind>\S.*)$/s

/** The paragraphs of a note, and the one behind it, which two empty lines part from them. */
const LEAVING = /^(?<inner>.*?\S)(?:[^\S\n]*\n){3}\s*(?<behind>\S.*)$/s

/** What follows the last paragraph of a note. */
const NOTE_END = /^\s*<\/Note>/

/** What follows an item, if that is another. */
const NEXT_ITEM = /^\s*\n\s*(?:[-*+]|\d+[.)])\s/

const itemsIn = (text: string) =>
  text
    .trimEnd()
    .replace(ITEM, (_, offset) => (offset === 0 ? '' : '\n'))
    .split('\n')

function spotsOfBody(file: string, source: string): Spot[] {
  const place = placesOf(source)
  /** Reports nothing, and knows no claims. */
  const nothing = () => undefined
  const tree = pageTree(source)
  if (!tree) return []
  const spots: Spot[] = []
  visitTexts(tree, (_, kind, start, end) => {
    if (spots.some((spot) => spot.start === start)) return
    if (kind === 'photograph') {
      spots.push(...spotsOfPhotograph(file, source, start, end))
      return
    }
    const { value, written } = asTyped(source.slice(start, end), kind)
    const mark = beforeOnLine(source, start)
    const isBeforeItem = NEXT_ITEM.test(source.slice(end))
    const writtenAs: Record<MarkdownKind, (text: string) => string> = {
      heading: (text) => written(inLine(text)),
      tableCell: (text) => written(inLine(text)),
      // A paragraph that has been begun, and has no letter yet, is none.
      paragraph: (text) => written(text.replace(/\n\s*$/, '')),
      // Each line is an item, unless the item had several before.
      listItem: (text) => {
        if (value.includes('\n')) return written(text)
        const { items, behind } = LIST_END.exec(text)?.groups ?? {}
        const list = itemsIn(items ?? text)
          .map(written)
          .join(`\n${mark}`)
        if (behind === undefined) return list
        const rest = isBeforeItem ? '\n' : ''
        return `${list}\n\n${escapedWords(behind, 'paragraph')}${rest}`
      },
    }
    // Behind the bare mark of a heading or an item, a space parts it from the words.
    const space = kind !== 'tableCell' && /[#*+.)-]$/.test(mark) ? ' ' : ''
    const noteEnd = kind === 'paragraph' ? NOTE_END.exec(source.slice(end))?.[0] : undefined
    const edit = (words: string) => {
      const { inner, behind } = (noteEnd && LEAVING.exec(words)?.groups) || {}
      if (noteEnd === undefined || inner === undefined || behind === undefined)
        return { start, end, to: space + writtenAs[kind](words) }
      const next = escapedWords(behind.trimEnd(), 'paragraph')
      return { start, end: end + noteEnd.length, to: `${written(inner)}${noteEnd}\n\n${next}` }
    }
    const endsNote = noteEnd !== undefined
    spots.push({ file, kind, start, end, value, path: [], endsNote, edit })
  })
  const { syntax } = outlineOf(tree, { source, place }, nothing, nothing)
  const props = [...(syntax?.written ?? [])].flatMap(([block, { texts }]) =>
    propsOf(file, source, block, texts),
  )
  return [...spots, ...props]
}

/** A file's YAML: its front matter, or all of it; of a series, which is a table, none. */
function yamlOf(file: string, source: string): { text: string; start: number } {
  if (seriesOfFile(file) !== undefined) return { text: '', start: 0 }
  if (!isPageFile(file)) return { text: source, start: 0 }
  const page = partsOf(source)
  return { text: page?.head ?? '', start: page?.start ?? 0 }
}

/** Changes a file’s YAML, and leaves the rest as it is. */
export function withYaml(file: string, source: string, change: (yaml: string) => string): string {
  const { text, start } = yamlOf(file, source)
  return source.slice(0, start) + change(text) + source.slice(start + text.length)
}

/** The YAML's value, as far as it can be parsed. */
export const readYamlOf = perFile((file, source) => {
  const { text, start } = yamlOf(file, source)
  return readYaml(text, () => {}, placesOf(source), start)
})

/** Whether the text at a path is written, not chosen. */
const isWritten = (file: string, path: Path) =>
  pathOfArtifact(file) === undefined ? !isChosen(path) : isReadInArtifact(path)

/** The numbers of a document at the head of a page, which shows them beside its words. */
function numbersOf(file: string, source: string): Spot[] {
  const { value, at, written, broken } = readYamlOf(file, source)
  if (broken || pathOfArtifact(file) === undefined) return []
  const { text, start } = yamlOf(file, source)
  return pathsIn(value).flatMap((path): Spot[] => {
    const number = valueAt(value, path)
    const digits = written?.(path)
    if (typeof number !== 'number' || digits === undefined) return []
    const { offset } = at(path)
    // While what is typed is no number, the last one stays, as in a form.
    const now = (words: string) =>
      words === digits ? text : setAt(text, path, numberTyped(words) ?? number)
    const edit = (words: string) => ({ start, end: start + text.length, to: now(words) })
    const end = offset + digits.length
    return [{ file, kind: 'field', start: offset, end, value: digits, path, isNumber: true, edit }]
  })
}

/** The texts of a data file, or of a page's front matter, and the numbers of a document. */
export const spotsOfYaml = perFile((file, source): Spot[] => {
  const { text, start } = yamlOf(file, source)
  const { texts, broken, value: facts } = readYamlOf(file, source)
  const schema = schemaOfFile(file)
  // YAML with errors cannot be rewritten.
  const editable = texts.filter(({ path }) => !broken && isWritten(file, path))
  const words = editable.map(({ path, value: fact, range: [from, end] }): Spot => {
    const own = schemaAt(schema, path, facts)
    const isListed = own !== undefined && hasChoices(own)
    const isInline = own?.inline === true
    const typed = isInline ? asInline(fact) : { value: fact, written: String }
    const { value } = typed
    const now = (words: string) =>
      words === value ? text : setAt(text, path, typed.written(inLine(words)))
    const edit = (words: string) => ({ start, end: start + text.length, to: now(words) })
    return { file, kind: 'field', start: from, end, value, path, isListed, isInline, edit }
  })
  return [...words, ...numbersOf(file, source)].sort((a, b) => a.start - b.start)
})

/** All texts of a file. */
export const spotsOf = perFile((file, source): Spot[] => [
  ...spotsOfYaml(file, source),
  ...(isPageFile(file) ? spotsOfBody(file, source) : []),
])
