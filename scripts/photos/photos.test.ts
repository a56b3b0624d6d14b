/** @jest-environment node */
/** Builds the site's files from synthetic photographs in a folder. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { getPhoto, MANIFEST, type Photo } from '#lib/content/photos.ts'
import { buildPhotos as build } from './build.ts'
import { QUICK } from './testing/folder.ts'
import { lyingJpeg, picture } from './testing/pictures.ts'

const ANNA = 'content/data/photos/anna-smith.jpg'
const DEVOPS = 'content/services/devops.png'

let landscape: Buffer
let portrait: Buffer
let root: string

const buildPhotos = (recipe = QUICK) => build(root, recipe)

function write(file: string, bytes: Buffer | string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), bytes)
}

const published = (url = '') => readFileSync(join(root, 'public', url))

const filesOf = (photo?: Photo) => [
  ...(photo?.avif ?? []),
  ...(photo?.webp ?? []),
  ...(photo?.jpeg ?? []),
]

beforeAll(async () => {
  landscape = await lyingJpeg(900, 700)
  portrait = await (await picture(1300, 1500)).png().toBuffer()
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
  write(ANNA, landscape)
  write(DEVOPS, portrait)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('creates three upright formats of each width, none wider than the photograph, without metadata', async () => {
  expect((await sharp(landscape).metadata()).exif?.toString('latin1')).toContain('Somebody Private')
  const { photos, refused } = await buildPhotos()
  expect(refused).toEqual([])
  expect(photos[ANNA]).toMatchObject({ width: 700, height: 900 })
  expect(photos[DEVOPS]).toMatchObject({ width: 1280, height: 1477 })
  expect(filesOf(photos[ANNA]).map(({ width }) => width)).toEqual([
    320, 640, 700, 320, 640, 700, 320, 640, 700,
  ])
  for (const { url, width } of Object.values(photos).flatMap(filesOf)) {
    const { exif, xmp, iptc, icc, orientation, ...read } = await sharp(published(url)).metadata()
    expect(url).toMatch(/^\/photos\/(?:anna-smith|devops)-\d+\.[0-9a-f]{16}\.(?:avif|webp|jpeg)$/)
    expect(read).toMatchObject({
      width,
      space: 'srgb',
      format: /avif$/.test(url) ? 'heif' : url.split('.').pop(),
    })
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
  }
})

it('keeps existing files, rebuilds changed photographs, and removes the files of deleted ones', async () => {
  const first = await buildPhotos()
  const writtenAt = () =>
    filesOf(first.photos[ANNA]).map(({ url }) => statSync(join(root, 'public', url)).mtimeMs)
  const before = writtenAt()
  expect(await buildPhotos()).toEqual(first)
  expect(writtenAt()).toEqual(before)
  write(ANNA, await (await picture(800, 800)).jpeg().toBuffer())
  const next = await buildPhotos()
  expect(next.photos[ANNA]?.avif[0]?.url).not.toBe(first.photos[ANNA]?.avif[0]?.url)
  expect(readdirSync(join(root, 'public/photos'))).toHaveLength(18)
  const bytes = filesOf(next.photos[ANNA]).map(({ url }) => published(url))
  rmSync(join(root, 'public'), { recursive: true })
  await buildPhotos()
  // Reproducible, byte by byte.
  expect(filesOf(next.photos[ANNA]).map(({ url }) => published(url))).toEqual(bytes)
  rmSync(join(root, 'content'), { recursive: true })
  expect(await buildPhotos()).toEqual({ photos: {}, refused: [] })
  expect(readdirSync(join(root, 'public/photos'))).toEqual([])
})

it('rejects a photograph damaged in the middle, and builds the others', async () => {
  // Its header and end are intact.
  const middle = landscape.indexOf('ffda', 0, 'hex') + 200
  write(ANNA, Buffer.from(landscape).fill(0xff, middle, middle + 3000))
  const { photos, refused } = await buildPhotos()
  expect(Object.keys(photos)).toEqual([DEVOPS])
  expect(refused).toEqual([
    { file: ANNA, refusal: expect.objectContaining({ found: 'the photograph is incomplete' }) },
  ])
})

describe('preserves the colors of a photograph', () => {
  const SKY = [0x88, 0xbb, 0xee]
  it.each([
    ['in CMYK', (image: Sharp) => image.toColorspace('cmyk').jpeg(), 'any.jpg', SKY],
    ['in grayscale', (image: Sharp) => image.grayscale().jpeg(), 'any.jpg', [181, 181, 181]],
    ['in a wider color space', (image: Sharp) => image.withIccProfile('p3').jpeg(), 'any.jpg', SKY],
    [
      'with 16 bits per channel',
      (image: Sharp) => image.toColorspace('rgb16').png(),
      'any.png',
      SKY,
    ],
    ['with transparency', (image: Sharp) => image.ensureAlpha(0).png(), 'any.png', [255, 255, 255]],
  ] as const)('%s', async (_, make, name, corner) => {
    rmSync(join(root, 'content'), { recursive: true })
    write(`content/${name}`, await make(await picture(700, 700)).toBuffer())
    const { photos } = await buildPhotos({ ...QUICK, widths: [320] })
    const shown = sharp(published(photos[`content/${name}`]?.webp.at(-1)?.url))
    const pixel = await shown.extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
    expect(pixel).toHaveLength(3)
    for (const [index, value] of corner.entries())
      expect(Math.abs(value - (pixel[index] ?? 0))).toBeLessThan(24)
  })
})

it('pages get prepared photographs, and the new version after a change', async () => {
  expect(() => getPhoto('anna-smith.jpg', root)).toThrow(
    'The photograph anna-smith.jpg has not been prepared yet. Run `npm run photos`.',
  )
  const { photos } = await buildPhotos()
  expect(getPhoto('anna-smith.jpg', root)).toEqual(photos[ANNA])
  write(MANIFEST, `{"${ANNA}":{"width":1}}`)
  expect(getPhoto('anna-smith.jpg', root)).toEqual({ width: 1 })
})
