/** @jest-environment node */
/** A catalog of photographs: what their author reads. */
import { all, catalog, data, detail, write } from '../testing/catalog.ts'
import { DATA, DETAIL } from '../testing/testSite.ts'

/** The first and last bytes of a PNG of a size: all that the check looks at. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000049454e44', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Puts a file into `content/data/photos`, or elsewhere under `content/`. */
const put = (name: string, bytes: Buffer, folder = `${DATA}photos`) => write(`${folder}/${name}`, bytes)

const named = (name: string) => data('people', 'monogram: AE', `monogram: AE\n  photo: ${name}`)

const FIGURE = /<Figure[\s\S]*?\/>/

const shown = (markdown: string, [width, height]: readonly [number, number] = [1600, 1200]) =>
  all(put('lab.png', png(width, height), 'content'), detail(FIGURE, markdown))

catalog('in the text of a page', {
  'a misspelt name': shown('![Two engineers in a lab](lap.png)'),
  'a name with a space': shown('![Two engineers in a lab](the lab.png)'),
  'a name with its folder': shown('![Two engineers in a lab](/content/lab.png)'),
  'one of another site': shown('![Two engineers in a lab](https://photos.example/lab.png)'),
  'one that is large enough for a portrait only': shown('![Two engineers in a lab](lab.png)', [900, 700]),
  'two of one name': all(shown('![Two engineers in a lab](lab.png)'), put('lab.png', png(1600, 1200))),
  'a caption that says the same': shown('![Two engineers in a lab](lab.png "Two engineers in a lab.")'),
  'a caption that is too long': shown(`![Two engineers](lab.png "${'Long caption '.repeat(8)}")`),
  'in the middle of a sentence': shown('Look: ![Two engineers in a lab](lab.png) Nice.'),
  'in a list': all(shown('![Two engineers in a lab](lab.png)'), put('desk.png', png(1600, 1200)), (site) =>
    site.edit(DETAIL, '- A point', '- ![A desk with two screens](desk.png)\n- A point'),
  ),
  'beside a drawing': all(put('lab.png', png(1600, 1200)), (site) =>
    site.edit(DETAIL, '<Figure', '![Two engineers in a lab](lab.png)\n\n<Figure'),
  ),
  'outside a section': all(put('lab.png', png(1600, 1200)), (site) =>
    site.edit(DETAIL, '<Section>', '![Two engineers in a lab](lab.png)\n\n<Section>'),
  ),
  'named further down': shown('![Two engineers in a lab][lab]\n\n[lab]: lab.png'),
  'words that the voice of the site does without': shown('![A seamless lab at work](lab.png)'),
})(`
a misspelt name: content/alpha.mdx:29:1 there is no photograph lap.png in content/data/photos or beside the page. A photograph must be sharp, named and described wherever it is shown. Did you mean lab.png?
a misspelt name: advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
a name with a space: content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
a name with a space: content/alpha.mdx:29:1 a photograph that a reader would see as brackets, while one is ![what it shows](name.jpg "caption"). What is not quite Markdown stands on the page as it was typed. Look for a space before ( or in the name, or for a quotation mark that is missing.
a name with a space: advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
a name with its folder: content/alpha.mdx:29:1 the photograph /content/lab.png is named with its folder, while it is known by its name alone, wherever it lies. A photograph must be sharp, named and described wherever it is shown. Write lab.png.
one of another site: content/alpha.mdx:29:1 the photograph https://photos.example/lab.png lies on another site. It could change or go, and the other site would learn of each visitor. Save it into content/data/photos and write its name alone.
one that is large enough for a portrait only: content/alpha.mdx:29:1 the photograph is 900 × 700 pixels, while the text of a page takes one of 1200 at least on its longer side. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.
two of one name: content/lab.png:1:1 another photograph is named lab.png, too: content/data/photos/lab.png. Pages know photographs by their names alone. Rename one of the two, or remove it.
a caption that says the same: content/alpha.mdx:29:1 the caption says the same as the alt text. Who has the page read out would hear it twice. Let one say what is seen and the other what it means, or leave the caption out.
a caption that is too long: content/alpha.mdx:29:1 the caption "Long caption Long caption Long caption Long caption Long caption Long caption Long caption Long caption " is 104 characters, at most 90. It is read out to those who do not see the photograph. Say the rest in the text.
in the middle of a sentence: content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
in the middle of a sentence: content/alpha.mdx:29:7 the photograph lab.png stands inside a sentence or a block, while it needs a line of its own, directly in a Section. A photograph must be sharp, named and described wherever it is shown. Put it there, with an empty line above and below it.
in a list: content/alpha.mdx:26:3 the photograph desk.png stands inside a sentence or a block, while it needs a line of its own, directly in a Section. A photograph must be sharp, named and described wherever it is shown. Put it there, with an empty line above and below it.
beside a drawing: content/alpha.mdx:31:1 a second figure in one section, where one has room. One drawing beside the text of each section is the rhythm of the page. Move it to another section or take it out.
outside a section: content/alpha.mdx:20:1 a photograph outside all sections. Only a Section has a place on the page. Move it into a <Section>, or put <Section> and </Section> around it.
named further down: content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
named further down: content/alpha.mdx:29:1 a photograph that is named further down, while its name stands beside its words. What is not quite Markdown stands on the page as it was typed. Write ![what it shows](name.jpg).
named further down: advice content/lab.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](lab.png) into a page, or photo: lab.png under a person in people.yaml or testimonials.yaml, or remove the file.
words that the voice of the site does without: content/alpha.mdx:29:1 the cliché "seamless". A buyer who has heard it before stops believing the rest. Say what it does, or leave the word out.
`)

catalog('TOP', {
  none: all(put('ada.png', png(600, 800)), named('ada.png')),
  'a misspelt name': all(put('ada.png', png(600, 800)), named('adda.png')),
  'one that is too small': all(put('ada.png', png(200, 200)), named('ada.png')),
  'one that was not copied whole': put('ada.png', png(600, 800).subarray(0, 26)),
  'one named by a camera': put('IMG_0001.PNG', png(600, 800)),
  'a page of a website saved as a photograph': all(
    put('ada.jpg', Buffer.from('<!doctype html>')),
    named('ada.jpg'),
  ),
  'one that nothing shows': put('ada.png', png(600, 800)),
  'words for it that are too short': all(put('ada.png', png(600, 800)), named('ada.png\n  photoAlt: Ada')),
  'words for it that only announce it': all(
    put('ada.png', png(600, 800)),
    named('ada.png\n  photoAlt: Picture of Ada at her desk'),
  ),
})(`
none: nothing
a misspelt name: content/data/people.yaml:7:10 there is no photograph adda.png in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Did you mean ada.png?
a misspelt name: advice content/data/photos/ada.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](ada.png) into a page, or photo: ada.png under a person in people.yaml or testimonials.yaml, or remove the file.
one that is too small: content/data/photos/ada.png:1:1 the photograph is 200 × 200 pixels, at least 600 × 600. On a good screen it would be blurred. Use the original from the camera, not a copy from a chat or a website.
one that was not copied whole: content/data/photos/ada.png:1:1 the photograph cannot be read to its end. The file is damaged or was not copied whole. Copy it again, or export it anew as JPEG.
one named by a camera: content/data/photos/IMG_0001.PNG:1:1 the photograph is named IMG_0001.PNG, while names hold lower-case letters, digits and hyphens, and end in .jpg or .png. A photograph must be sharp, named and described wherever it is shown. Rename it to img-0001.png.
a page of a website saved as a photograph: content/data/photos/ada.jpg:1:1 the file is neither a JPEG nor a PNG, whatever its name says. A photograph must be sharp, named and described wherever it is shown. Use the original from the camera, or open it in an image program and save it as JPEG.
one that nothing shows: advice content/data/photos/ada.png:1:1 nothing shows this photograph. A photograph must be sharp, named and described wherever it is shown. Write ![what it shows](ada.png) into a page, or photo: ada.png under a person in people.yaml or testimonials.yaml, or remove the file.
words for it that are too short: content/data/people.yaml:8:13 "Ada" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
words for it that are too short: content/data/people.yaml:8:13 photoAlt is 3 characters, at least 8. What the photograph shows, for people who cannot see it. Default: "Portrait of" and the name. Say more, by 5 characters at least.
words for it that only announce it: content/data/people.yaml:8:13 the alt text starts with "Picture of". Screen readers say "image" before it themselves. Write "Ada at her desk".
`)

catalog('alt text that says nothing', {
  'none at all': shown('![](lab.png)'),
  'the name of the file': shown('![Lab](lab.png)'),
  'the name that a camera gave': shown('![IMG_0012](lab.png)'),
  'that it is an image': shown('![Image of two engineers](lab.png)'),
  'too little': shown('![A lab](lab.png)'),
})(`
none at all: content/alpha.mdx:29:1 the photograph lab.png has no alt text, while one is ![what it shows](lab.png). It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
the name of the file: content/alpha.mdx:29:1 "Lab" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
the name that a camera gave: content/alpha.mdx:29:1 "IMG_0012" is the name of the file, while alt text says what the photograph shows. It is read out to those who do not see the photograph. Say what a visitor would see: who, where, doing what.
that it is an image: content/alpha.mdx:29:1 the alt text starts with "Image of". Screen readers say "image" before it themselves. Write "Two engineers".
too little: content/alpha.mdx:29:1 the alt text "A lab" is 5 characters, at least 8. It is read out to those who do not see the photograph. Say more.
`)

catalog('what is right', {
  'a photograph in the text': shown('![Two engineers in a lab](lab.png "Where it is measured")'),
  'one of people.yaml in a page, too': all(
    put('ada.png', png(1200, 1600)),
    named('ada.png'),
    detail(FIGURE, '![Ada in the lab](ada.png)'),
  ),
})(`
a photograph in the text: nothing
one of people.yaml in a page, too: nothing
`)

catalog('other formats', {
  'one as an iPhone writes it': put('ada.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')),
})(`
one as an iPhone writes it: content/data/photos/ada.heic:1:1 the photograph is a HEIC file, as iPhones write them, while the site takes JPEG and PNG. A photograph must be sharp, named and described wherever it is shown. Export it as JPEG: on a Mac by File, Export in Preview, on an iPhone by mailing it to yourself, on Windows by Save as in Photos.
`)
