/** In place of `lib/content/load.ts`: the content that an author has before them, also while it does not fit its schema. */
import { parse } from 'yaml'
import { type Data, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { isPageFile, pathOfFile, splitPage } from '#lib/content/files.ts'
import type { Content } from '#lib/content/load.ts'
import type { Page } from '#lib/content/schema.ts'

/** The text of each file by its path from the root. */
export type Texts = Readonly<Record<string, string>>

let texts: Texts = {}
const parsed = new Map<string, { source: string; value: unknown }>()

/** Hands over what is to be read from now on. */
export function setTexts(next: Texts): void {
  texts = next
  // Where `lib/content/pages.ts` holds what it has read.
  delete (globalThis as { contentRegistry?: unknown }).contentRegistry
}

function once<T>(file: string, read: (source: string) => T): T {
  const source = texts[file] ?? ''
  const known = parsed.get(file)
  if (known?.source === source) return known.value as T
  const value = read(source)
  parsed.set(file, { source, value })
  return value
}

function readPage(file: string): Page[] {
  return once(file, (source) => {
    const { head = '', body = '' } = splitPage(source) ?? {}
    try {
      return [{ ...parse(head), path: pathOfFile(file), file, body } as Page]
    } catch {
      return []
    }
  })
}

export function readContent(): Content {
  const pages = Object.keys(texts)
    .filter(isPageFile)
    .flatMap(readPage)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const data = Object.keys(dataSchemas).map((name) => [
    name,
    once(fileOfData(name as keyof Data), (source) => parse(source)),
  ])
  return { pages, data: Object.fromEntries(data) as Data, unreadable: [] }
}
