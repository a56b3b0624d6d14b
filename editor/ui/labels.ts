/** What files, facts, blocks and choices are called, and what is said about a text. */
import { jsonOf, schemaAt } from '../../check/parse/jsonSchema.ts'
import { isChosen } from '../../check/parse/passages.ts'
import { valueAt } from '../../check/parse/source.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { GLANCE_TERMS } from '../../lib/content/glance.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { numbersShown, numberTyped } from '../document/numbers.ts'
import { propsAt } from '../document/props.ts'
import { DATA_FILES, schemaOfBlock } from '../document/schemas.ts'
import { innermostBlock, type SectionLayout } from '../document/structure.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import { JOBS } from '../jobs/answers.ts'
import { schemaOfFacts } from './facts.ts'

/** Files whose own names would not say what they hold. */
const FILES: Record<string, string> = {
  contract: 'Addresses that must stay',
  evidence: 'Our own measurements',
  facts: 'Dated facts about the world',
  redirects: 'Former addresses',
  released: 'Addresses that are online',
}

/** What a file is called: a page and a document by their titles, facts, series and photographs by their files' names. */
export function titleOfFile(file: string, contents: Contents): string {
  const name = file.replace(/^content\/data\/|\.\w+$/g, '')
  const content = contents[file]
  const facts = Object(readYamlOf(file, typeof content === 'string' ? content : '').value)
  if (isPageFile(file)) return typeof facts.title === 'string' ? facts.title : pathOfFile(file)
  if (pathOfArtifact(file) !== undefined) return typeof facts.name === 'string' ? facts.name : name
  if (FILES[name] || DATA_FILES.has(file)) return FILES[name] ?? words(name)
  return seriesOfFile(file) ?? file.replace(/^content\/(?:data\/photos\/)?/, '')
}

/** Keys of facts whose own words would not say what they are, with the key above where that matters. */
const LABELS: Record<string, string> = {
  asks: 'What is asked',
  beyond: 'What is above the line',
  bio: 'Biography',
  breaks: 'What breaks there',
  'contact.about': 'What the visitor asks about',
  faqs: 'Questions and answers',
  counted: 'What is counted',
  crawlers: 'Search engines and AI',
  designation: 'Position',
  expires: 'Valid until',
  'Figure.at': 'Row that is marked',
  'Figure.mark': 'Part that stands out',
  'Figure.of': 'Which result',
  'Figure.series': 'Numbers',
  'Figure.title': 'What it shows',
  glance: 'At a glance',
  ...Object.fromEntries(Object.entries(GLANCE_TERMS).map(([key, term]) => [`glance.${key}`, term])),
  'glance.from': 'Lowest price',
  href: 'Page',
  id: 'Short name',
  isIndented: 'Further right',
  isLarge: 'Larger than the others',
  'lines.from': 'Taken from',
  monogram: 'Initials',
  'partners.href': 'Address on the web',
  photo: 'Photograph',
  photoAlt: 'What the photograph shows',
  placeholder: 'Still a sample, to be replaced',
  publishAt: 'Published from this day on',
  quick: 'Quick links',
  related: 'What to read next',
  rest: 'Heading of the others',
  reviewBy: 'To be reviewed by',
  says: 'Words on the page',
  search: 'In search results',
  'social.href': 'Address on the web',
  titleLinksToItself: 'The title is a link to the page',
  training: 'Training of AI models',
  url: 'Address on the web',
  x: 'From left to right',
  y: 'From the bottom up',
}

/** Choices whose own words would not say what they are. */
const CHOICES: Record<string, string> = {
  across: 'Across the page',
  detail: 'A single service',
  landing: 'A group of services',
  text: 'Below the title',
}

/** A choice that is several words in one, such as `notYet` or `load-model`. */
const JOINED = /^[a-z]+(?:-[a-z\d]+)+$|^[a-z]+\p{Lu}\p{L}*$/u

export const SECTION_LAYOUTS: Record<SectionLayout, string> = {
  beside: 'Beside the text',
  wide: 'Below the text',
  pinned: 'Beside it, and stays in sight',
}

/** The label of what can be chosen from a list. */
export const labelOfChoice = (choice: string) =>
  CHOICES[choice] ??
  (SECTION_LAYOUTS as Record<string, string>)[choice] ??
  (JOINED.test(choice) ? words(choice) : choice)

/** The label of the last key of a path: its words, unless those say too little. */
export function labelOf(path: Path): string {
  const keys = path.filter((key) => typeof key !== 'number').map(String)
  const last = keys.at(-1) ?? 'entry'
  return LABELS[keys.slice(-2).join('.')] ?? LABELS[last] ?? words(last)
}

/** Keys whose text tells an entry of a list from the others, the most telling first. */
export const NAMING_KEYS = [
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

/** A longer text tells what an entry says, and not which one it is. */
const MAX_NAME = 40

/** An entry's own name: that of a person, the city of an office, or else the first short text in it, or itself. */
function ownNameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry.length <= MAX_NAME ? entry : undefined
  const texts = new Map(
    Object.entries(Object(entry)).filter(
      (text): text is [string, string] => typeof text[1] === 'string' && text[1] !== '',
    ),
  )
  const key = NAMING_KEYS.find((name) => texts.has(name))
  if (key) return texts.get(key)
  return [...texts].find(([name, text]) => !isChosen([name]) && text.length <= MAX_NAME)?.[1]
}

/** The head of an entry that stands alone: what it is, and its own name if it has one, such as `Question: How long?`. */
export function headOfEntry(path: Path, entry: unknown): string {
  const name = ownNameOf(entry)
  const kind = labelOfEntries(path)
  // A file that is a list has no word for its entries.
  if (name && path.length === 0) return name
  return name ? `${kind}: ${name}` : kind
}

/** The label of an entry of the list at a path: its number, and its own name if it has one, such as `Entry 1: Mumbai`. */
export function labelOfEntry(path: Path, index: number, entry: unknown): string {
  const name = ownNameOf(entry)
  return `${labelOfEntries(path)} ${index + 1}${name ? `: ${name}` : ''}`
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
  paragraph: 'Enter starts a new paragraph, and / on its line adds a block.',
  listItem: 'Enter starts another item, and Backspace at its start joins it with the one before.',
  tableCell: 'Tab goes to the next cell.',
}

/** What a text is for, and how long it may be, as far as a schema or a hint says so. */
export function aboutSpot(spot: Spot, source: string): JsonSchema | undefined {
  const { kind, path, file } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)
  if (kind === 'field') {
    const { value } = readYamlOf(file, source)
    return schemaAt(schemaOfFacts(file, value), path, value)
  }
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  return schemaAt(schemaOfBlock(String(block)), rest, propsAt(source, Number(start)))
}

/** What is said of a number in a document: that what is typed is none, or that the one that was clicked is computed. */
export function aboutNumber({ file, value, isNumber }: Spot, typed: string, clicked: string) {
  if (isNumber && numberTyped(typed) === undefined)
    return `Until there is a number, the page keeps ${value}.`
  const [number, ...more] = numbersShown(clicked)
  const isShown = number && more.length === 0 && !/\p{L}/u.test(clicked)
  const isComputed = isShown && !isNumber && !value.includes(clicked)
  return isComputed && pathOfArtifact(file) !== undefined
    ? `${clicked} is computed from other numbers of this document.`
    : ''
}

/**
 * Why a click on words opens nothing, and what to do instead.
 *
 * @param origin the title of what they come from, and whether it can be opened
 */
export function aboutFixedWords(shown: string, origin?: string, canOpen = true): string {
  if (shown === 'Sample')
    return '“Sample” marks what is not real yet. Once it is, click the words beside it, and press “No longer a sample”.'
  if (origin && !canOpen)
    return `“${shown}” is from “${origin}”, which a program takes and nobody writes.`
  return origin
    ? `The site writes “${shown}” from “${origin}”, so it can only be changed there.`
    : `The site writes “${shown}” by itself, so it cannot be changed here. Click another sentence.`
}

/** A proposal by its title, behind which a sentence may end; empty if that is not known. */
export const nameOfProposal = ({ title }: { title: string }): string =>
  title && `“${title.replace(/\.$/, '')}”`

/** A text's label, given its file: `Search › Description`, `Question 2 › Answer`, `Ada Miller › Biography`, `Drawing: Caption`. */
export function nameOf(spot: Spot, source: string): string {
  const { kind, path, file } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)?.title ?? words(kind)
  if (kind === 'field') return nameOfPath(path, readYamlOf(file, source).value)
  if (kind !== 'prop') return words(kind)
  const [block = '', , ...keys] = path
  return `${nameOfBlock(String(block))}: ${nameOfPath(keys, undefined, block)}`
}

/** What stands at a place in a page beside its texts: `Drawing in “What we test”`, `Section “What we test”`. */
export function nameOfPlace(source: string, offset: number): string | undefined {
  const { name, heading } = innermostBlock(source, offset)
  if (!name || !heading) return name && nameOfBlock(name)
  return `${nameOfBlock(name)}${name === 'Section' ? '' : ' in'} “${heading}”`
}

/**
 * The label of a fact with those above it, or of a prop of a block: `Question 2 › Answer`. An entry of a whole file, which has
 * no other name, is called by its own: `Mumbai › Region`.
 */
export function nameOfPath(path: Path, value?: unknown, ...block: Path): string {
  const names = path.flatMap((key, index) => {
    if (typeof key === 'number') {
      const name = index === 0 ? ownNameOf(valueAt(value, [key])) : undefined
      return name ?? `${labelOfEntries(path.slice(0, index))} ${key + 1}`
    }
    // An entry is called by its own name.
    const isList = typeof path[index + 1] === 'number'
    return isList ? [] : labelOf([...block, ...path.slice(0, index + 1)])
  })
  return names.join(' › ')
}
