/** Compares the files with those before the author's changes: which pages are gone, and which only renamed. */
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import type { Files, SitePage } from './site.ts'
import { placesOf } from './source.ts'
import { readFrontMatter } from './yaml.ts'

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.trim() !== ''))

function likeness(a: string, b: string): number {
  const left = linesOf(a)
  const right = linesOf(b)
  return left.intersection(right).size / Math.max(left.size, right.size, 1)
}

/** The least share of common lines for two files to count as one that was renamed. */
const SAME = 0.5

/** Returns the changed pages as they were, by address. */
export function formerPages({ before = new Map() }: Files, pages: readonly SitePage[]) {
  const added = pages.filter(({ file }) => before.has(file) && before.get(file) === undefined)
  const former = [...before].flatMap(([file, text]) => {
    if (text === undefined || !isPageFile(file)) return []
    const path = pathOfFile(file)
    const isGone = pages.every((page) => page.path !== path)
    const [best] = added.toSorted((a, b) => likeness(text, b.source) - likeness(text, a.source))
    const renamed = isGone && best && likeness(text, best.source) >= SAME ? best : undefined
    const keys = Object(readFrontMatter(text, () => {}, placesOf(text))?.value)
    return [[path, { keys, renamed }] as const]
  })
  return new Map(former)
}
