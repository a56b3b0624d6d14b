/** Messages about photographs. */
import { all, catalog, data, detail, write } from '../testing/catalog.ts'
import { DATA, DETAIL, png } from '../testing/testSite.ts'

/** Adds a file to `content/data/photos`, or elsewhere under `content/`. */
const put = (name: string, bytes: Buffer, folder = `${DATA}photos`) =>
  write(`${folder}/${name}`, bytes)

const named = (name: string) => data('people', 'monogram: AE', `monogram: AE\n  photo: ${name}`)

const FIGURE = /<Figure[\s\S]*?\/>/

const shown = (markdown: string, [width, height]: readonly [number, number] = [1600, 1200]) =>
  all(put('lab.png', png(width, height), 'content'), detail(FIGURE, markdown))

catalog('photographs in the text of a page', {
  'a misspelled name': shown('![Two engineers in a lab](lap.png)'),
  'a folder that does not hold it': shown('![Two engineers in a lab](photos/lap.png)'),
  'a link to it': shown('[Two engineers in a lab](lab.png)'),
  'a name with a space': shown('![Two engineers in a lab](the lab.png)'),
  'one in the text itself': shown('![Two engineers in a lab](data:image/png;base64,iVBORw0KGgo=)'),
  'a path instead of a name': shown('![Two engineers in a lab](/content/lab.png)'),
  'one on another site': shown('![Two engineers in a lab](https://photos.example/lab.png)'),
  'one only large enough for a portrait': shown('![Two engineers in a lab](lab.png)', [900, 700]),
  'two with the same name': all(
    shown('![Two engineers in a lab](lab.png)'),
    put('lab.png', png(1600, 1200)),
  ),
  'a caption that repeats the alt text': shown(
    '![Two engineers in a lab](lab.png "Two engineers in a lab.")',
  ),
  'a caption that is too long': shown(`![Two engineers](lab.png "${'Long caption '.repeat(8)}")`),
  'in the middle of a sentence': shown('Look: ![Two engineers in a lab](lab.png) Nice.'),
  'in a list': all(
    shown('![Two engineers in a lab](lab.png)'),
    put('desk.png', png(1600, 1200)),
    (site) => site.edit(DETAIL, '- A point', '- ![A desk with two screens](desk.png)\n- A point'),
  ),
  'next to a drawing': all(put('lab.png', png(1600, 1200)), (site) =>
    site.edit(DETAIL, '<Figure', '![Two engineers in a lab](lab.png)\n\n<Figure'),
  ),
  'outside a section': all(put('lab.png', png(1600, 1200)), (site) =>
    site.edit(DETAIL, '<Section>', '![Two engineers in a lab](lab.png)\n\n<Section>'),
  ),
  'a name defined further down': shown('![Two engineers in a lab][lab]\n\n[lab]: lab.png'),
  'a cliché in the alt text': shown('![A seamless lab at work](lab.png)'),
  'a cliché in a caption with quotation marks': shown(
    '![A lab \\[one\\] at work](lab.png "The \\"lab\\" is seamless")',
  ),
})(`
a misspelled name: content/alpha.mdx at "![Two engineers in a lab" there is no photograph lap.png in content/data/photos or next to the page. A photograph must be sharp, named and described wherever it is shown. Did you mean lab.png?
a folder that does not hold it: content/alpha.mdx at "![Two engineers in a lab" there is no photograph lap.png in content/data/photos or next to the page. A photograph must be sharp, named and described wherever it is shown. Did you mean lab.png?
a link to it: content/alpha.mdx at "[Two engineers in a lab]" the link lab.png leads to a photograph. A link must lead directly to what its words promise. Put ! before the [ to show it: ![what it shows](lab.png).
a name with a space: content/alpha.mdx at "![Two engineers in a lab" a photograph that readers would see as brackets; write ![what it shows](name.jpg "caption"). Anything that is not quite Markdown shows up on the page as typed. Look for a space before ( or in the name, or for a missing quotation mark.
one in the text itself: content/alpha.mdx at "![Two engineers in a lab" a photograph pasted into the text. Every visitor would have to download it with the page. Save it as a file in content/data/photos and write its name in the parentheses.
one in the text itself: advice content/lab.png:1:1 no page shows this photograph. A photograph must be sharp, named and described wherever it is shown. Add ![what it shows](lab.png) to a page, or photo: lab.png to a person in people.yaml or testimonials.yaml, or remove the file.
a path instead of a name: content/alpha.mdx at "![Two engineers in a lab" the photograph /content/lab.png includes its folder; only the name is needed. A photograph must be sharp, named and described wherever it is shown. Write lab.png.
one on another site: content/alpha.mdx at "![Two engineers in a lab" the photograph https://photos.example/lab.png is on another site. It could change or disappear, and that site would learn about our visitors. Save it to content/data/photos and write only its name.
one only large enough for a portrait: content/alpha.mdx at "![Two engineers in a lab" the photograph is 900 × 700 pixels; in a page, its longer side needs at least 1200. It would look blurry on a good screen. Use the camera's original, not a copy from a chat or website.
two with the same name: content/lab.png:1:1 another photograph is also named lab.png: content/data/photos/lab.png. Pages refer to photographs by name only. Rename one of them, or remove it.
a caption that repeats the alt text: content/alpha.mdx at "![Two engineers in a lab" the caption repeats the alt text. Screen reader users would hear it twice. Describe what is seen in one and what it means in the other, or leave the caption out.
a caption that is too long: content/alpha.mdx at "![Two engineers](lab.png" the caption "Long caption Long caption Long caption Long caption Long caption Long caption Long caption Long caption " has 104 characters; it takes 8 to 90. Screen readers read it to people who cannot see the photograph. Say what is seen in one or two sentences.
in the middle of a sentence: content/alpha.mdx at "![Two engineers in a lab" the photograph lab.png is inside a sentence or block; it needs its own line directly in a Section. A photograph must be sharp, named and described wherever it is shown. Move it there, with an empty line above and below it.
in a list: content/alpha.mdx at "![A desk with two screen" the photograph desk.png is inside a sentence or block; it needs its own line directly in a Section. A photograph must be sharp, named and described wherever it is shown. Move it there, with an empty line above and below it.
next to a drawing: content/alpha.mdx at "<Figure" a second drawing or photograph in the same section, which has room for one. The drawing next to each section's text is what gives the page its rhythm. Move it to another section or remove it.
outside a section: content/alpha.mdx at "![Two engineers in a lab" text or a picture outside any section. Everything on the page belongs in a Section. Move it into a <Section>, or put <Section> and </Section> around it.
a name defined further down: content/alpha.mdx at "![Two engineers in a lab" a photograph whose file is named elsewhere on the page. Anything that is not quite Markdown shows up on the page as typed. Write it in one place: ![what it shows](name.jpg).
a cliché in the alt text: content/alpha.mdx at "seamless lab at work](la" the cliché "seamless". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
a cliché in a caption with quotation marks: advice content/alpha.mdx at ""lab\\" is seamless")" the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a cliché in a caption with quotation marks: advice content/alpha.mdx at "" is seamless")" the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a cliché in a caption with quotation marks: content/alpha.mdx at "seamless")" the cliché "seamless". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
`)

catalog('photographs of people', {
  none: all(put('ada.png', png(600, 800)), named('ada.png')),
  'a misspelled name': all(put('ada.png', png(600, 800)), named('adda.png')),
  'one that is too small': all(put('ada.png', png(200, 200)), named('ada.png')),
  'an incomplete one': put('ada.png', png(600, 800).subarray(0, 26)),
  'one named by a camera': put('IMG_0001.PNG', png(600, 800)),
  'a web page saved as a photograph': all(
    put('ada.jpg', Buffer.from('<!doctype html>')),
    named('ada.jpg'),
  ),
  'an unused one': put('ada.png', png(600, 800)),
  'an alt text that is too short': all(
    put('ada.png', png(600, 800)),
    named('ada.png\n  photoAlt: Ada'),
  ),
})(`
none: nothing
a misspelled name: content/data/people.yaml:7:10 there is no photograph adda.png in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Did you mean ada.png?
one that is too small: content/data/photos/ada.png:1:1 the photograph is 200 × 200 pixels; it must be at least 600 × 600. It would look blurry on a good screen. Use the camera's original, not a copy from a chat or website.
an incomplete one: content/data/photos/ada.png:1:1 the photograph is incomplete. The file is damaged or was only partly copied. Copy it again, or export it again as JPEG.
one named by a camera: content/data/photos/IMG_0001.PNG:1:1 the photograph is named IMG_0001.PNG; names have lower-case letters, digits and hyphens and end in .jpg or .png. A photograph must be sharp, named and described wherever it is shown. Rename it to img-0001.png.
a web page saved as a photograph: content/data/photos/ada.jpg:1:1 the file is neither JPEG nor PNG, whatever its name says. A photograph must be sharp, named and described wherever it is shown. Use the camera's original, or open it in an image editor and save it as JPEG.
an unused one: advice content/data/photos/ada.png:1:1 no page shows this photograph. A photograph must be sharp, named and described wherever it is shown. Add ![what it shows](ada.png) to a page, or photo: ada.png to a person in people.yaml or testimonials.yaml, or remove the file.
an alt text that is too short: content/data/people.yaml:8:13 photoAlt has 3 characters; it takes at least 8. Read aloud to people who cannot see it. Default: “Portrait of” and the name. Add 5 characters.
`)

catalog('alt text that says nothing', {
  none: shown('![](lab.png)'),
  'the file name': shown('![Lab](lab.png)'),
  'a file name from a camera': shown('![IMG_0012](lab.png)'),
  'the word image': shown('![Image of two engineers](lab.png)'),
  'too little': shown('![A lab](lab.png)'),
  'the words of the guide': shown('![what it shows](lab.png)'),
})(`
none: content/alpha.mdx at "![](lab.png)" the photograph lab.png has no alt text; write it as ![what it shows](lab.png). Screen readers read it to people who cannot see the photograph. Describe what a visitor would see: who, where, doing what.
the file name: content/alpha.mdx at "![Lab](lab.png)" "Lab" is the file's name; alt text describes what the photograph shows. Screen readers read it to people who cannot see the photograph. Describe what a visitor would see: who, where, doing what.
a file name from a camera: content/alpha.mdx at "![IMG_0012](lab.png)" "IMG_0012" is the file's name; alt text describes what the photograph shows. Screen readers read it to people who cannot see the photograph. Describe what a visitor would see: who, where, doing what.
the word image: content/alpha.mdx at "![Image of two engineers" the alt text starts with "Image of". Screen readers already announce "image". Write "Two engineers".
too little: content/alpha.mdx at "![A lab](lab.png)" the alt text "A lab" has 5 characters; it takes 8 to 140. Screen readers read it to people who cannot see the photograph. Say what is seen in one or two sentences.
the words of the guide: content/alpha.mdx at "![what it shows](lab.png" the alt text "what it shows" stands for one that is still missing. Screen readers read it to people who cannot see the photograph. Describe what a visitor would see: who, where, doing what.
`)

catalog('valid photographs', {
  'a photograph in the text': shown('![Two engineers in a lab](lab.png "Where it is measured")'),
  'a photograph from people.yaml on a page, too': all(
    put('ada.png', png(1200, 1600)),
    named('ada.png'),
    detail(FIGURE, '![Ada in the lab](ada.png)'),
  ),
})(`
a photograph in the text: nothing
a photograph from people.yaml on a page, too: nothing
`)

/** The parts of a JPEG file of 800 × 600 pixels, without its image. */
const JPEG = Buffer.from('ffd8ffc0000b080258032001011100ffda0008010100003f00ffd9', 'hex')

catalog('other formats', {
  'a JPEG with the ending of Windows': all(put('ada.jfif', JPEG), named('ada.jpg')),
  'a photograph from an iPhone': put(
    'ada.heic',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
  ),
})(`
a JPEG with the ending of Windows: content/data/photos/ada.jfif:1:1 the photograph is named ada.jfif; names have lower-case letters, digits and hyphens and end in .jpg or .png. A photograph must be sharp, named and described wherever it is shown. Rename it to ada.jpg.
a photograph from an iPhone: content/data/photos/ada.heic:1:1 the photograph is a HEIC file from an iPhone; the site takes JPEG and PNG. A photograph must be sharp, named and described wherever it is shown. Export it as JPEG: on a Mac with File > Export in Preview, on an iPhone by emailing it to yourself, on Windows with Save as in Photos.
`)

catalog('files that are no photographs', {
  'a drawing': all(
    put('plan.svg', Buffer.from('<svg/>')),
    detail(FIGURE, '![A plan of the bench](plan.svg)'),
  ),
  'a document': put('plan.docx', Buffer.from('x')),
  'a name with a space, which is not there': named('Ada Example.JPG'),
  'another kind, which is not there': named('ada.webp'),
  'a path of Windows': shown('![Two engineers in a lab](C:\\photos\\lab.png)'),
})(`
a drawing: content/data/photos/plan.svg:1:1 the file is not a photograph, which is a JPEG or PNG file. A photograph must be sharp, named and described wherever it is shown. Save it as JPEG or PNG, or remove it; a drawing is a <Figure … /> in a page.
a document: content/data/photos/plan.docx:1:1 the file is not a photograph, which is a JPEG or PNG file. A photograph must be sharp, named and described wherever it is shown. Save it as JPEG or PNG, or remove it; a drawing is a <Figure … /> in a page.
a name with a space, which is not there: content/data/people.yaml:7:10 there is no photograph Ada Example.JPG in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Add it, or remove this line.
another kind, which is not there: content/data/people.yaml:7:10 the photograph ada.webp is of a kind that the site does not take. A photograph must be sharp, named and described wherever it is shown. Save it as JPEG in content/data/photos, and write its new name.
a path of Windows: content/alpha.mdx at "![Two engineers in a lab" the photograph C:\\photos\\lab.png includes its folder; only the name is needed. A photograph must be sharp, named and described wherever it is shown. Write lab.png.
`)
