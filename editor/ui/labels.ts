/** Labels, descriptions and limits from the schemas. */
import type { z } from 'zod'
import { jsonOf, schemaAt } from '../../check/parse/schema.ts'
import { findingText, type Problem } from '../../check/problems.ts'
import { artifactSchema, pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { blockProps } from '../../lib/content/blocks.ts'
import { PHOTO_NAME } from '../../lib/content/data/fields.ts'
import { type DataName, dataSchemas, fileOfData } from '../../lib/content/data.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { GLANCE_TERMS } from '../../lib/content/glance.ts'
import { frontMatter, pagePath } from '../../lib/content/schema.ts'
import { seriesName, seriesOfFile } from '../../lib/content/series.ts'
import { JOBS } from '../actions/answers.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { propsAt } from '../document/props.ts'
import type { SectionLayout } from '../document/structure.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'

export const isAddress = ({ pattern }: JsonSchema) => pattern === jsonOf(pagePath).pattern
export const isSeries = ({ description }: JsonSchema) =>
  description !== undefined && description === jsonOf(seriesName).description
export const isPhotograph = ({ pattern }: JsonSchema) => pattern === PHOTO_NAME.source

export const DATA_FILES = new Map(
  (Object.keys(dataSchemas) as DataName[])
    .map((name) => [fileOfData(name), jsonOf(dataSchemas[name] as z.ZodType)] as const)
    .filter(([, { readOnly }]) => !readOnly),
)

/** The files of the documents at the heads of pages. */
export const artifactFilesIn = (contents: Contents) =>
  Object.keys(contents).filter(
    (file) => pathOfArtifact(file) !== undefined && typeof contents[file] === 'string',
  )

/** What a file is called: a page and a document by their titles, facts, series and photographs by their files' names. */
export function titleOfFile(file: string, contents: Contents): string {
  const name = file.replace(/^content\/data\/|\.\w+$/g, '')
  const content = contents[file]
  const facts = Object(readYamlOf(file, typeof content === 'string' ? content : '').value)
  if (isPageFile(file)) return typeof facts.title === 'string' ? facts.title : pathOfFile(file)
  if (pathOfArtifact(file) !== undefined) return typeof facts.name === 'string' ? facts.name : name
  if (DATA_FILES.has(file)) return words(name)
  return seriesOfFile(file) ?? file.replace(/^content\/(?:data\/photos\/)?/, '')
}

/** The schema of a file's YAML; of a page, one for each layout, and of an artifact, one for each kind. */
export function schemaOfFile(file: string): JsonSchema | undefined {
  if (isPageFile(file)) return jsonOf(frontMatter)
  return pathOfArtifact(file) === undefined ? DATA_FILES.get(file) : jsonOf(artifactSchema)
}

/** The schema of a block's props; of a drawing's, one for each name. */
export function schemaOfBlock(block: string): JsonSchema | undefined {
  const props = blockProps[block as keyof typeof blockProps]
  return props && jsonOf(props)
}

/** Keys of facts whose own words would not say what they are, with the key above where that matters. */
const LABELS: Record<string, string> = {
  bio: 'Biography',
  'contact.about': 'What the visitor asks about',
  faqs: 'Questions and answers',
  'Figure.title': 'What it shows',
  glance: 'At a glance',
  ...Object.fromEntries(Object.entries(GLANCE_TERMS).map(([key, term]) => [`glance.${key}`, term])),
  'glance.from': 'Lowest price',
  href: 'Page',
  id: 'Short name',
  photoAlt: 'What the photograph shows',
  placeholder: 'Still a sample, to be replaced',
  publishAt: 'Published from this day on',
  related: 'What to read next',
  reviewBy: 'To be reviewed by',
  search: 'In search results',
  titleLinksToItself: 'The title is a link to the page',
  url: 'Address on the web',
}

/** Choices whose own words would not say what they are. */
const CHOICES: Record<string, string> = {
  detail: 'A single service',
  landing: 'A group of services',
}

export const SECTION_LAYOUTS: Record<SectionLayout, string> = {
  beside: 'Picture beside the text',
  wide: 'Picture below, across the page',
  pinned: 'Picture stays while the text scrolls',
}

/** The label of what can be chosen from a list. */
export const labelOfChoice = (choice: string) =>
  CHOICES[choice] ?? (SECTION_LAYOUTS as Record<string, string>)[choice] ?? choice

/** The label of the last key of a path: its words, unless those say too little. */
export function labelOf(path: Path): string {
  const keys = path.filter((key) => typeof key !== 'number').map(String)
  const last = keys.at(-1) ?? 'entry'
  return LABELS[keys.slice(-2).join('.')] ?? LABELS[last] ?? words(last)
}

/** Keys whose text tells an entry of a list from the others, the most telling first. */
const NAMING_KEYS = [
  'question',
  'title',
  'name',
  'label',
  'heading',
  'city',
  'phrase',
  'term',
  'id',
]

/** Lists whose name is no plural of what each entry is. */
const ENTRIES: Record<string, string> = {
  criteria: 'Criterion',
  faqs: 'Question',
  leaves: 'Leaf',
  street: 'Street line',
}

/** What each entry of the list at a path is called: of `bars`, "Bar". */
export function labelOfEntries(path: Path): string {
  const list = path.findLast((key) => typeof key !== 'number') ?? 'entry'
  return ENTRIES[String(list)] ?? labelOf(path).replace(/(?<=ch|sh)es$|(?<![is])s$/, '')
}

/** The label of an entry of the list at a path: its number, and its own name if it has one, such as `Entry 1: Mumbai`. */
export function labelOfEntry(path: Path, index: number, entry: unknown): string {
  const texts = Object(entry) as Record<string, unknown>
  const key = NAMING_KEYS.find((name) => typeof texts[name] === 'string' && texts[name] !== '')
  return `${labelOfEntries(path)} ${index + 1}${key ? `: ${texts[key]}` : ''}`
}

/** Turns a key into words: `countryCode` becomes "Country code", `due-diligence` "Due diligence". */
export function words(key: PropertyKey): string {
  const text = String(key)
    .replaceAll('-', ' ')
    .replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
  return text.trim().replace(/^./, (letter) => letter.toUpperCase())
}

/** What a block, or another part of a page, is called. */
export const nameOfBlock = (name: string): string =>
  (BLOCK_NAMES as Record<string, string>)[name] ?? words(name)

const photographFields = jsonOf(JOBS.photograph.answers)

/** The schema of a photograph's alt text or caption. */
const schemaOfPhotograph = ({ path }: Spot) => photographFields.properties?.[String(path.at(-1))]

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph: 'An empty line starts a new paragraph.',
  listItem: 'A new line starts another item.',
  tableCell: 'Tab goes to the next cell.',
}

/** What a text is for, and how long it may be, as far as a schema or a hint says so. */
export function aboutSpot(spot: Spot, source: string): JsonSchema | undefined {
  const { kind, path, file } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)
  if (kind === 'field') return schemaAt(schemaOfFile(file), path, readYamlOf(file, source).value)
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  return schemaAt(schemaOfBlock(String(block)), rest, propsAt(source, Number(start)))
}

/** A text's label: `Search › Description`, `Question 2 › Answer`, `Drawing: Caption`. */
export function nameOf(spot: Spot): string {
  const { kind, path } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)?.title ?? words(kind)
  if (kind === 'field') return nameOfPath(path)
  if (kind !== 'prop') return words(kind)
  const [block = '', , ...keys] = path
  return `${nameOfBlock(String(block))}: ${nameOfPath(keys, block)}`
}

/** The label of a fact with those above it, or of a prop of a block: `Question 2 › Answer`, `Entry 3 › City`. */
export function nameOfPath(path: Path, ...block: Path): string {
  const names = path.flatMap((key, index) => {
    if (typeof key === 'number') return `${labelOfEntries(path.slice(0, index))} ${key + 1}`
    // An entry is called by its own name.
    const isList = typeof path[index + 1] === 'number'
    return isList ? [] : labelOf([...block, ...path.slice(0, index + 1)])
  })
  return names.join(' › ')
}

/** A key at the start of a finding, such as `search.title`, `entry 2 of street` or `prop title of <Card>`. */
const KEY =
  /^(?:entry (\d+) of )?(?:prop )?([a-z]\w*(?:\.\w+)*)(?: of <(\w+)[^<>]*>)?(?= (?:is|has|takes|must|cannot|says|needs|ends|does not|add up)\b)/

const layoutNamed = (layout: string) => `“${SECTION_LAYOUTS[layout as SectionLayout] ?? layout}”`

/** What a finding says, with labels in place of the keys and the syntax that authors do not see. */
export function findingWords(finding: Problem): string {
  const text = findingText(finding)
  const named =
    finding.rule === 'schema' || finding.rule === 'prop'
      ? text.replace(KEY, (_, entry?: string, keys = '', block?: string) => {
          const path = [block ?? '', ...keys.split('.')]
          const label = entry ? `${labelOfEntries(path)} ${entry}` : labelOf(path)
          const around = block ? ` of this ${nameOfBlock(block).toLowerCase()}` : ''
          return `“${label}”${around}`
        })
      : text
  const inWords = named
    .replace(/ is ""(?=[;,])/, ' is empty')
    .replace(
      /add the line "- [^"]*" to \S+, (?:at its start|after "- [^"]*")/,
      'add it to the dictionary',
    )
    .replace(/(?<=\badd a )<Figure … \/>/gi, 'drawing')
    .replace(/<Section layout="(\w+)">/g, (_, layout: string) => layoutNamed(layout))
    .replace(/(?<=\blayout )(?:beside|wide|pinned)\b/g, layoutNamed)
  // A name of a file stays as it is.
  return inWords.replace(/^\p{Ll}(?=[\p{L}-]* )/u, (letter) => letter.toUpperCase())
}
