import { isChosen } from '../../check/parse/passages.ts'
import { valueAt } from '../../check/parse/source.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { GLANCE_TERMS } from '../../lib/content/glance.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { propsAt } from '../document/props.ts'
import { DATA_FILES } from '../document/schemas.ts'
import { innermostBlock, type SectionLayout } from '../document/structure.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import { schemaOfPhotograph } from './aboutTexts.ts'

/** Files whose own names would not say what they hold. */
const FILES: Record<string, string> = {
  contract: 'Addresses that must stay',
  evidence: 'Our own measurements',
  facts: 'Dated facts about the world',
  redirects: 'Former addresses',
  released: 'Addresses that are online',
}

/** The name of a file of facts, without its folder and its ending. */
export const nameOfDataFile = (file: string) => file.replace(/^content\/data\/|\.\w+$/g, '')

/** What the home page is called, whose title is its first line. */
const HOME = 'Home'

/** What a file is called: a page and a document by their titles, facts and series by the words of their files' names, photographs by these. */
export function titleOfFile(file: string, contents: Contents): string {
  const name = nameOfDataFile(file)
  const content = contents[file]
  const facts = Object(readYamlOf(file, typeof content === 'string' ? content : '').value)
  if (isPageFile(file)) {
    const path = pathOfFile(file)
    if (path === '/') return HOME
    return typeof facts.title === 'string' ? facts.title : path
  }
  if (pathOfArtifact(file) !== undefined) return typeof facts.name === 'string' ? facts.name : name
  if (FILES[name] || DATA_FILES.has(file)) return FILES[name] ?? words(name)
  const series = seriesOfFile(file)
  return series ? words(series) : file.replace(/^content\/(?:data\/photos\/)?/, '')
}

/** Keys of facts whose own words would not say what they are, with the key above where that matters. */
const LABELS: Record<string, string> = {
  accent: 'What is filled',
  asks: 'What is asked',
  beyond: 'What is above the line',
  bio: 'Biography',
  breaks: 'What breaks there',
  careers: 'For resumes',
  'cases.at': 'Number',
  closing: 'At the end of the page',
  contact: 'Contact button',
  'contact.about': 'What the visitor asks about',
  'contact.label': 'Words on the button',
  counted: 'What is counted',
  crawlers: 'Search engines and AI',
  designation: 'Position',
  expires: 'Valid until',
  faqs: 'Questions and answers',
  'Figure.actors': 'Who talks',
  'Figure.aim': 'What is aimed at',
  'Figure.at': 'Row that is marked',
  'Figure.back': 'The way back',
  'Figure.band': 'Name of the usual range',
  'Figure.box': 'Words at the box',
  'Figure.center': 'In the middle',
  'Figure.clash': 'Words where two overlap',
  'Figure.core': 'In the middle',
  'Figure.flows': 'From left to right, with arrows',
  'Figure.left': 'On the left',
  'Figure.length': 'Length of the scale',
  'Figure.level': 'Dashed line',
  'Figure.mark': 'Part that stands out',
  'Figure.note': 'Words at that part',
  'Figure.now': 'What is reached',
  'Figure.of': 'Which result',
  'Figure.open': 'What is still open',
  'Figure.outlier': 'Words at the marked row',
  'Figure.right': 'On the right',
  'Figure.root': 'Where it begins',
  'Figure.series': 'Numbers',
  'Figure.signs': 'What each sign means',
  'Figure.stop': 'Stage with the closed gate',
  'Figure.tags': 'Marked words',
  'Figure.title': 'What it shows',
  'Figure.window': 'Time between two events',
  glance: 'At a glance',
  ...Object.fromEntries(Object.entries(GLANCE_TERMS).map(([key, term]) => [`glance.${key}`, term])),
  'glance.from': 'Lowest price',
  href: 'Page',
  general: 'For messages',
  id: 'Short name',
  ink: 'What is drawn as a line',
  intro: 'Introduction',
  isIndented: 'Further right',
  isLarge: 'Larger than the others',
  leaves: 'What it leads to',
  legal: 'Legal links',
  'lines.from': 'Taken from',
  monogram: 'Initials',
  'points.x': 'From left',
  'points.y': 'From below',
  'partners.href': 'Address on the web',
  parent: 'Page above',
  photo: 'Photograph',
  photoAlt: 'What the photograph shows',
  placeholder: 'A sample, not the real one yet',
  published: 'Online since',
  publishAt: 'Published from this day on',
  quick: 'Quick links',
  related: 'What to read next',
  rest: 'Heading of the others',
  reviewBy: 'To be reviewed by',
  says: 'Words on the page',
  search: 'In search results',
  social: 'Social network',
  'social.label': 'Name',
  'social.href': 'Address on the web',
  titleLinksToItself: 'The title is a link to the page',
  'steps.at': 'Column',
  training: 'Training of AI models',
  url: 'Address on the web',
  value: 'Number',
  x: 'From left to right',
  y: 'From the bottom up',
}

/** Choices whose own words would not say what they are. */
const CHOICES: Record<string, string> = {
  across: 'Across the page',
  detail: 'A single service',
  landing: 'A group of services',
  linear: 'Even steps',
  log: 'Each step ten times the last',
  text: 'Below the title',
}

/** A choice that is several words in one, such as `notYet` or `load-model`. */
const JOINED = /^[a-z]+(?:-[a-z\d]+)+$|^[a-z]+\p{Lu}\p{L}*$/u

export const SECTION_LAYOUTS: Record<SectionLayout, string> = {
  beside: 'Picture beside the text',
  wide: 'Picture below, full width',
  pinned: 'Picture beside, stays in sight',
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
  // A box to tick says what is so.
  return (
    LABELS[keys.slice(-2).join('.')] ?? LABELS[last] ?? words(last.replace(/^is(?=\p{Lu})/u, ''))
  )
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
  'wording',
  'id',
]

/** Lists whose name is no plural of what each entry is. */
const ENTRIES: Record<string, string> = {
  criteria: 'Criterion',
  dictionary: 'Word',
  facts: 'Dated fact',
  faqs: 'Question',
  industries: 'Industry',
  leaves: 'Leaf',
  legal: 'Legal fact',
  people: 'Person',
  street: 'Street line',
  synonyms: 'Page',
}

/** What each entry of the list at a path is called: of `bars`, "Bar". */
export function labelOfEntries(path: Path): string {
  const list = path.findLast((key) => typeof key !== 'number') ?? 'entry'
  return ENTRIES[String(list)] ?? labelOf(path).replace(/(?<=ch|sh)es$|(?<![is])s$/, '')
}

/** A longer text tells what an entry says, and not which one it is. */
const MAX_NAME = 40

/** An entry's own name: that of a person, the city of an office, the number of a case, or else the first short text in it, or itself. */
export function ownNameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry.length <= MAX_NAME ? entry : undefined
  const texts = new Map(
    Object.entries(Object(entry)).filter(
      (text): text is [string, string] => typeof text[1] === 'string' && text[1] !== '',
    ),
  )
  const key = NAMING_KEYS.find((name) => texts.has(name))
  if (key) return texts.get(key)
  // Several cases may have the same words.
  const { at } = Object(entry)
  if (typeof at === 'number') return `${at}`
  return [...texts].find(([name, text]) => !isChosen([name]) && text.length <= MAX_NAME)?.[1]
}

/** As many letters as tell apart entries that have no name. */
const MAX_BEGINNING = 60

/** How the first text of an entry begins, in whole words. */
export function beginningOf(entry: unknown): string | undefined {
  const text = Object.entries(Object(entry)).find(
    ([key, value]) => typeof value === 'string' && value !== '' && !isChosen([key]),
  )?.[1]
  if (typeof text !== 'string' || text.length <= MAX_BEGINNING) return text as string | undefined
  return `${text.slice(0, MAX_BEGINNING).replace(/\s\S*$/, '')} …`
}

/** The head of an entry that stands alone: what it is, and its own name if it has one, such as `Question: How long?`. */
export function headOfEntry(path: Path, entry: unknown): string {
  const name = ownNameOf(entry)
  const kind = labelOfEntries(path)
  // A file that is a list has no word for its entries.
  if (name && path.length === 0) return name
  return name ? `${kind}: ${name}` : kind
}

/** The label of an entry of the list at a path: its number, and its own name if it has one, such as `Question 1: How long?`. */
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

/** A proposal by its title, behind which a sentence may end; empty if that is not known. */
export const nameOfProposal = ({ title }: { title: string }): string =>
  title && `“${title.replace(/\.$/, '')}”`

/** A text's label, given its file: `Search › Description`, `Question 2 › Answer`, `Ada Miller › Biography`, `Drawing: Caption`. */
export function nameOf(spot: Spot, source: string): string {
  const { kind, path, file, isNumber } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)?.title ?? words(kind)
  if (kind === 'field') {
    const { value } = readYamlOf(file, source)
    // The words beside a number say which one it is.
    const owner = isNumber ? ownNameOf(valueAt(value, path.slice(0, -1))) : undefined
    return `${nameOfPath(path, value)}${owner ? ` of “${owner}”` : ''}`
  }
  if (kind !== 'prop') return words(kind)
  const [block = '', start, ...keys] = path
  const name = `${nameOfBlock(String(block))}: ${nameOfPath(keys, undefined, block)}`
  // The words beside a number say which one it is.
  const { label } = Object(isNumber && valueAt(propsAt(source, Number(start)), keys.slice(0, -1)))
  return typeof label === 'string' ? `${name} of “${label}”` : name
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
