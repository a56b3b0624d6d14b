/** Places in a source text, and parsed values with the place of everything in them. */
import { LineCounter } from 'yaml'
import { expression } from '../expression.ts'
import { type Place, START } from '../problems.ts'

/** Memoizes a function per object, so that nothing is computed twice for an unchanged file. */
export function perObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as V
  }
}

export interface Source {
  source: string
  place: (offset: number) => Place
}

/** Returns a function that turns an offset in a text into a place. */
export function placesOf(source: string): (offset: number) => Place {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset) => {
    const { line, col: column } = lines.linePos(offset)
    return { line, column, offset }
  }
}

/** A character by its name or number: `&quot;`, `&#39;`. */
const ENTITY = expression(/^&#?\w+;/, {
  matches: ['&quot; and more', '&#39;'],
  passes: ['R&D;', '& more;'],
})

/**
 * Returns the source offset of each character of a value. Where escapes, indentation or folded lines make the two
 * differ, the characters are matched one by one from `start` on, and an entity such as `&quot;` as one.
 */
export function alignment(value: string, source: string, start: number, end: number): number[] {
  const first = source.slice(start, end).indexOf(value)
  if (first !== -1) return Array.from({ length: value.length }, (_, index) => start + first + index)
  const offsets: number[] = []
  let offset = start
  for (const character of value) {
    const blank = /\s/.test(character)
    const isHere = (index: number) =>
      blank ? /\s/.test(source[index] ?? '') : source.startsWith(character, index)
    const isEntity = source[offset] === '&' && character !== '&'
    const [entity] = isEntity ? (ENTITY.exec(source.slice(offset, end)) ?? []) : []
    let next = offset
    while (!entity && next < end && !isHere(next)) next++
    if (next >= end) next = Math.min(offset, Math.max(start, end - 1))
    for (let unit = 0; unit < character.length; unit++) offsets.push(next + unit)
    offset = Math.min(next + (entity ?? character).length, end)
  }
  return offsets
}

export interface Located {
  value: unknown
  at: ReturnType<typeof placesAt>['at']
  /** How a value is written that YAML takes for something else than text, such as `True` or `1.10`. Default: as JSON. */
  written?: ((path: readonly PropertyKey[]) => string | undefined) | undefined
}

export interface ValueText {
  path: PropertyKey[]
  value: string
  /** Its offsets in the file, including its quotes. */
  range: readonly [start: number, end: number]
  place: Place
}

/** Collects the offsets of values and their keys, because few of their places are ever asked for. */
export function placesAt(place: Source['place']) {
  // Each path, followed by the offsets of its value and its key: objects would take several times the memory.
  const known: (string | number)[] = []
  const add = (path: readonly PropertyKey[], value: number, key = value) =>
    known.push(path.join('\n'), value, key)
  /** Returns the place of the value at a path or, if there is none, that of its nearest ancestor. */
  const placeOf = (path: readonly PropertyKey[], part: 'key' | 'value' = 'value'): Place => {
    for (let depth = path.length; depth >= 0; depth--) {
      const index = known.lastIndexOf(path.slice(0, depth).join('\n'))
      const isValue = depth === path.length && part === 'value'
      if (index !== -1) return place(Number(known[index + (isValue ? 1 : 2)]))
    }
    return START
  }
  return { add, at: placeOf }
}

/** The keys of a path, without the places in lists: `['lines', 3, 'term']` becomes `['lines', 'term']`. */
export const keysOf = (path: readonly PropertyKey[]): string[] =>
  path.filter((key) => typeof key !== 'number').map(String)

/** The value at a path of keys; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((current, key) => {
    const isThere = typeof current === 'object' && current !== null && Object.hasOwn(current, key)
    return isThere ? (current as Record<PropertyKey, unknown>)[key] : undefined
  }, value)

/** The list at a path of keys; empty if there is none. */
export function listAt(value: unknown, path: readonly PropertyKey[]): readonly unknown[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** Pairs each entry that has the same key as an earlier one with the first of those. */
export const repeatsIn = <T>(all: readonly T[], keyOf: (entry: T) => string) =>
  [...Map.groupBy(all, keyOf).values()].flatMap(([first, ...more]) =>
    more.map((again) => [again, first as T] as const),
  )
