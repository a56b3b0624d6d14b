import { perObject } from '../../../../check/parse/source.ts'
import { readHeader } from '../../../../lib/content/photoFile.ts'
import type { Photo } from '../../../../lib/content/photos.ts'
import { currentContents } from '../../../preview/contents.ts'

/** An address for the bytes of a photograph. */
export const addressOf = perObject((bytes: Uint8Array<ArrayBuffer>) =>
  URL.createObjectURL(new Blob([bytes])),
)

/** A photograph as the author added it, in its original size only. Throws if there is none of this name. */
export function getPhoto(name: string): Photo {
  const files = Object.entries(currentContents())
  const [, bytes] = files.find(([file]) => file.endsWith(`/${name}`)) ?? []
  if (!(bytes instanceof Uint8Array)) throw new Error(`There is no photograph ${name}.`)
  const { width, height } = readHeader(bytes).size ?? { width: 1200, height: 800 }
  return { width, height, avif: [], webp: [], jpeg: [{ url: addressOf(bytes), width }] }
}
