/** In place of `lib/content/photos.ts`: photographs as the author has added them, in no other size. */
import type { Photo } from '#lib/content/photos.ts'
import { readHeader } from '#tools/photos/header.ts'

export interface Pictures {
  /** The bytes of a photograph by its name without a folder, and an address under which a page can show it. */
  find: (name: string) => { bytes: Uint8Array; url: string } | undefined
}

let pictures: Pictures = { find: () => undefined }

export function setPictures(next: Pictures): void {
  pictures = next
}

export function getPhoto(name: string): Photo {
  const found = pictures.find(name)
  if (!found) throw new Error(`There is no photograph ${name}.`)
  const { width, height } = readHeader(found.bytes).size ?? { width: 1200, height: 800 }
  return { width, height, colors: '', avif: [], webp: [], jpeg: [{ url: found.url, width }] }
}
