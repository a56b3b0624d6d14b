/** Brings together what an author and somebody else have made of the same text. */
import { diff3Merge } from 'node-diff3'

/** A stretch that both have changed, in two versions. */
export interface Clash {
  mine: string
  theirs: string
}

/** The text in parts: those that are settled, and those on which the author decides. */
export type Merged = (string | Clash)[]

/** Lines with their ends, so that a text comes together as it was. */
const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

export function merge(base: string, mine: string, theirs: string): Merged {
  return diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true }).map(
    ({ ok, conflict }) =>
      conflict ? { mine: conflict.a.join(''), theirs: conflict.b.join('') } : (ok ?? []).join(''),
  )
}

/** The whole text, once nothing is left to decide. */
export const settled = (parts: Merged): string | undefined =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
