/** What names another text by its words, such as the bar that a drawing marks, and is to be renamed along with it. */
import type { z } from 'zod'
import { valueAt } from '../../check/parse/source.ts'
import { sharedEnds } from './sharedEnds.ts'
import type { Path } from './yaml.ts'

interface Leaf {
  path: Path
  words: string
}

/** The texts in a value, with the keys that lead to them. */
function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, isList ? Number(key) : key]),
  )
}

/** The single text that differs, with its words before; undefined if more has changed, as when an entry moves or goes. */
function renamedIn(before: unknown, after: unknown): (Leaf & { old: string }) | undefined {
  const old = leavesOf(before)
  const now = leavesOf(after)
  const isSame = ({ path, words }: Leaf, index: number) =>
    old[index]?.words === words && old[index]?.path.join() === path.join()
  const [changed, ...more] = now.filter((leaf, index) => !isSame(leaf, index))
  if (!changed || more.length > 0 || old.length !== now.length) return undefined
  const was = valueAt(before, changed.path)
  return typeof was === 'string' ? { ...changed, old: was } : undefined
}

/** What some words of a text have become in it. */
function wordsWithin(name: string, old: string, now: string): string {
  if (name === old) return now
  const { head, tail } = sharedEnds(old, now)
  const start = old.indexOf(name)
  const end = start + name.length
  const changeEnd = old.length - tail
  const shift = now.length - old.length
  const from = start >= changeEnd ? start + shift : Math.min(start, head)
  const to = end <= head ? end : Math.max(end, changeEnd) + shift
  return now.slice(from, to)
}

/** A copy of a value with other words at a path. */
export function withWords(value: unknown, [key, ...rest]: Path, words: string): unknown {
  if (key === undefined) return words
  const inner = withWords(valueAt(value, [key]), rest, words)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [key]: inner }
}

/**
 * The texts that have to change with the only one that an author has changed. A schema says which those are: its rules across
 * fields object to the old words, and no more to the new ones.
 */
export function namesakesOf(schema: z.ZodType, before: unknown, after: unknown): Leaf[] {
  const renamed = renamedIn(before, after)
  if (!renamed) return []
  const faultsOf = (value: unknown) =>
    schema.safeParse(value).error?.issues.filter(({ code }) => code === 'custom').length ?? 0
  const faultsBefore = faultsOf(before)
  const found: Leaf[] = []
  let value = after
  let faults = faultsOf(value)
  for (const { path, words } of leavesOf(after)) {
    if (faults <= faultsBefore) break
    const isNamed =
      words !== '' && renamed.old.includes(words) && path.join() !== renamed.path.join()
    if (!isNamed) continue
    const now = wordsWithin(words, renamed.old, renamed.words)
    const next = withWords(value, path, now)
    const left = faultsOf(next)
    if (left >= faults) continue
    found.push({ path, words: now })
    value = next
    faults = left
  }
  return found
}
