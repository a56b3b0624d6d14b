/** Places in a source text, and values that know theirs. */
import type { Place } from './problems.ts'

/** Turns offsets into lines and columns, both from 1. */
export function placesOf(source: string): (offset: number) => Place {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** The offset of a place. */
export function offsetOf(source: string, { line, column }: Place): number {
  let start = 0
  for (let at = 1; at < line; at++) start = source.indexOf('\n', start) + 1 || source.length
  return start + column - 1
}

/**
 * For each character of a value its offset in the source it was read from. Escapes, quotes, indentation and folded
 * lines make the two differ, so the characters are matched one after the other from `start` on.
 */
export function alignment(value: string, source: string, start: number, end: number): number[] {
  const offsets: number[] = []
  let at = start
  for (const character of value) {
    let next = at
    const blank = /\s/.test(character)
    while (next < end && (blank ? !/\s/.test(source[next] ?? '') : !source.startsWith(character, next)))
      next++
    if (next >= end) next = Math.min(at, Math.max(start, end - 1))
    for (let unit = 0; unit < character.length; unit++) offsets.push(next + unit)
    at = Math.min(next + character.length, end)
  }
  return offsets
}

/** A value read from a source, and the place of everything in it. */
export interface Located {
  value: unknown
  /**
   * The place of what stands at `path`, of its key or of its value; where nothing stands there, the place of the
   * nearest part above it.
   */
  at: (path: readonly PropertyKey[], part?: 'key' | 'value') => Place
}

/** What stands at a path in a plain value, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<PropertyKey, unknown>)[key]
  }
  return current
}

/** The list at a path in a plain value; empty where none stands. */
export function listAt(value: unknown, path: readonly PropertyKey[]): readonly unknown[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}
