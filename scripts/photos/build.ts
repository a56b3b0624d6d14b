/** Creates the files of all photographs under content/, and the manifest that pages use to find them. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import type { Finding } from '#check/problems.ts'
import { damaged, photoRefusal } from '#check/rules/pictures/photographFiles.ts'
import { isPhotograph, MAX_PIXELS } from '#lib/content/photoFile.ts'
import { MANIFEST, type Photo, type PhotoManifest, readPhotos } from '#lib/content/photos.ts'

const OUT = 'public/photos'

/**
 * How files are encoded: from a round portrait of 56 CSS pixels to half of a wide screen. More effort would take several
 * times as long and save a few percent of the size.
 */
export const RECIPE = {
  /** In pixels, narrowest first. */
  widths: [320, 640, 1280],
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80 },
}

const FORMATS = ['avif', 'webp', 'jpeg'] as const

const filesOf = (photo: Photo) =>
  FORMATS.flatMap((format) => photo[format].map(({ url }) => join('public', url)))

/**
 * Encodes all files of a photograph by their addresses, without location, camera or author. Throws if it cannot be decoded
 * completely.
 */
async function encodePhoto(stem: string, hash: string, bytes: Buffer, recipe: typeof RECIPE) {
  // Rotated and converted: without metadata, browsers know neither orientation nor color space.
  const upright = sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
  const { width, height } = (await upright.metadata()).autoOrient
  const largest = Math.min(width, Math.max(...recipe.widths))
  const photo: Photo = {
    width: largest,
    height: Math.round((height * largest) / width),
    avif: [],
    webp: [],
    jpeg: [],
  }
  const files = new Map<string, Buffer>()
  for (const format of FORMATS) {
    for (const wide of [...recipe.widths.filter((width) => width < largest), largest]) {
      const url = `/photos/${stem}-${wide}.${hash}.${format}`
      const resized = upright.clone().resize({ width: wide })
      files.set(url, await resized.toFormat(format, recipe[format]).toBuffer())
      photo[format].push({ url, width: wide })
    }
  }
  return { photo, files }
}

/** Updates `public/photos/`: creates files of new photographs, and removes those of deleted ones. */
export async function buildPhotos(root: string, recipe = RECIPE) {
  const before = readPhotos(root)
  const built = { photos: {} as PhotoManifest, refused: [] as { file: string; refusal: Finding }[] }
  mkdirSync(join(root, OUT), { recursive: true })
  for (const path of globSync('content/**', { cwd: root }).filter(isPhotograph).sort()) {
    const file = path.replaceAll('\\', '/')
    const bytes = readFileSync(join(root, file))
    const refusal = photoRefusal(basename(file), bytes)
    const hash = createHash('sha256')
      .update(JSON.stringify(recipe))
      .update(bytes)
      .digest('hex')
      .slice(0, 16)
    const old = before[file]
    if (refusal) built.refused.push({ file, refusal })
    else if (
      old &&
      filesOf(old).every((name) => name.includes(hash) && existsSync(join(root, name)))
    )
      built.photos[file] = old
    else {
      const stem = basename(file, extname(file))
      // The only way to find out whether all of it can be decoded.
      const encoded = await encodePhoto(stem, hash, bytes, recipe).catch(() => undefined)
      if (!encoded) {
        built.refused.push({ file, refusal: damaged() })
        continue
      }
      for (const [url, data] of encoded.files) writeFileSync(join(root, 'public', url), data)
      built.photos[file] = encoded.photo
    }
  }
  const wanted = new Set(Object.values(built.photos).flatMap(filesOf))
  for (const name of readdirSync(join(root, OUT)))
    if (!wanted.has(join(OUT, name))) rmSync(join(root, OUT, name))
  mkdirSync(join(root, dirname(MANIFEST)), { recursive: true })
  writeFileSync(join(root, MANIFEST), `${JSON.stringify(built.photos, null, 2)}\n`)
  return built
}
