/** Short names of new entries, such as those of people: pages refer to an entry by it, and readers never see it. */
import { valueAt } from '../../check/parse/source.ts'
import { slugOf } from '../../lib/content/slug.ts'
import { readYamlOf, withYaml } from '../document/texts.ts'
import { type Path, setAt } from '../document/yaml.ts'
import { NAMING_KEYS } from './labels.ts'
import { text, work } from './store.ts'

type Entry = Readonly<Record<string, unknown>>

/** As many whole words as an address has room for. */
const BEGINNING = /^.{1,40}(?=-|$)/

function nameIn(entry: Entry): string {
  const keys = Object.keys(entry).filter((key) => key !== 'id' && typeof entry[key] === 'string')
  const key = NAMING_KEYS.find((name) => keys.includes(name)) ?? keys[0]
  return key === undefined ? '' : String(entry[key])
}

/** The short name that an entry gets from its name, and that no other entry has; empty while the name has no letters. */
export function shortNameOf(entry: Entry, others: readonly Entry[]): string {
  // It begins with a letter.
  const slug = slugOf(nameIn(entry)).replace(/^[^a-z]+/, '')
  const [short = slug] = BEGINNING.exec(slug) ?? []
  const taken = others.map(({ id }) => id)
  let name = short
  for (let count = 2; short !== '' && taken.includes(name); count += 1) name = `${short}-${count}`
  return name
}

/** The lists of a file whose entries have short names, by their paths: the file itself, or those in it. */
function listsIn(value: unknown): (readonly [path: Path, entries: readonly Entry[]])[] {
  const lists: [Path, unknown][] = Array.isArray(value)
    ? [[[], value]]
    : Object.entries(Object(value)).map(([key, inner]) => [[key], inner])
  return lists.flatMap(([path, list]) => {
    const isNamed = Array.isArray(list) && list.every((entry) => typeof entry?.id === 'string')
    return isNamed ? [[path, list] as const] : []
  })
}

/**
 * Makes the short name of a new entry from its name while that is being written, given the text before and after. One that
 * somebody has set stays, and so does any that pages may refer to already.
 */
export function withShortNames(file: string, before: string, after: string): string {
  const factsOf = (source: string) => readYamlOf(file, source).value
  const opened = new Map(
    listsIn(factsOf(text(work().original[file]))).map(([path, list]) => [path.join(), list]),
  )
  const old = factsOf(before)
  const made = listsIn(factsOf(after)).flatMap(([path, list]) =>
    list.flatMap((entry, index) => {
      const was = Object(valueAt(old, [...path, index])) as Entry
      const others = list.filter((other) => other !== entry)
      const isOpened = opened.get(path.join())?.some(({ id }) => id === was.id)
      const isUnset = was.id === '' || (!isOpened && was.id === shortNameOf(was, others))
      const isRenamed = was.id === entry.id && nameIn(was) !== nameIn(entry)
      return isUnset && isRenamed
        ? [[[...path, index, 'id'], shortNameOf(entry, others)] as const]
        : []
    }),
  )
  return made.reduce(
    (source, [path, name]) => withYaml(file, source, (yaml) => setAt(yaml, path, name)),
    after,
  )
}
