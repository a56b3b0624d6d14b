/** @jest-environment node */
/** A catalog of authors' slips with photographs: what each of them reads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { DATA, reading, type TestSite } from '../testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

/** The first bytes of a PNG of a size: all that the check looks at. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const put = (name: string, bytes: Buffer) => (site: TestSite) => {
  const file = join(site.root, DATA, 'photos', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

const named = (name: string) => (site: TestSite) =>
  site.edit(`${DATA}people.yaml`, 'monogram: AE', `monogram: AE\n  photo: ${name}`)

const all =
  (...slips: ((site: TestSite) => void)[]) =>
  (site: TestSite) => {
    for (const slip of slips) slip(site)
  }

it('none', () => {
  expect(reading(all(put('ada.png', png(600, 800)), named('ada.png')))).toMatchInlineSnapshot(``)
})

it('a misspelt name', () => {
  expect(reading(all(put('ada.png', png(600, 800)), named('adda.png')))).toMatchInlineSnapshot(`
content/data/people.yaml:7:10 there is no photograph adda.png in content/data/photos. Did you mean ada.png?
advice content/data/photos/ada.png:1:1 nothing shows this photograph. Name it in content/data/people.yaml or testimonials.yaml as "photo: ada.png", or remove it.
`)
})

it('one that is too small', () => {
  expect(reading(all(put('ada.png', png(200, 200)), named('ada.png')))).toMatchInlineSnapshot(
    `content/data/photos/ada.png:1:1 the photograph is 200 × 200 pixels, at least 600 × 600. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.`,
  )
})

it('one from a telephone', () => {
  const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex')
  expect(reading(put('ada.heic', heic))).toMatchInlineSnapshot(
    `content/data/photos/ada.heic:1:1 the photograph is a HEIC file, which browsers and this build cannot read. Export it as JPEG: on a Mac open it in Preview and choose File, Export; on Windows open it in Photos and choose Save as; on an iPhone choose Settings, Camera, Formats, Most Compatible for new ones.`,
  )
})

it('one named by a camera', () => {
  expect(reading(put('IMG_0001.PNG', png(600, 800)))).toMatchInlineSnapshot(
    `content/data/photos/IMG_0001.PNG:1:1 the photograph is named IMG_0001.PNG, while names hold lower-case letters, digits and hyphens, and end in .jpg or .png. Rename it to img-0001.png.`,
  )
})

it('a page of a website saved as a photograph', () => {
  expect(
    reading(all(put('ada.jpg', Buffer.from('<!doctype html>')), named('ada.jpg'))),
  ).toMatchInlineSnapshot(
    `content/data/photos/ada.jpg:1:1 the file is no JPEG or PNG photograph, whatever its name says. Open it in an image program and save it as JPEG.`,
  )
})

it('one that nothing shows', () => {
  expect(reading(put('ada.png', png(600, 800)))).toMatchInlineSnapshot(
    `advice content/data/photos/ada.png:1:1 nothing shows this photograph. Name it in content/data/people.yaml or testimonials.yaml as "photo: ada.png", or remove it.`,
  )
})

it('words for it that are too short', () => {
  expect(
    reading(all(put('ada.png', png(600, 800)), named('ada.png\n  photoAlt: Ada'))),
  ).toMatchInlineSnapshot(
    `content/data/people.yaml:8:13 photoAlt is 3 characters, at least 8. What the photograph shows, for those who do not see it. Default: Portrait of, and the name. Say more, by 5 characters at least.`,
  )
})
