/** @jest-environment node */
/** A catalog of authors' slips with photographs: what each of them reads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DATA, DETAIL, reading, type TestSite } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

/** The first and last bytes of a PNG of a size: all that the check looks at. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000049454e44', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Puts a file into `content/data/photos`, or elsewhere under `content/`. */
const put =
  (name: string, bytes: Buffer, folder = `${DATA}photos`) =>
  (site: TestSite) => {
    const file = join(site.root, folder, name)
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
content/data/people.yaml:7:10 there is no photograph adda.png in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Did you mean ada.png?
advice content/data/photos/ada.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](ada.png) into a page, or photo: ada.png under a person in people.yaml or testimonials.yaml, or remove the file.
`)
})

it('one that is too small', () => {
  expect(reading(all(put('ada.png', png(200, 200)), named('ada.png')))).toMatchInlineSnapshot(
    `content/data/photos/ada.png:1:1 the photograph is 200 × 200 pixels, at least 600 × 600. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.`,
  )
})

it('one as an iPhone writes it', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
  expect(reading(put('ada.heic', heic))).toMatchInlineSnapshot(
    `content/data/photos/ada.heic:1:1 the photograph is a HEIC file, as iPhones write them, while the site takes JPEG and PNG. A photograph must be sharp, named and described wherever it is shown. Export it as JPEG: on a Mac by File, Export in Preview, on an iPhone by mailing it to yourself, on Windows by Save as in Photos.`,
  )
})

it('one that was not copied whole', () => {
  expect(reading(put('ada.png', png(600, 800).subarray(0, 26)))).toMatchInlineSnapshot(
    `content/data/photos/ada.png:1:1 the photograph cannot be read to its end. The file is damaged or was not copied whole. Copy it again, or export it anew as JPEG.`,
  )
})

it('one named by a camera', () => {
  expect(reading(put('IMG_0001.PNG', png(600, 800)))).toMatchInlineSnapshot(
    `content/data/photos/IMG_0001.PNG:1:1 the photograph is named IMG_0001.PNG, while names hold lower-case letters, digits and hyphens, and end in .jpg or .png. A photograph must be sharp, named and described wherever it is shown. Rename it to img-0001.png.`,
  )
})

it('a page of a website saved as a photograph', () => {
  expect(
    reading(all(put('ada.jpg', Buffer.from('<!doctype html>')), named('ada.jpg'))),
  ).toMatchInlineSnapshot(
    `content/data/photos/ada.jpg:1:1 the file is neither a JPEG nor a PNG, whatever its name says. A photograph must be sharp, named and described wherever it is shown. Use the original from the camera, or open it in an image program and save it as JPEG.`,
  )
})

it('one that nothing shows', () => {
  expect(reading(put('ada.png', png(600, 800)))).toMatchInlineSnapshot(
    `advice content/data/photos/ada.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](ada.png) into a page, or photo: ada.png under a person in people.yaml or testimonials.yaml, or remove the file.`,
  )
})

it('words for it that are too short', () => {
  expect(
    reading(all(put('ada.png', png(600, 800)), named('ada.png\n  photoAlt: Ada'))),
  ).toMatchInlineSnapshot(`
content/data/people.yaml:8:13 "Ada" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
content/data/people.yaml:8:13 photoAlt is 3 characters, at least 8. What the photograph shows, for those who do not see it. Default: Portrait of, and the name. Say more, by 5 characters at least.
`)
})

it('words for it that only announce it', () => {
  expect(
    reading(all(put('ada.png', png(600, 800)), named('ada.png\n  photoAlt: Picture of Ada at her desk'))),
  ).toMatchInlineSnapshot(
    `content/data/people.yaml:8:13 the alt text starts with "Picture of". Screen readers say "image" before it themselves. Write "Ada at her desk".`,
  )
})

describe('in the text of a page', () => {
  const FIGURE = /<Figure[\s\S]*?\/>/

  /** Takes the place of the first drawing, with a photograph of good size beside the page. */
  const shown = (markdown: string, size: readonly [number, number] = [1600, 1200]) =>
    all(put('lab.png', png(...size), 'content'), (site) => site.edit(DETAIL, FIGURE, markdown))

  it('none', () => {
    expect(reading(shown('![Two engineers in a lab](lab.png "Where it is measured")'))).toBe('')
  })

  it('one of people.yaml, too', () => {
    expect(
      reading(
        all(put('ada.png', png(1200, 1600)), named('ada.png'), (site) =>
          site.edit(DETAIL, FIGURE, '![Ada in the lab](ada.png)'),
        ),
      ),
    ).toBe('')
  })

  it('a misspelt name', () => {
    expect(reading(shown('![Two engineers in a lab](lap.png)'))).toMatchInlineSnapshot(`
content/alpha.mdx:29:1 there is no photograph lap.png in content/data/photos or beside the page. A photograph must be sharp, named and described wherever it is shown. Did you mean lab.png?
advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
`)
  })

  it('a name with a space', () => {
    expect(reading(shown('![Two engineers in a lab](the lab.png)'))).toMatchInlineSnapshot(`
content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
content/alpha.mdx:29:1 a photograph that a reader would see as signs, while one is ![what it shows](name.jpg "caption"). What is not quite Markdown stands on the page as it was typed, signs and all. Look for a space before ( or in the name, or for a quotation mark that is missing.
advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
`)
  })

  it('a name with its folder', () => {
    expect(reading(shown('![Two engineers in a lab](/content/lab.png)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the photograph /content/lab.png is named with its folder, while it is known by its name alone, wherever it lies. A photograph must be sharp, named and described wherever it is shown. Write lab.png.`,
    )
  })

  it('one of another site', () => {
    expect(reading(shown('![Two engineers in a lab](https://photos.example/lab.png)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the photograph https://photos.example/lab.png lies on another site. It could change or go, and the other site would learn of each visitor. Save it into content/data/photos and write its name alone.`,
    )
  })

  it('one that is large enough for a portrait only', () => {
    expect(reading(shown('![Two engineers in a lab](lab.png)', [900, 700]))).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the photograph is 900 × 700 pixels, while the text of a page takes one of 1200 at least on its longer side. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.`,
    )
  })

  it('two of one name', () => {
    expect(
      reading(all(shown('![Two engineers in a lab](lab.png)'), put('lab.png', png(1600, 1200)))),
    ).toMatchInlineSnapshot(
      `content/lab.png:1:1 another photograph is named lab.png, too: content/data/photos/lab.png. Pages know photographs by their names alone. Rename one of the two, or remove it.`,
    )
  })

  it('alt text that says nothing', () => {
    const alts = ['', 'lab.png', 'Lab', 'IMG_0012', 'Image of two engineers', 'A lab']
    expect(alts.map((alt) => reading(shown(`![${alt}](lab.png)`))).join('\n')).toMatchInlineSnapshot(`
content/alpha.mdx:29:1 the photograph lab.png has no alt text, while one is ![what it shows](lab.png). It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
content/alpha.mdx:29:1 "lab.png" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
content/alpha.mdx:29:1 "Lab" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
content/alpha.mdx:29:1 "IMG_0012" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
content/alpha.mdx:29:1 the alt text starts with "Image of". Screen readers say "image" before it themselves. Write "Two engineers".
content/alpha.mdx:29:1 the alt text "A lab" is 5 characters, at least 8. It is read out to those who do not see the photograph. Say more.
`)
  })

  it('a caption that says the same', () => {
    expect(
      reading(shown('![Two engineers in a lab](lab.png "Two engineers in a lab.")')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the caption says the same as the alt text. Who has the page read out would hear it twice. Let one say what is seen and the other what it means, or leave the caption out.`,
    )
  })

  it('a caption that is too long', () => {
    expect(reading(shown(`![Two engineers](lab.png "${'Long caption '.repeat(8)}")`))).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the caption "Long caption Long caption Long caption Long caption Long caption Long caption Long caption Long caption " is 104 characters, at most 90. It is read out to those who do not see the photograph. Say the rest in the text.`,
    )
  })

  it('in the middle of a sentence', () => {
    expect(reading(shown('Look: ![Two engineers in a lab](lab.png) Nice.'))).toMatchInlineSnapshot(`
content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
content/alpha.mdx:29:7 the photograph lab.png stands inside a sentence or a block, while it needs a line of its own, directly in a Section. A photograph must be sharp, named and described wherever it is shown. Put it there, with an empty line above and below it.
`)
  })

  it('in a list', () => {
    expect(
      reading(
        all(shown('![Two engineers in a lab](lab.png)'), put('desk.png', png(1600, 1200)), (site) =>
          site.edit(DETAIL, '- A point', '- ![A desk with two screens](desk.png)\n- A point'),
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 the photograph desk.png stands inside a sentence or a block, while it needs a line of its own, directly in a Section. A photograph must be sharp, named and described wherever it is shown. Put it there, with an empty line above and below it.`,
    )
  })

  it('beside a drawing', () => {
    expect(
      reading(
        all(put('lab.png', png(1600, 1200)), (site) =>
          site.edit(DETAIL, '<Figure', '![Two engineers in a lab](lab.png)\n\n<Figure'),
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:31:1 a second figure in one section, where one has room. One drawing beside the text of each section is the rhythm of the page. Move it to another section or take it out.`,
    )
  })

  it('outside a section', () => {
    expect(
      reading(
        all(put('lab.png', png(1600, 1200)), (site) =>
          site.edit(DETAIL, '<Section>', '![Two engineers in a lab](lab.png)\n\n<Section>'),
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:20:1 a photograph outside all sections. Only a Section has a place on the page. Move it into a <Section>, or put <Section> and </Section> around it.`,
    )
  })

  it('named further down', () => {
    expect(reading(shown('![Two engineers in a lab][lab]\n\n[lab]: lab.png'))).toMatchInlineSnapshot(`
content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
content/alpha.mdx:29:1 a photograph that is named further down, while its name stands beside its words. What is not quite Markdown stands on the page as it was typed, signs and all. Write ![what it shows](name.jpg).
advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
`)
  })

  it('words that the voice of the site does without', () => {
    expect(reading(shown('![A seamless lab at work](lab.png)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:29:1 the cliché "seamless". A buyer who has heard it before stops believing the rest. Say what it does, or leave the word out.`,
    )
  })
})
