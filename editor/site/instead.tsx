/** Replaces the site's modules that read from disk, which `editor/build.ts` lists. */
import { perObject } from '#check/source.ts'
import { type Data, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { splitPage } from '#lib/content/frontMatter.ts'
import type { Content } from '#lib/content/load.ts'
import type { Photo } from '#lib/content/photos.ts'
import type { Page } from '#lib/content/schema.ts'
import { readHeader } from '#scripts/photos/header.ts'
import type { Contents } from '../check/messages.ts'
import { readYamlOf } from '../text/spots.ts'

/** A change in progress has no date. */
export const lastUpdated = (): undefined => undefined

/** PDFs are made after a page is published. */
export const printOf = (): undefined => undefined

let contents: Contents = {}

export function setContents(next: Contents): void {
  contents = next
  // The place where `lib/content/pages.ts` caches what it has read.
  delete (globalThis as { contentRegistry?: unknown }).contentRegistry
}

/** Nothing changes but by `setContents`. */
export const watchContent = (): void => {}

/** The author's current content, even while it does not match its schema. */
export function readContent(): Content {
  const textOf = (file: string) => String(contents[file] ?? '')
  const pages = Object.keys(contents).flatMap((file) => {
    if (!isPageFile(file)) return []
    const source = textOf(file)
    const head = Object(readYamlOf(file, source).value)
    return 'layout' in head
      ? [{ ...head, path: pathOfFile(file), file, body: splitPage(source)?.body } as Page]
      : []
  })
  const data = Object.keys(dataSchemas).map((name) => {
    const file = fileOfData(name as keyof Data)
    return [name, readYamlOf(file, textOf(file)).value]
  })
  return {
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    data: Object.fromEntries(data) as Data,
  }
}

const addressOf = perObject((bytes: Uint8Array<ArrayBuffer>) =>
  URL.createObjectURL(new Blob([bytes])),
)

/** Photographs as the author added them, in their original size only. */
export function getPhoto(name: string): Photo {
  const [, bytes] = Object.entries(contents).find(([file]) => file.endsWith(`/${name}`)) ?? []
  if (!(bytes instanceof Uint8Array)) throw new Error(`There is no photograph ${name}.`)
  const { width, height } = readHeader(bytes).size ?? { width: 1200, height: 800 }
  return { width, height, avif: [], webp: [], jpeg: [{ url: addressOf(bytes), width }] }
}
