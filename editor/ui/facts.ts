/** What a file's facts may be. */
import { chosenIn } from '../../check/parse/jsonSchema.ts'
import { valueAt } from '../../check/parse/source.ts'
import { SPECIFICATION } from '../../check/rules/specification/specifiedSite.ts'
import { textsFixed, WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { type DataName, fileOfData } from '../../lib/content/data.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { schemaOfFile } from '../document/schemas.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'

const fixedCounts = new Map(
  Object.entries(SPECIFICATION.counts).map(([name, { count }]) => [
    fileOfData(name as DataName),
    count,
  ]),
)

const FIXED = 'The owner of the site requires these words, and the check refuses others.'
const FIXED_TITLE =
  'The owner of the site requires this title, and the check refuses another. You can change the introduction, the headings and the title in search results instead.'

/** Lists of which the specification fixes each title. */
const FIXED_LISTS: readonly DataName[] = ['industries', 'strengths']

const CLAIMS = fileOfData('claims')

/** What claims say that the specification fixes. */
const FIXED_CLAIMS = [...WORDS.statistics, ...Object.values(WORDS.tiles).flat()]

/** What a claim says in several forms, which must agree with each other. */
const OF_CLAIM = ['figure', 'wording', 'phrase']

/** The title of a page that the specification of the site fixes, if it does. */
export const fixedTitle = (path: string): string | undefined => textsFixed(WORDS, path).title

/** What the owner requires of a fact, given all facts of its file; empty of one that is free. */
export function aboutFact(file: string, path: Path, facts: unknown): string {
  const key = String(path.at(-1))
  const page = isPageFile(file) ? pathOfFile(file) : ''
  if (Object.hasOwn(textsFixed(WORDS, page), path.join('.')))
    return path.length === 1 && key === 'title' ? FIXED_TITLE : FIXED
  const isIn = (names: readonly DataName[]) => names.some((name) => fileOfData(name) === file)
  const isTitle = isIn(FIXED_LISTS) && path.length === 2 && key === 'title'
  const isValue =
    page === '/careers' &&
    path[0] === 'values' &&
    WORDS.careersValues.includes(String(valueAt(facts, path)))
  const { wording } = Object(file === CLAIMS && valueAt(facts, path.slice(0, -1)))
  const isClaim = OF_CLAIM.includes(key) && FIXED_CLAIMS.includes(wording)
  return isTitle || isValue || isClaim ? FIXED : ''
}

/** Words of which the specification wants any in a text of a page's body. */
function wantedIn({ file, kind, path }: Spot): readonly (readonly string[])[] {
  const page = isPageFile(file) ? pathOfFile(file) : ''
  if (kind === 'heading') return WORDS.headings[page] ?? []
  if (kind !== 'prop') return WORDS.statements[page] ?? []
  if (path.at(-1) !== 'title') return []
  const cards = WORDS.cards[page] ?? []
  return [...cards.map(({ title }) => title), ...(WORDS.accordions[page] ?? [])].map((title) => [
    title,
  ])
}

/** The words of a text in a page's body that the specification wants on that page. */
function wordsWanted(spot: Spot): string[] {
  const text = spot.value.toLowerCase()
  return wantedIn(spot).flatMap(
    (wordings) => wordings.find((words) => text.includes(words.toLowerCase())) ?? [],
  )
}

/** What the owner requires of a text, given its file; empty of one that is free. */
export function aboutFixed(spot: Spot, source: string): string {
  if (spot.kind === 'field')
    return aboutFact(spot.file, spot.path, readYamlOf(spot.file, source).value)
  const wanted = wordsWanted(spot)
  if (wanted.length === 0) return ''
  if (wanted.some((words) => isSame(words, spot.value))) return FIXED
  const words = wanted.map((words) => `“${words}”`).join(' and ')
  return `The owner of the site requires ${words} on this page. You can change the words around that.`
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/** Why the words of a text cannot be others, if so, given its file. */
export function whyFixed(spot: Spot, source: string): string | false {
  const said = aboutFixed(spot, source)
  const isWhole = said === FIXED || said === FIXED_TITLE
  return isWhole && 'These words must stay: the check refuses others here.'
}

/** A schema that says something before what it says anyway. */
export const saying = (schema: JsonSchema, about = ''): JsonSchema =>
  about === '' ? schema : { ...schema, description: `${about} ${schema.description ?? ''}` }

/** The schema of a file's facts, with the number of entries that the specification of the site fixes. */
export function schemaOfFacts(file: string, value: unknown): JsonSchema | undefined {
  const schema = chosenIn(schemaOfFile(file), value)
  const count = fixedCounts.get(file)
  return schema && count !== undefined ? { ...schema, minItems: count, maxItems: count } : schema
}
