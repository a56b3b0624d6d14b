/** @jest-environment node */
/** Two synthetic photographs on their way from a folder to the files of the site. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { problemText } from '#tools/lint/errors.ts'
import { buildPhotos as build } from './build.ts'
import { getPhoto, MANIFEST } from './manifest.ts'
import { QUICK } from './testing/folder.ts'
import { lyingJpeg, picture, telephoneHeic } from './testing/pictures.ts'

const buildPhotos = (folder: string) => build(folder, QUICK)
jest.setTimeout(30_000)

let landscape: Buffer
let portrait: Buffer
let root: string

beforeAll(async () => {
  landscape = await lyingJpeg(900, 700)
  portrait = await (await picture(1300, 1500)).png().toBuffer()
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, bytes: Buffer | string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), bytes)
}

const published = (url: string) => readFileSync(join(root, 'public', url))

describe('buildPhotos', () => {
  beforeEach(() => {
    write('content/data/photos/anna-smith.jpg', landscape)
    write('content/services/devops.png', portrait)
  })

  it('makes AVIF and WebP of every width, none wider than the photograph', async () => {
    const { photos, made, refused } = await buildPhotos(root)
    expect([made, refused]).toEqual([2, []])
    const [anna, devops] = [
      photos['content/data/photos/anna-smith.jpg'],
      photos['content/services/devops.png'],
    ]
    expect(anna?.avif.map(({ width }) => width)).toEqual([112, 240, 400, 640, 700])
    expect(devops?.webp.map(({ width }) => width)).toEqual([112, 240, 400, 640, 960, 1280])
    expect(devops).toMatchObject({ width: 1280, height: 1477 })
    for (const photo of [anna, devops]) {
      for (const [format, files] of [
        ['heif', photo?.avif ?? []],
        ['webp', photo?.webp ?? []],
      ] as const) {
        for (const { url, width } of files) {
          expect(await sharp(published(url)).metadata()).toMatchObject({ format, width })
        }
      }
    }
  })

  it('turns it upright and leaves out what the camera wrote', async () => {
    expect((await sharp(landscape).metadata()).exif?.toString('latin1')).toContain('Somebody Private')
    const { photos } = await buildPhotos(root)
    const anna = photos['content/data/photos/anna-smith.jpg']
    expect(anna).toMatchObject({ width: 700, height: 900 })
    for (const { url } of [...(anna?.avif ?? []), ...(anna?.webp ?? [])]) {
      const { exif, xmp, iptc, orientation } = await sharp(published(url)).metadata()
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(published(url).includes('Somebody Private')).toBe(false)
    }
  })

  it('draws a placeholder of sixteen colors', async () => {
    const { photos } = await buildPhotos(root)
    const colors = photos['content/services/devops.png']?.colors.match(/.{6}/g)
    expect(colors).toHaveLength(16)
    // The corners: sky above, ground below.
    expect(colors?.[0]).toMatch(/^8[789]b[abc]e[cdef]$/)
    expect(colors?.[12]).toMatch(/^3[234]5[456]3[234]$/)
  })

  it('names files by their content, so that they may be cached for ever', async () => {
    const { photos } = await buildPhotos(root)
    const url = photos['content/data/photos/anna-smith.jpg']?.avif[0]?.url ?? ''
    expect(url).toMatch(/^\/photos\/anna-smith-112\.[0-9a-f]{16}\.avif$/)
    write('content/data/photos/anna-smith.jpg', await (await picture(800, 800)).jpeg().toBuffer())
    const next = await buildPhotos(root)
    expect(next.photos['content/data/photos/anna-smith.jpg']?.avif[0]?.url).not.toBe(url)
    expect(existsSync(join(root, 'public', url))).toBe(false)
  })

  it('takes the photograph of a telephone, upright and without its remarks', async () => {
    expect(telephoneHeic().includes('Somebody Private')).toBe(true)
    write('content/telephone.heic', telephoneHeic())
    const { photos, refused } = await buildPhotos(root)
    expect(refused).toEqual([])
    const photo = photos['content/telephone.heic']
    expect(photo).toMatchObject({ width: 960, height: 1280 })
    for (const { url, width } of [...(photo?.avif ?? []), ...(photo?.webp ?? [])]) {
      const { exif, icc, orientation, ...read } = await sharp(published(url)).metadata()
      expect(read).toMatchObject({ width, space: 'srgb' })
      expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    }
  })

  it('makes the same bytes of the same photograph, wherever and whenever', async () => {
    const digests = async () => {
      const { photos } = await buildPhotos(root)
      const urls = Object.values(photos).flatMap(({ avif, webp }) => [...avif, ...webp].map(({ url }) => url))
      return urls.map((url) => `${url} ${createHash('sha256').update(published(url)).digest('hex')}`)
    }
    const first = await digests()
    rmSync(join(root, 'public'), { recursive: true })
    expect(await digests()).toEqual(first)
    expect(first.length).toBeGreaterThan(20)
  })

  describe('of any kind', () => {
    const SKY = [0x88, 0xbb, 0xee]
    const kinds = [
      { kind: 'in the colors of print', make: (one: Sharp) => one.toColorspace('cmyk').jpeg(), corner: SKY },
      { kind: 'in shades of gray', make: (one: Sharp) => one.grayscale().jpeg(), corner: [181, 181, 181] },
      { kind: 'in a wider space', make: (one: Sharp) => one.withIccProfile('p3').jpeg(), corner: SKY },
      { kind: 'with 16 bits a color', make: (one: Sharp) => one.toColorspace('rgb16').png(), corner: SKY },
      {
        kind: 'that can be seen through',
        make: (one: Sharp) => one.ensureAlpha(0).png(),
        corner: [255, 255, 255],
      },
    ]

    it.each(kinds)('$kind', async ({ make, corner }) => {
      write('content/any', await make(await picture(700, 700)).toBuffer())
      const { format } = await sharp(join(root, 'content/any')).metadata()
      renameSync(join(root, 'content/any'), join(root, `content/any.${format === 'png' ? 'png' : 'jpg'}`))
      const { photos } = await buildPhotos(root)
      const photo = photos['content/any.png'] ?? photos['content/any.jpg']
      const shown = sharp(published(photo?.webp.at(-1)?.url ?? ''))
      expect(await shown.metadata()).toMatchObject({ channels: 3, space: 'srgb', depth: 'uchar' })
      expect((await shown.metadata()).icc).toBeUndefined()
      const pixel = await shown.extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
      for (const [index, value] of corner.entries())
        expect(Math.abs(value - (pixel[index] ?? 0))).toBeLessThan(24)
    })
  })

  it('keeps what is there', async () => {
    const first = await buildPhotos(root)
    expect(await buildPhotos(root)).toEqual({ ...first, made: 0 })
    rmSync(join(root, 'public', first.photos['content/services/devops.png']?.webp[0]?.url ?? ''))
    expect((await buildPhotos(root)).made).toBe(1)
  })

  it('removes what belongs to no photograph', async () => {
    await buildPhotos(root)
    rmSync(join(root, 'content'), { recursive: true })
    expect(await buildPhotos(root)).toEqual({ photos: {}, made: 0, refused: [] })
    expect(readdirSync(join(root, 'public/photos'))).toEqual([])
  })

  it('refuses what is damaged further down, and makes the others', async () => {
    // The header is whole, and so is the end.
    const middle = landscape.indexOf('ffda', 0, 'hex') + 200
    write('content/data/photos/anna-smith.jpg', Buffer.from(landscape).fill(0xff, middle, middle + 3000))
    const { made, refused } = await buildPhotos(root)
    expect(made).toBe(1)
    expect(
      refused.map(({ file, refusal }) => `${file} ${problemText({ rule: 'photo', ...refusal })}`),
    ).toEqual([
      'content/data/photos/anna-smith.jpg the photograph cannot be read to its end. The file is damaged or was not copied whole. Copy it again, or export it anew as JPEG.',
    ])
  })
})

describe('getPhoto', () => {
  it('gives what has been prepared, and the new one after a change', async () => {
    write('content/data/photos/anna-smith.jpg', landscape)
    const { photos } = await buildPhotos(root)
    expect(getPhoto('anna-smith.jpg', root)).toEqual(Object.values(photos)[0])
    write(MANIFEST, '{"content/data/photos/anna-smith.jpg":{"width":1}}')
    utimesSync(join(root, MANIFEST), 1, 1)
    expect(getPhoto('anna-smith.jpg', root)).toEqual({ width: 1 })
  })

  it('says what to do where it has not been prepared', () => {
    expect(() => getPhoto('anna-smith.jpg', root)).toThrow(
      'The photograph anna-smith.jpg is not prepared for the site yet: `npm run photos` does it.',
    )
  })
})
