/** @jest-environment node */
/** The messages about photographs the site does not accept. */
import { expect, it } from '@jest/globals'
import { png as pngOf } from '#check/testing/testSite.ts'
import { readHeader } from '#lib/content/photoFile.ts'
import { picture } from '#scripts/photos/testing/pictures.ts'
import { photoRefusal } from './photographFiles.ts'

const drawn = await picture(700, 700)
const jpeg = await drawn.clone().jpeg().toBuffer()
const png = await drawn.clone().png().toBuffer()

/** What a phone appends that films while it takes a photograph. A video contains any bytes, also those of a scan. */
const VIDEO = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
  Buffer.from('ffda00ff', 'hex'),
])

it.each([
  ['anna-smith.jpg', jpeg],
  ['anna.jpeg', jpeg],
  ['anna-in-motion.jpg', Buffer.concat([jpeg, VIDEO])],
  ['anna.png', png],
  ['anna-in-motion.png', Buffer.concat([png, VIDEO, Buffer.alloc(100)])],
  ['anna.jpg', png],
  ['anna.png', pngOf(8160, 6120)],
])('accepts %s', (name, bytes) => {
  expect(photoRefusal(name, bytes)).toBeUndefined()
})

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
const DAMAGED = 'the photograph is incomplete'
const OTHER = 'the file is neither JPEG nor PNG, whatever its name says'

it.each([
  ['anna.png', pngOf(599, 2000), 'the photograph is 599 × 2000 pixels', 'original, not a copy'],
  [
    'anna.png',
    pngOf(60_000, 60_000),
    'the photograph is 60000 × 60000 pixels, 3600 million',
    'at most 4000',
  ],
  [
    'anna.jpg',
    Buffer.concat([jpeg, Buffer.alloc(16e6)]),
    'the photograph has 16.0 MB',
    'quality 90',
  ],
  ['anna.heic', HEIC, 'the photograph is a HEIC file from an iPhone', 'Export it as JPEG'],
  ['anna.jpg', HEIC, 'the photograph is a HEIC file from an iPhone', 'Export it as JPEG'],
  ['anna.webp', await drawn.clone().webp().toBuffer(), OTHER, 'save it as JPEG'],
  ['anna.jpg', await drawn.clone().avif({ effort: 0 }).toBuffer(), OTHER, 'save it as JPEG'],
  ['anna.jpg', Buffer.from('<!doctype html>'), OTHER, 'save it as JPEG'],
  ['anna.jpg', Buffer.alloc(0), OTHER, 'save it as JPEG'],
  ['anna.jpg', jpeg.subarray(0, jpeg.length / 2), DAMAGED, 'Copy it again'],
  ['anna.jpg', jpeg.subarray(0, 12), DAMAGED, 'Copy it again'],
  ['anna.png', png.subarray(0, png.length * 0.99), DAMAGED, 'Copy it again'],
  ['IMG_1234.JPG', jpeg, 'the photograph is named IMG_1234.JPG', 'Rename it to img-1234.jpg'],
  [
    'Änna Smith (1).jpeg',
    jpeg,
    'the photograph is named Änna Smith (1).jpeg',
    'to anna-smith-1.jpeg',
  ],
  ['写真.jpg', jpeg, 'the photograph is named 写真.jpg', 'Rename it to photograph.jpg'],
  ['Anna.HEIC', jpeg, 'the photograph is named Anna.HEIC', 'Rename it to anna.jpg'],
])('rejects %s', (name, bytes, found, remedy) => {
  const refusal = photoRefusal(name, bytes)
  expect(refusal?.found).toContain(found)
  expect(refusal?.remedy).toContain(remedy)
})

it('reads the size of progressive photographs with long metadata', async () => {
  const remarks = { IFD0: { ImageDescription: 'x'.repeat(20_000) } }
  const bytes = await (await picture(640, 700))
    .jpeg({ progressive: true })
    .withExif(remarks)
    .toBuffer()
  expect(readHeader(bytes)).toEqual({ format: 'JPEG', size: { width: 640, height: 700 } })
})
