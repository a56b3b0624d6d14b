/** @jest-environment node */
/** Two synthetic photographs on their way from a folder to the files of the site. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { problemText } from '#lib/content/errors.ts'
import { buildPhotos as build } from './build.ts'
import { readHeader } from './header.ts'
import { getPhoto, MANIFEST } from './manifest.ts'
import { photoRefusal } from './rules.ts'
import { QUICK } from './testing/folder.ts'

const buildPhotos = (folder: string) => build(folder, QUICK)
jest.setTimeout(30_000)

/** Sky over ground, with a face of sorts: enough that formats have something to do. */
async function picture(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="#88bbee"/><rect y="50%" width="100%" height="50%" fill="#335533"/>
    <circle cx="50%" cy="45%" r="25%" fill="#c89878"/></svg>`
  return sharp(Buffer.from(svg))
}

let landscape: Buffer
let portrait: Buffer
let root: string

beforeAll(async () => {
  // As a telephone writes it: lying on its side, with a remark on who took it and which way is up.
  landscape = await (await picture(900, 700))
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody Private', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
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
const said = (name: string, bytes: Buffer) => {
  const refusal = photoRefusal(name, bytes)
  return refusal && problemText({ rule: 'photo', ...refusal })
}

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
    write('content/data/photos/anna-smith.jpg', landscape.subarray(0, landscape.length / 2))
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
      'content/data/photos/anna-smith.jpg is not prepared for the site yet: `npm run photos` does it.',
    )
  })
})

describe('photographs that are refused', () => {
  it('too small', async () => {
    expect(said('anna.jpg', await (await picture(599, 2000)).jpeg().toBuffer())).toBe(
      'the photograph is 599 × 2000 pixels, at least 600 × 600. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.',
    )
  })

  it('HEIC, which the decoder cannot read', () => {
    // When this changes, HEIC can be taken.
    expect((sharp.format.heif.input as { fileSuffix?: string[] }).fileSuffix).toEqual(['.avif'])
    const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex')
    expect(said('anna.heic', heic)).toMatch(
      /^the photograph is a HEIC file, which browsers and this build cannot read\. Export it as JPEG: on a Mac .* on Windows .* on an iPhone /,
    )
  })

  it('HEIC that calls itself JPEG', () => {
    expect(said('anna.jpg', Buffer.from('00000018667479706d696631', 'hex'))).toContain('is a HEIC file')
  })

  it.each(['webp', 'gif'] as const)('%s', async (format) => {
    expect(said('anna.jpg', await (await picture(700, 700)).toFormat(format).toBuffer())).toBe(
      'the file is no JPEG or PNG photograph, whatever its name says. Open it in an image program and save it as JPEG.',
    )
  })

  it('empty or cut off', async () => {
    expect(said('anna.jpg', Buffer.alloc(0))).toContain('is no JPEG or PNG photograph')
    expect(said('anna.jpg', landscape.subarray(0, 10))).toContain('cannot be read to its end')
    expect(said('anna.png', portrait.subarray(0, 12))).toContain('cannot be read to its end')
  })

  it('too heavy', async () => {
    const jpeg = await (await picture(700, 700)).jpeg().toBuffer()
    expect(said('anna.jpg', Buffer.concat([jpeg, Buffer.alloc(16_000_000)]))).toBe(
      'the photograph has 16.0 MB, at most 15. Every copy of the repository carries it for ever. Save it as JPEG with a quality of 90, at most 4000 pixels wide.',
    )
  })

  it.each([
    ['IMG_1234.JPG', 'img-1234.jpg'],
    ['Änna Smith (1).jpeg', 'anna-smith-1.jpeg'],
  ])('the name %s', async (name, better) => {
    expect(said(name, await (await picture(700, 700)).jpeg().toBuffer())).toBe(
      `the photograph is named ${name}, while names hold lower-case letters, digits and hyphens, and end in .jpg or .png. Rename it to ${better}.`,
    )
  })

  it('none that can be used', async () => {
    expect(
      said(basename('a/anna-smith.jpg'), await (await picture(600, 600)).jpeg().toBuffer()),
    ).toBeUndefined()
  })
})

it('reads the size of progressive photographs with long remarks', async () => {
  const bytes = await (await picture(640, 700))
    .jpeg({ progressive: true })
    .withExif({ IFD0: { ImageDescription: 'x'.repeat(20_000) } })
    .toBuffer()
  expect(readHeader(bytes)).toEqual({ format: 'jpeg', size: { width: 640, height: 700 } })
})
