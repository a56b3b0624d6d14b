/** The texts of a page or data file that an author can change one by one, and how each is written back. */
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPageFile, splitPage } from '#lib/content/files.ts'
import { soleImage } from '#lib/content/remark.ts'
import type { Edit } from '#tools/lint/fix.ts'
import { parseMdx } from '#tools/lint/mdx.ts'
import { type Block, outlineOf, rangeOf } from '#tools/lint/page.ts'
import { placesOf, type ValueText } from '#tools/lint/source.ts'
import { readYaml } from '#tools/lint/yaml.ts'
import { type Path, setAt } from './yaml.ts'

const MARKDOWN = ['heading', 'paragraph', 'listItem', 'tableCell'] as const

export interface Spot {
  file: string
  kind: (typeof MARKDOWN)[number] | 'photograph' | 'field' | 'prop'
  /** Where it stands in the file. */
  start: number
  end: number
  /** The words, without what the file needs around them. */
  value: string
  /** Keys that lead to a field; of a prop the name of its block, and where that starts, come first. */
  path: Path
  /** What other words here change in the file. */
  edit: (words: string) => Edit
}

/** Props and keys that hold names for machines, which are chosen and not written. */
const NAMES = 'layout name id href icon claim marker url profile photo logo parent related'.split(' ')
const isWords = ({ path }: ValueText) => !path.some((key) => NAMES.includes(String(key)))

/** What stands for the words of a node: of a point in a list those before the lists in it. */
const wordsOf = (node: Nodes): readonly Nodes[] => {
  if (node.type === 'listItem') return wordsOf(node.children[0] ?? { type: 'text', value: '' })
  if (node.type === 'paragraph' && soleImage(node)) return [node]
  return 'children' in node ? (node.children as Nodes[]) : []
}

/**
 * Calls for each text of a page's tree that is written as Markdown.
 *
 * @param found takes the node, what the text is, and where it starts and ends
 */
export function visitTexts(
  tree: Root,
  found: (node: Nodes, kind: Spot['kind'], start: number, end: number) => void,
): void {
  visit(tree, (node) => {
    const kind = MARKDOWN.find((type) => type === node.type)
    if (!kind) return
    const words = wordsOf(node)
    const [first, last] = [words[0], words.at(-1)]
    const isPhotograph = node.type === 'paragraph' && soleImage(node)
    if (first?.position && last)
      found(node, isPhotograph ? 'photograph' : kind, rangeOf(first)[0], rangeOf(last)[1])
  })
}

const inScript = (text: string, quote: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
const inTag = (text: string, quote: string) =>
  text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')

/** The texts in the props of a block. */
function propsOf(file: string, source: string, { name, node, texts }: Block): Spot[] {
  return texts.filter(isWords).map(({ path, value, range: [start, end] }) => {
    const quote = source.charAt(start)
    const written = source[start - 1] === '=' ? inTag : inScript
    const edit = (words: string) => {
      const line = words.replace(/\s*\n\s*/g, ' ')
      return { start, end, to: quote + written(line, quote) + quote }
    }
    return { file, kind: 'prop', start, end, value, path: [name, rangeOf(node)[0], ...path], edit }
  })
}

/** The texts of the body of a page; none while it cannot be read. */
function spotsOfBody(file: string, source: string): Spot[] {
  const place = placesOf(source)
  const tree = parseMdx(source, () => {}, place)
  if (!tree) return []
  const spots: Spot[] = []
  visitTexts(tree, (_, kind, start, end) => {
    if (spots.some((spot) => spot.start === start)) return
    const edit = (to: string) => ({ start, end, to })
    spots.push({ file, kind, start, end, value: source.slice(start, end), path: [], edit })
  })
  const { blocks } = outlineOf(
    tree,
    { source, place },
    () => undefined,
    () => {},
  )
  return [...spots, ...blocks.flatMap((block) => propsOf(file, source, block))]
}

/** The YAML of a file: that of its head, or all of it. */
export function yamlOf(file: string, source: string): { text: string; start: number } {
  if (!isPageFile(file)) return { text: source, start: 0 }
  const page = splitPage(source)
  return { text: page?.head ?? '', start: page?.start ?? 0 }
}

/** A file with another text of YAML in it. */
export function withYaml(file: string, source: string, change: (yaml: string) => string): string {
  const { text, start } = yamlOf(file, source)
  return source.slice(0, start) + change(text) + source.slice(start + text.length)
}

/** What is made of a file, made again only where that has changed. */
function perFile<T>(make: (file: string, source: string) => T): (file: string, source: string) => T {
  const known = new Map<string, { source: string; value: T }>()
  return (file, source) => {
    const last = known.get(file)
    const now = last?.source === source ? last : { source, value: make(file, source) }
    known.set(file, now)
    return now.value
  }
}

/** The same as it is read, as far as it can be. */
export const readYamlOf = perFile((file, source) => {
  const { text, start } = yamlOf(file, source)
  return readYaml(text, () => {}, placesOf(source), start)
})

function spotsOfYaml(file: string, source: string): Spot[] {
  const { text, start } = yamlOf(file, source)
  const { texts } = readYamlOf(file, source)
  return texts.filter(isWords).map(({ path, value, range: [from, end] }) => {
    const now = (words: string) => (words === value ? text : setAt(text, path, words))
    const edit = (words: string) => ({ start, end: start + text.length, to: now(words) })
    return { file, kind: 'field', start: from, end, value, path, edit }
  })
}

/** Every text of a file that can be changed by itself, those of the head first. */
export const spotsOf = perFile((file, source): Spot[] => [
  ...spotsOfYaml(file, source),
  ...(isPageFile(file) ? spotsOfBody(file, source) : []),
])
