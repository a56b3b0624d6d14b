/** The words that visitors and search engines read, wherever they stand, each still knowing its place in the file. */
import type { Nodes, Root } from 'mdast'
import type { DataName } from '#lib/content/data.ts'
import { type Block, isJsx, type Photograph } from './page.ts'
import type { Place } from './problems.ts'
import type { DataFile, SitePage } from './site.ts'
import { alignment, placesOf } from './source.ts'
import type { Yaml } from './yaml.ts'

export interface Passage {
  kind: 'heading' | 'paragraph' | 'item' | 'field'
  /** Names of the blocks around it, the outermost first; for a field, its keys. */
  within: string[]
  /** The text, white space folded to single spaces. A claim stands here in its own wording. */
  text: string
  /** The same with code and claims blanked, for rules on what may stand in prose; as long as `text`. */
  prose: string
  /** The place of the character at an index of `text`. */
  at: (index: number) => Place
}

/** Stands in `prose` for each character that is no prose: neither a letter nor white space. */
export const BLANK = '\uFFFC'

/** A stretch of text and where it was read. */
interface Piece {
  text: string
  /** Place of each character; asked for only where one is wanted. */
  places: () => readonly Place[]
  /** Code and claims are no prose. */
  blank?: boolean
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

function passageOf(kind: Passage['kind'], within: string[], pieces: readonly Piece[]): Passage {
  const text = pieces.map((piece) => piece.text).join('')
  const prose = pieces.map((piece) => (piece.blank ? piece.text.replace(/\S/g, BLANK) : piece.text)).join('')
  const at: Passage['at'] = (index) => {
    const places = pieces.flatMap((piece) => piece.places())
    // The characters that are left when white space is folded.
    const kept = [...places.keys()].filter(
      (one) => !/\s/.test(text[one] ?? '') || /\S/.test(text[one - 1] ?? ' '),
    )
    return places[kept[Math.min(index, kept.length - 1)] ?? 0] ?? { line: 1, column: 1 }
  }
  return { kind, within, text: folded(text), prose: folded(prose), at }
}

const INLINE = [
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'link',
  'linkReference',
  'break',
  'delete',
  'mdxJsxTextElement',
]

/**
 * The passages of a body, in order.
 *
 * @param phrase the wording of a claim inside a sentence, by its id
 */
export function passagesOf(
  tree: Root,
  source: string,
  phrase: (id: unknown) => string | undefined,
): Passage[] {
  const passages: Passage[] = []
  const place = placesOf(source)

  const inline = (node: Nodes): Piece[] => {
    const start = node.position?.start.offset ?? 0
    const still = (text: string) => ({ text, places: () => Array<Place>(text.length).fill(place(start)) })
    if (node.type === 'text' || node.type === 'inlineCode') {
      const places = () => alignment(node.value, source, start, node.position?.end.offset ?? start).map(place)
      return [{ text: node.value, places, blank: node.type === 'inlineCode' }]
    }
    if (isJsx(node) && node.name === 'Claim') {
      const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value
      return [{ ...still(phrase(id) ?? 'figure'), blank: true }]
    }
    if (node.type === 'break' || (isJsx(node) && node.children.length === 0)) return [still(' ')]
    return 'children' in node ? node.children.flatMap(inline) : []
  }

  const add = (kind: Passage['kind'], within: string[], nodes: readonly Nodes[]) => {
    const passage = passageOf(kind, within, nodes.flatMap(inline))
    if (passage.text !== '') passages.push(passage)
  }

  const walk = (node: Nodes, within: string[], inItem: boolean) => {
    if (node.type === 'heading') return add('heading', within, [node])
    if (node.type === 'tableCell') return add('item', within, [node])
    if (node.type === 'paragraph') {
      // A block written on one line stands in a paragraph of its own: `<Card …>text</Card>`.
      const blocks = node.children.filter((child) => isJsx(child) && child.name !== 'Claim')
      const rest = node.children.filter((child) => !blocks.includes(child))
      if (blocks.length > 0 && rest.every((child) => child.type === 'text' && child.value.trim() === '')) {
        for (const block of blocks) walk(block, within, inItem)
        return
      }
      return add(inItem ? 'item' : 'paragraph', within, [node])
    }
    if (isJsx(node) && node.name === 'Claim') return add('paragraph', within, [node])
    const inner = isJsx(node) ? [...within, node.name ?? ''] : within
    if (isJsx(node) && node.children.length > 0 && node.children.every(({ type }) => INLINE.includes(type)))
      return add('paragraph', inner, node.children)
    if ('children' in node)
      for (const child of node.children) walk(child, inner, inItem || node.type === 'listItem')
  }
  walk(tree, [], false)
  return passages
}

/** Words in a text: what white space separates and holds a letter or a digit. */
export function wordCount(text: string): number {
  return text.match(/[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

const field = (within: string[], text: string, places: Piece['places']) =>
  passageOf('field', within, [{ text, places }])

/** Keys that hold names for machines. */
const NAMES = 'layout parent related id href icon url profile photo logo claim'.split(' ')

function yamlPassages({ texts }: Yaml, source: string): Passage[] {
  const place = placesOf(source)
  return texts.flatMap(({ path, value, offsets }) => {
    const keys = path.filter((key) => typeof key !== 'number').map(String)
    return NAMES.includes(keys.at(-1) ?? '') ? [] : field(keys, value, () => offsets().map(place))
  })
}

/** A text in a prop. It stands in quotes on one line; where it does not, its start is place enough. */
function propPassage({ name, props }: Block, path: readonly PropertyKey[], value: string): Passage {
  const { line, column } = props.at(path)
  const step = value.includes('\n') ? 0 : 1
  const keys = path.filter((key) => typeof key === 'string')
  return field([name, ...keys], value, () =>
    Array.from({ length: value.length }, (_, index) => ({ line, column: column + step * (index + 1) })),
  )
}

/** Props that visitors read beside the labels of a drawing. */
const titlePassages = (block: Block) =>
  ['title', 'caption'].flatMap((name) => {
    const value = block.props.value[name]
    return typeof value === 'string' && value.trim() !== '' ? propPassage(block, [name], value) : []
  })

/** Props of drawings that show a specimen: a line of input, a locator, characters in a grid. */
const SPECIMENS: readonly PropertyKey[] = ['lines', 'before', 'after', 'anchors', 'cells', 'text']

/** The labels in a drawing. */
function labelPassages(block: Block): Passage[] {
  const labels = (value: unknown, path: readonly PropertyKey[]): Passage[] => {
    if (typeof value === 'string') return [propPassage(block, path, value)]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value)
      .map(([key, part]) => [Array.isArray(value) ? Number(key) : key, part] as const)
      .flatMap(([key, part]) => (SPECIMENS.includes(key) ? [] : labels(part, [...path, key])))
  }
  const { name, title, caption, ...rest } = block.props.value
  return block.name === 'Figure' ? labels(rest, []) : []
}

/** The words of photographs; their line is place enough. */
const photographPassages = ({ alt, caption, place }: Photograph) =>
  Object.entries({ alt, caption }).flatMap(([name, text]) =>
    text ? field(['photograph', name], text, () => [place]) : [],
  )

/** Remembers what was worked out for a thing for as long as the thing is there: every rule asks again. */
function remembered<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

/** The texts of the front matter; `within` holds the keys. */
export const frontMatterPassages = remembered((page: SitePage): Passage[] =>
  page.yaml ? yamlPassages(page.yaml, page.source) : [],
)

/** Every passage of a page. */
export const proseOf = remembered((page: SitePage): Passage[] => [
  ...frontMatterPassages(page),
  ...page.passages,
  ...(page.outline?.blocks ?? []).flatMap(titlePassages),
  ...(page.outline?.photographs ?? []).flatMap(photographPassages),
])

/** Every passage whose words are spelled: the labels in drawings, too. */
export const spelledOf = remembered((page: SitePage): Passage[] => [
  ...proseOf(page),
  ...(page.outline?.blocks ?? []).flatMap(labelPassages),
])

/** Data files without words, and those without prose: claims and statistics are where figures belong. */
const WITHOUT_WORDS: readonly DataName[] = ['synonyms', 'redirects', 'released', 'contract', 'dictionary']
const WITHOUT_PROSE: readonly DataName[] = [...WITHOUT_WORDS, 'claims', 'statistics']

/** Every passage of a data file whose words are spelled. */
export const spelledInData = remembered((file: DataFile): Passage[] =>
  WITHOUT_WORDS.includes(file.name) ? [] : yamlPassages(file.yaml, file.source),
)

/** Every passage of a data file. */
export const proseOfData = (file: DataFile): Passage[] =>
  WITHOUT_PROSE.includes(file.name) ? [] : spelledInData(file)
