/** Compares the files with those before the author's changes: which pages are gone, and which only renamed. */
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import type { Files } from '../read/files.ts'
import { readFrontMatter } from './frontMatter.ts'
import { placesOf } from './source.ts'

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.trim() !== ''))

/** The share of lines that two texts have in common. */
export function similarity(a: string, b: string): number {
  const left = linesOf(a)
  const right = linesOf(b)
  return left.intersection(right).size / Math.max(left.size, right.size, 1)
}

/** The minimum similarity of two files for one to count as the other, renamed. */
export const RENAMED = 0.5

/** Returns the changed pages as they were, by address. */
export function formerPages<P extends { file: string; path: string; source: string }>(
  before: Files['before'] = new Map(),
  pages: readonly P[],
) {
  const added = pages.filter(({ file }) => before.has(file) && before.get(file) === undefined)
  const former = new Map<string, { keys: Record<string, unknown>; renamed: P | undefined }>()
  for (const [file, text] of before) {
    if (text === undefined || !isPageFile(file)) continue
    const path = pathOfFile(file)
    const isGone = pages.every((page) => page.path !== path)
    const [best] = added.toSorted((a, b) => similarity(text, b.source) - similarity(text, a.source))
    const isRenamed = isGone && best && similarity(text, best.source) >= RENAMED
    const keys = Object(readFrontMatter(text, () => {}, placesOf(text))?.value)
    former.set(path, { keys, renamed: isRenamed ? best : undefined })
  }
  return former
}
