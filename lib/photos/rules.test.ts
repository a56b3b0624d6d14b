/** @jest-environment node */
/** What is said of photographs that the site does not take. */
import { describe, expect, it } from '@jest/globals'
import { problemText } from '#tools/lint/errors.ts'
import { readHeader } from './header.ts'
import { photoRefusal } from './rules.ts'
import { lyingJpeg, picture, telephoneHeic } from './testing/pictures.ts'

const said = (name: string, bytes: Buffer) => {
  const refusal = photoRefusal(name, bytes)
  return refusal && problemText({ rule: 'photo', ...refusal })
}

const jpeg = async (width: number, height: number) => (await picture(width, height)).jpeg().toBuffer()

/** A PNG of a size of which nothing but the header is there. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000049454e44', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it('none that can be used', async () => {
  expect(said('anna-smith.jpg', await jpeg(600, 600))).toBeUndefined()
  expect(said('anna.png', await (await picture(700, 700)).png().toBuffer())).toBeUndefined()
  expect(said('anna.heic', telephoneHeic())).toBeUndefined()
})

it('too small', async () => {
  expect(said('anna.jpg', await jpeg(599, 2000))).toBe(
    'the photograph is 599 × 2000 pixels, at least 600 × 600. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.',
  )
})

it('more pixels than can be decoded', () => {
  expect(said('anna.png', pngHeader(60_000, 60_000))).toBe(
    'the photograph is 60000 × 60000 pixels, 3600 million, at most 50 million. The build would run out of memory. Save it as JPEG with a quality of 90, at most 4000 pixels wide.',
  )
  expect(said('anna.png', pngHeader(8160, 6120))).toBeUndefined()
})

it('too heavy', async () => {
  expect(said('anna.jpg', Buffer.concat([await jpeg(700, 700), Buffer.alloc(16_000_000)]))).toBe(
    'the photograph has 16.0 MB, at most 15. Every copy of the repository carries it for ever. Save it as JPEG with a quality of 90, at most 4000 pixels wide.',
  )
})

it.each([
  ['webp', 'a WebP'],
  ['gif', 'a GIF'],
  ['avif', 'an AVIF'],
  ['tiff', 'a TIFF'],
] as const)('%s, whatever it is called', async (format, called) => {
  const bytes = await (await picture(700, 700)).toFormat(format).toBuffer()
  for (const name of ['anna.jpg', 'anna.heic']) {
    expect(said(name, bytes)).toBe(
      `the photograph is ${called} file, whatever its name says, while the site takes JPEG, PNG and HEIC. Use the original from the camera, or open it in an image program and save it as JPEG.`,
    )
  }
})

it('no picture at all', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('<!doctype html>'), Buffer.from('{}')]) {
    expect(said('anna.jpg', bytes)).toBe(
      'the file is no photograph, whatever its name says, while the site takes JPEG, PNG and HEIC. Use the original from the camera, or open it in an image program and save it as JPEG.',
    )
  }
})

describe('cut off', () => {
  const CUT =
    'the photograph cannot be read to its end. The file is damaged or was not copied whole. Copy it again, or export it anew as JPEG.'

  it.each([0.02, 0.5, 0.99])('after a share of %s', async (share) => {
    const png = await (await picture(700, 700)).png().toBuffer()
    for (const bytes of [await lyingJpeg(700, 700), png, telephoneHeic()])
      expect(said('anna', bytes.subarray(0, Math.max(12, bytes.length * share)))).toBe(CUT)
  })
})

describe('the name', () => {
  it.each([
    ['IMG_1234.JPG', 'img-1234.jpg'],
    ['Änna Smith (1).jpeg', 'anna-smith-1.jpeg'],
    ['team photo.jpg', 'team-photo.jpg'],
    ['team.final.jpg', 'team-final.jpg'],
    ['写真.jpg', 'photograph.jpg'],
  ])('%s', async (name, better) => {
    expect(said(name, await jpeg(700, 700))).toBe(
      `the photograph is named ${name}, while names hold lower-case letters, digits and hyphens, and end in .jpg, .png or .heic. Rename it to ${better}.`,
    )
  })

  it.each([
    ['anna.jpg', 'PNG', 'anna.png'],
    ['Anna.HEIC', 'JPEG', 'anna.jpg'],
    ['anna.jpg', 'HEIC', 'anna.heic'],
    ['anna.heif', 'HEIC', 'anna.heic'],
  ] as const)('%s of a %s', async (name, format, better) => {
    const files = {
      PNG: () => picture(700, 700).then((one) => one.png().toBuffer()),
      JPEG: () => jpeg(700, 700),
      HEIC: async () => telephoneHeic(),
    }
    expect(said(name, await files[format]())).toBe(
      `the photograph ${name} is a ${format} file by another name. Programs go by the ending. Rename it to ${better}.`,
    )
  })
})

it('reads the size of progressive photographs with long remarks', async () => {
  const bytes = await (await picture(640, 700))
    .jpeg({ progressive: true })
    .withExif({ IFD0: { ImageDescription: 'x'.repeat(20_000) } })
    .toBuffer()
  expect(readHeader(bytes)).toEqual({ format: 'JPEG', size: { width: 640, height: 700 } })
})
