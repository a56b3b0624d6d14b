/** All the words that visitors and search engines read, wherever they stand: body, front matter, props, data files. */
import type { DataName } from '#lib/content/data.ts'
import type { Element } from './elements.ts'
import { type Passage, passageOf } from './passages.ts'
import type { Photograph } from './photographs.ts'
import type { DataFile, SitePage } from './site.ts'
import { placesOf } from './source.ts'
import type { Yaml } from './yaml.ts'

/** Keys that hold names for machines. */
const NAMES = [
  'layout',
  'parent',
  'related',
  'id',
  'href',
  'icon',
  'url',
  'profile',
  'photo',
  'logo',
  'claim',
]

/** Props that visitors read; the words inside a drawing are bound by its own schema. */
const PROPS = ['title', 'caption']

/** The texts of a YAML file as passages of kind `field`; `within` is the path of each, numbers left out. */
function yamlPassages(yaml: Yaml, source: string): Passage[] {
  const place = placesOf(source)
  return yaml.texts().flatMap(({ path, value, offsets }) => {
    const keys = path.filter((key) => typeof key !== 'number').map(String)
    return NAMES.includes(keys.at(-1) ?? '')
      ? []
      : [passageOf('field', keys, [{ text: value, offsets }], place)]
  })
}

function propPassages(element: Element): Passage[] {
  return PROPS.flatMap((name) => {
    const value = element.props.value[name]
    if (typeof value !== 'string' || value.trim() === '') return []
    const start = element.props.at([name])
    // The value stands in quotes on one line; where it does not, its start is place enough.
    const step = value.includes('\n') ? 0 : 1
    const offsets = () => Array.from(value, (_, index) => step * (index + 1))
    const place = (offset: number) => ({ line: start.line, column: start.column + offset })
    return [passageOf('field', [element.name, name], [{ text: value, offsets }], place)]
  })
}

/** Props of drawings that show a specimen: a line of input, a locator, signs in a grid. */
const SPECIMENS: readonly PropertyKey[] = ['lines', 'before', 'after', 'anchors', 'cells', 'text']

/** The labels in a drawing. */
function labelPassages(element: Element): Passage[] {
  if (element.name !== 'Figure') return []
  const passages: Passage[] = []
  const walk = (value: unknown, path: readonly PropertyKey[]) => {
    const keys = path.filter((key) => typeof key === 'string')
    if (typeof value === 'string') {
      const start = element.props.at(path)
      const offsets = () => Array.from(value, (_, index) => index + 1)
      const place = (offset: number) => ({ line: start.line, column: start.column + offset })
      passages.push(passageOf('field', ['Figure', ...keys], [{ text: value, offsets }], place))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        const name = Array.isArray(value) ? Number(key) : key
        if (!SPECIMENS.includes(name)) walk(part, [...path, name])
      }
    }
  }
  const { name, title, caption, ...labels } = element.props.value
  walk(labels, [])
  return passages
}

/** The words of photographs. In quotes or brackets somewhere on their line, whose start is place enough. */
const photographPassages = ({ alt, caption, place }: Photograph): Passage[] =>
  Object.entries({ alt, caption }).flatMap(([name, text]) =>
    text ? [passageOf('field', ['photograph', name], [{ text, offsets: () => [] }], () => place)] : [],
  )

/** Remembers what was worked out for a thing for as long as the thing is there: every check asks again. */
function remembered<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const value = work(key)
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
  ...(page.outline?.elements ?? []).flatMap(propPassages),
  ...(page.outline?.photographs ?? []).flatMap(photographPassages),
])

/** Every passage whose words are spelled: the labels in drawings, too. */
export const spelledOf = remembered((page: SitePage): Passage[] => [
  ...proseOf(page),
  ...(page.outline?.elements ?? []).flatMap(labelPassages),
])

/** Data files without prose: claims and statistics are where figures belong, the others hold addresses or what visitors type. */
const WITHOUT_PROSE: readonly DataName[] = [
  'claims',
  'statistics',
  'synonyms',
  'redirects',
  'released',
  'dictionary',
]

/** Data files without words. */
const WITHOUT_WORDS: readonly DataName[] = ['synonyms', 'redirects', 'released', 'dictionary']

/** Every passage of a data file. */
export const proseOfData = remembered((file: DataFile): Passage[] =>
  WITHOUT_PROSE.includes(file.name) ? [] : yamlPassages(file.yaml, file.source),
)

/** Every passage of a data file whose words are spelled. */
export const spelledInData = remembered((file: DataFile): Passage[] =>
  WITHOUT_WORDS.includes(file.name) ? [] : yamlPassages(file.yaml, file.source),
)
