/** What a file's facts may be. */
import { chosenIn } from '../../check/parse/jsonSchema.ts'
import { SPECIFICATION } from '../../check/rules/specification/specifiedSite.ts'
import { textsFixed, WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { type DataName, fileOfData } from '../../lib/content/data.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { schemaOfFile } from '../document/schemas.ts'
import type { Spot } from '../document/texts.ts'

const fixedCounts = new Map(
  Object.entries(SPECIFICATION.counts).map(([name, { count }]) => [
    fileOfData(name as DataName),
    count,
  ]),
)

const FIXED =
  'The owner of the site requires these words, and the check refuses others. You can change the words around them.'
const FIXED_TITLE =
  'The owner of the site requires this title, and the check refuses another. You can change the introduction, the headings and the title in search results instead.'

/** Lists of which the specification fixes each title. */
const FIXED_LISTS: readonly DataName[] = ['industries', 'strengths']

/** The texts of a file that the specification of the site fixes, by the keys that lead to them in its schema, and what is said there. */
function fixedIn(file: string): (readonly [keys: readonly string[], about: string])[] {
  if (FIXED_LISTS.some((name) => fileOfData(name) === file)) return [[['items', 'title'], FIXED]]
  if (!isPageFile(file)) return []
  return Object.keys(textsFixed(WORDS, pathOfFile(file))).map((key) => [
    key.split('.'),
    key === 'title' ? FIXED_TITLE : FIXED,
  ])
}

/** The title of a page that the specification of the site fixes, if it does. */
export const fixedTitle = (path: string): string | undefined => textsFixed(WORDS, path).title

/** Why the words of a text cannot be others, if so: by their place, or as the title of a card or an item that its page must have. */
export function whyFixed({ file, kind, path, value }: Spot): string | false {
  const page = isPageFile(file) ? pathOfFile(file) : ''
  const titles = [
    ...(WORDS.cards[page] ?? []).map(({ title }) => title),
    ...(WORDS.accordions[page] ?? []),
  ]
  const keys = path.map((key) => (typeof key === 'number' ? 'items' : key)).join('.')
  const isFixed =
    kind === 'prop'
      ? path.at(-1) === 'title' && titles.includes(value)
      : kind === 'field' && fixedIn(file).some(([fixed]) => fixed.join('.') === keys)
  return isFixed && 'These words must stay: the check refuses others here.'
}

/** A schema that says something of one of its texts before what it says anyway. */
function saying(schema: JsonSchema, [key, ...rest]: readonly string[], about: string): JsonSchema {
  if (key === undefined) return { ...schema, description: `${about} ${schema.description ?? ''}` }
  if (key === 'items' && schema.items)
    return { ...schema, items: saying(schema.items, rest, about) }
  const inner = schema.properties?.[key]
  if (!inner) return schema
  return { ...schema, properties: { ...schema.properties, [key]: saying(inner, rest, about) } }
}

/** The schema of a file's facts, with what the specification of the site fixes of them: the number of entries, and words. */
export function schemaOfFacts(file: string, value: unknown): JsonSchema | undefined {
  const schema = chosenIn(schemaOfFile(file), value)
  const count = fixedCounts.get(file)
  if (!schema) return undefined
  const counted = count === undefined ? schema : { ...schema, minItems: count, maxItems: count }
  return fixedIn(file).reduce((all, [keys, about]) => saying(all, keys, about), counted)
}
