/** Drops problems of words in the owner's own names, which are written as they are. */

import type { DataFile } from '../parse/data.ts'
import type { Site } from '../parse/site.ts'
import { keysOf, perObject } from '../parse/source.ts'
import type { Problem, RuleName } from '../problems.ts'

/** Rules for words that an author chooses. */
const FOR_WORDS: readonly RuleName[] = ['voice', 'claim', 'characters']

/** Where the data has names of the owner, of its people and of those that it works with. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  site: ['name', 'legalName', 'partners.name'],
  people: ['name'],
  testimonials: ['name'],
  offices: ['city', 'region'],
}

/** The names in a data file, even if another of its lines is wrong. */
const namesIn = perObject(({ name, yaml }: DataFile): string[] =>
  yaml.texts
    .filter(({ path }) => NAMES[name]?.includes(keysOf(path).join('.')))
    .map(({ value }) => value),
)

/** Returns where each of the names stands in a text, as a word of its own. */
function placesOf(names: readonly string[], source: string) {
  return names.flatMap((name) => {
    const places: { start: number; end: number }[] = []
    for (let start = source.indexOf(name); start !== -1; start = source.indexOf(name, start + 1)) {
      const end = start + name.length
      const around = `${source.slice(0, start).at(-1) ?? ''} ${source.charAt(end)}`
      if (!/[\p{L}\p{N}]/u.test(around)) places.push({ start, end })
    }
    return places
  })
}

/** Drops the problems that concern nothing but words of a name. Where the name itself is given, advice on it stays. */
export function withoutOwnNames(
  { all, dataFiles }: Site,
  problems: readonly Problem[],
): readonly Problem[] {
  const names = dataFiles.flatMap(namesIn).filter((name) => name !== '')
  const given = new Set(
    dataFiles.filter(({ name }) => Object.hasOwn(NAMES, name)).map(({ file }) => file),
  )
  const sources = new Map(all.map(({ file, source }) => [file, source]))
  const places = new Map<string, ReturnType<typeof placesOf>>()
  const placesIn = (file: string) => {
    const known = places.get(file) ?? placesOf(names, sources.get(file) ?? '')
    places.set(file, known)
    return known
  }
  return problems.filter(({ file, rule, severity, offset, fix }) => {
    const stays = given.has(file) && (severity === 'advice' || rule === 'characters')
    if (stays || !FOR_WORDS.includes(rule)) return true
    const until = offset + Math.max(1, fix?.from.length ?? 0)
    return !placesIn(file).some(({ start, end }) => start <= offset && until <= end)
  })
}
