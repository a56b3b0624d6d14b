/** Messages about mistakes in data files. */
import { all, catalog, data, type Mistake, move, write } from '../testing/catalog.ts'
import { DATA, png } from '../testing/testSite.ts'

catalog('data files', {
  'a misspelled key': data('navigation', 'label: Alpha', 'lable: Alpha'),
  'a key with another name': data('testimonials', 'designation:', 'position:'),
  'a source that is a space': data('claims', 'source: a test', 'source: " "'),
  'a source to be filled in': data('claims', 'source: a test', 'source: TBD'),
  'a name with letters that share images lack': data(
    'site',
    /legalName: .*/,
    'legalName: Kiểm thử',
  ),
  'a line without words': data('offices', /street:\n.*\n/, 'street:\n    - "  "\n'),
  'a claim with a new id': data('claims', 'id: cycle-time', 'id: faster'),
  'a figure that its wording lacks': data('claims', /figure: .*/, 'figure: 99%'),
  'a misspelled file name': move(`${DATA}offices.yaml`, `${DATA}office.yaml`),
  'typographic quotes around a text': data(
    'testimonials',
    'name: Bob Example',
    'name: “Bob Example”',
  ),
  'a date in another format': data('claims', '2027-06-30', '30.06.2027'),
  'a missing strength': data('strengths', /- title: Strength 10[\s\S]*$/, ''),
  'words for the same page twice': data(
    'synonyms',
    '- href',
    '- href: /services/checks\n  words: [other letter]\n- href',
  ),
  'a page listed twice': data(
    'navigation',
    '  - label: Industries\n    href: /industries',
    '  - label: Home, too\n    href: /',
  ),
  'a bar with more words than there is room for': all(
    data('navigation', 'label: Home', 'label: The home page of this whole small site'),
    data('navigation', 'label: Services', 'label: The services of those who wrote it'),
  ),
  'a duplicate id': data('industries', 'industry-2', 'industry-1'),
  'a missing photograph': data('people', 'monogram: AE', 'monogram: AE\n  photo: ada.jpg'),
  'a number instead of text': data('offices', '"400001"', '400001'),
  'a lower-case monogram': data('people', 'monogram: AE', 'monogram: ae'),
  'a placeholder not marked as one': (site) =>
    site.edit(`${DATA}site.yaml`, 'placeholder: true', 'placeholder: false'),
  'a statistic shown twice': data('statistics', 'claim: headline-2', 'claim: headline-1'),
  'a claim whose phrase has another figure': data(
    'claims',
    /phrase: (.*)40%/,
    'phrase: a testing cycle time reduced by 60%',
  ),
})(`
a misspelled key: content/data/navigation.yaml:13:11 unknown key lable in services.groups.items; known here: label, href. It would silently be ignored. Did you mean label?
a key with another name: content/data/testimonials.yaml:2:3 unknown key position; known here: name, designation, text, photo, photoAlt, monogram, placeholder. It would silently be ignored. Did you mean designation?
a source that is a space: content/data/claims.yaml:6:13 figures.source is empty; it takes at least 3 characters. Who says so. Add 3 characters.
a source to be filled in: content/data/claims.yaml:6:13 figures.source is "TBD"; it is still to be filled in. Who says so. Correct it.
a name with letters that share images lack: content/data/site.yaml:2:12 legalName is "Kiểm thử"; it takes letters and characters of European languages. Our full legal name, for the copyright line, search engines and share images. In Latin letters; the year before it stands under “Copyright year”. Correct it.
a line without words: content/data/offices.yaml:7:7 entry 1 of street is empty; it takes at least 2 characters. A line of the address. Add 2 characters.
a claim with a new id: content/services/checks.mdx at ""cycle-time" />." there is no claim cycle-time; content/data/claims.yaml has faster, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Add it to content/data/claims.yaml with its source and owner.
a figure that its wording lacks: content/data/claims.yaml:4:14 the figure 99% is not in its wording, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a figure that its wording lacks: content/data/claims.yaml:5:13 the figure 99% is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a misspelled file name: content/data/office.yaml:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/data/offices.yaml.
typographic quotes around a text: content/data/testimonials.yaml:1:9 typographic quotation marks around the whole value. YAML only understands straight quotes, so visitors would see these. Use straight quotes or none.
a date in another format: content/data/claims.yaml:8:15 figures.reviewBy is "30.06.2027"; dates are written 2027-06-30. The day it must be reviewed again. Correct it.
a missing strength: content/data/strengths.yaml:1:1 the file has 9 strengths; the site shows exactly 10. The owner of the site requires it, in docs/requirements.md. Add 1.
words for the same page twice: content/data/synonyms.yaml:3:9 the href "/services/checks" is also that of the entry on line N. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a page listed twice: content/data/navigation.yaml:1:1 the list links lacks /industries. The owner of the site requires it, in docs/requirements.md. Put the entry back; its label may be another, and other entries may join it.
a page listed twice: content/data/navigation.yaml:5:11 the href "/" is also that of the entry on line N. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a bar with more words than there is room for: content/data/navigation.yaml:1:1 the name of the provider and the labels of the bar have 88 characters in all; there is room for 85. In a second row, the bar would cover the beginning of each page. Cut 3 characters of the labels in links, of services.label, or of the name in content/data/site.yaml.
a duplicate id: advice content/data/industries.yaml:1:1 the anchor /industries#industry-2 is gone. Bookmarks, search engines and other sites still link to it. Keep "id: industry-2", unless the industry itself is gone; only its title is shown.
a duplicate id: content/data/industries.yaml:18:7 the id "industry-1" is also that of the entry on line N. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a missing photograph: content/data/people.yaml:7:10 there is no photograph ada.jpg in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Add it, or remove this line.
a number instead of text: content/data/offices.yaml:8:15 postalCode is a number; it takes text. Postal code. Default: the country has none. Put it in quotes: "400001".
a lower-case monogram: content/data/people.yaml:6:13 monogram is "ae"; it has the wrong format. Two or three capitals. Default: the first letters of the name. Correct it.
a placeholder not marked as one: content/data/site.yaml:11:16 social.placeholder is false; it must be true. Marks what is made up until the real thing is there; what is left is listed before the site goes online. Write true, or remove the line.
a statistic shown twice: content/data/statistics.yaml:2:10 the claim "headline-1" is also that of the entry on line N. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a claim whose phrase has another figure: content/data/claims.yaml:5:13 the figure 40% is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
`)

const logoOfPartner = (file: string) =>
  all(
    write('public/logos/one.svg', '<svg/>'),
    data('site', 'monogram: PA', `monogram: PA\n    logo: /logos/${file}.svg`),
  )

catalog('logos of partners', {
  'a logo without a file': logoOfPartner('two'),
  'a logo with a file': logoOfPartner('one'),
})(`
a logo without a file: content/data/site.yaml:15:11 there is no file public/logos/two.svg. Visitors would see a broken picture. Add it, or remove this line; then initials are drawn.
a logo with a file: nothing
`)

/** Adds the icons of a firm, before a mistake in one of them. */
const icons = (mistake: Mistake) =>
  all(
    write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    write('public/favicon.ico', 'an icon'),
    write('public/apple-touch-icon.png', png(180, 180)),
    write('public/icon-192.png', png(192, 192)),
    write('public/icon-512.png', png(512, 512)),
    write('public/icon-maskable-512.png', png(512, 512)),
    mistake,
  )

catalog('icons of a firm', {
  'icons as they should be': icons(() => {}),
  'an icon of another size': icons(write('public/icon-192.png', png(200, 192))),
  'a JPEG with the name of a PNG': icons(write('public/icon-512.png', 'ÿØÿ')),
  'an icon under another name': icons(move('public/favicon.ico', 'public/favicon-32.ico')),
})(`
icons as they should be: nothing
an icon of another size: public/icon-192.png:1:1 the icon is a PNG file of 200 × 192 pixels; it takes a PNG file of 192 × 192. Browsers and phones show it beside the name of the site. Export it again in that size.
a JPEG with the name of a PNG: public/icon-512.png:1:1 the icon is no whole PNG file; it takes a PNG file of 512 × 512. Browsers and phones show it beside the name of the site. Export it again in that size.
an icon under another name: public/favicon.ico:1:1 this icon is missing. Browsers and phones show it beside the name of the site. Put a file of this name there.
`)

/** Adds a mark to the facts of the firm. */
const mark = (...lines: string[]) =>
  data('site', 'url:', `mark:\n${lines.map((line) => `  ${line}\n`).join('')}url:`)

catalog('the mark of a firm', {
  'a mark of one part': mark('width: 20', 'height: 32', 'accent: M2 2h16v28H2z'),
  'a mark without its width': mark('height: 32', 'accent: M2 2h16v28H2z'),
  'a mark with a unit': mark('width: 20px', 'height: 32', 'ink: M2 2h16'),
  'a mark that draws nothing': mark('width: 20', 'height: 32'),
  'a mark without its values': mark('width:', 'height:', 'accent:'),
  'a misspelled part': mark('width: 20', 'height: 32', 'acent: M2 2h16v28H2z'),
  'a part that is no path': mark('width: 20', 'height: 32', 'accent: logo.svg'),
  'a whole element': mark('width: 20', 'height: 32', 'accent: \'<path d="M2 2h16"/>\''),
})(`
a mark of one part: nothing
a mark without its width: content/data/site.yaml:3:1 mark.width is missing. How wide the drawing is. The file of the drawing says so. Add it.
a mark with a unit: content/data/site.yaml:4:10 mark.width is text, "20px"; it takes a number. How wide the drawing is. The file of the drawing says so. Write a number.
a mark that draws nothing: content/data/site.yaml:4:3 mark draws nothing: it has neither the line "ink" nor the line "accent". The page is built from these facts. Add one of the two, or remove the mark.
a mark without its values: content/data/site.yaml:4:3 mark.width is empty; it takes a number. How wide the drawing is. The file of the drawing says so. Fill it in.
a mark without its values: content/data/site.yaml:5:3 mark.height is empty; it takes a number. How high the drawing is. The file of the drawing says so. Fill it in.
a mark without its values: content/data/site.yaml:6:3 mark.accent is empty; it takes text. What is filled, in the color of the site. Default: nothing. Fill it in, or remove the line.
a misspelled part: content/data/site.yaml:6:3 unknown key acent in mark; known here: width, height, ink, accent. It would silently be ignored. Did you mean accent?
a part that is no path: content/data/site.yaml:6:11 mark.accent is "logo.svg"; it takes what stands in the "d" of a path in an SVG file, such as M7 0v19. What is filled, in the color of the site. Default: nothing. Correct it.
a whole element: content/data/site.yaml:6:11 mark.accent is "<path d=\\"M2 2h16\\"/>"; it takes what stands in the "d" of a path in an SVG file, such as M7 0v19. What is filled, in the color of the site. Default: nothing. Correct it.
`)

catalog('facts that YAML takes for something else than text', {
  'a name that is a word of YAML': data('site', 'name: Tester', 'name: True'),
  'a name that means nothing in YAML': data('site', 'name: Tester', 'name: Null'),
  'a name that is a number': data('site', 'name: Tester', 'name: 1.10'),
})(`
a name that is a word of YAML: content/data/site.yaml:1:7 name is true or false; it takes text. Our name in running text. Put it in quotes: "True".
a name that means nothing in YAML: content/data/site.yaml:1:1 name is nothing; it takes text. Our name in running text. Put it in quotes: "Null".
a name that is a number: content/data/site.yaml:1:7 name is a number; it takes text. Our name in running text. Put it in quotes: "1.10".
`)

catalog('no mistakes in the facts of a firm', {
  'a network with a name of one letter': data('site', 'label: Network', 'label: X'),
  'a name with Polish letters': data('site', /legalName: .*/, 'legalName: Łódź Testów sp. z o.o.'),
  'a name with Romanian letters': data(
    'site',
    /legalName: .*/,
    'legalName: Testări și Țesături SRL',
  ),
  'a leader with a name of two characters': data('people', /name: .*/, 'name: 王伟'),
  'names in other scripts': all(
    data('legal', 'Those who', 'Tester and Daughters K.K. （株式会社テスター）, who'),
    data('people', 'name: Ada Example', 'name: Анна Икзампл (Anna)'),
  ),
  'a name with an ampersand, quotation marks and dots': all(
    data('site', 'name: Tester', 'name: “Q.E.D.” & Co.'),
    data('site', /legalName: .*/, 'legalName: “Q.E.D.” & Co. Ltd.'),
  ),
  'a name in straight quotation marks': data('site', 'name: Tester', `name: 'The "Q.E.D." Firm'`),
  'a name that is a common word': data('site', 'name: Tester', 'name: "True"'),
  'a host with a hyphen below another': all(
    data('site', 'url: https://tester.example', 'url: https://www.the-tester.co.example'),
    data('site', 'hello@tester.example', 'hello@mail.the-tester.co.example'),
  ),
  'a host in another script': data(
    'site',
    'url: https://tester.example',
    'url: https://xn--zckzah.xn--zckzah',
  ),
  'one mailbox for everything': data('site', 'careers@', 'hello@'),
  'no network': data('site', /social:\n(?: {2}.*\n)+/, ''),
  'no partners': data('site', /partners:\n(?: {2}.*\n)+/, ''),
  'an empty list of partners': data('site', /partners:\n(?: {2}.*\n)+/, 'partners: []\n'),
  'one partner': data('site', / {2}- name: Two\n(?: {4}.*\n)+/, ''),
  'partners with an announcement each': data(
    'site',
    /(?<=name: Two\n.*\n {4}href: ).*/,
    'https://other.example/news',
  ),
  'a leader without a profile': data('people', / {2}profile: .*\n/, ''),
  'no offices': write(`${DATA}offices.yaml`, '[]\n'),
  'a country without postal codes': data('offices', / {2}postalCode: .*\n/, ''),
  'a country without regions': data('offices', / {2}region: .*\n/, ''),
})(`
a network with a name of one letter: nothing
a name with Polish letters: nothing
a name with Romanian letters: nothing
a leader with a name of two characters: nothing
names in other scripts: nothing
a name with an ampersand, quotation marks and dots: nothing
a name in straight quotation marks: advice content/data/site.yaml:1:12 the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a name in straight quotation marks: advice content/data/site.yaml:1:19 the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a name that is a common word: nothing
a host with a hyphen below another: nothing
a host in another script: nothing
one mailbox for everything: nothing
no network: nothing
no partners: nothing
an empty list of partners: nothing
one partner: nothing
partners with an announcement each: nothing
a leader without a profile: nothing
no offices: nothing
a country without postal codes: nothing
a country without regions: nothing
`)

catalog('addresses of the site itself', {
  'a status': write('content/500.mdx', ''),
  'a name of the framework': write('content/_next.mdx', ''),
  'a name that begins like one': write('content/_notes.mdx', ''),
  'the calls': write('content/api.mdx', ''),
  'share images': write('content/og.mdx', ''),
})(`
a status: content/500.mdx /500 is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a status: content/500.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a name of the framework: content/_next.mdx /_next is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a name of the framework: content/_next.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a name that begins like one: content/_notes.mdx /_notes is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a name that begins like one: content/_notes.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
the calls: content/api.mdx /api is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
the calls: content/api.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
share images: content/og.mdx /og is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
share images: content/og.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
`)

catalog('what the specification fixes', {
  'a promise that was deleted': data('contract', '- /industries\n', ''),
  'a testimonial that was deleted': data('testimonials', /- name: Cleo[\s\S]*$/, ''),
  'a third one': data(
    'testimonials',
    /$/,
    '- name: Dora Example\n  designation: Editor\n  text: I have edited the small site in a single morning and found that nothing in it was too much.\n  monogram: DE\n',
  ),
  'a menu item that was deleted': data(
    'navigation',
    '  - label: Industries\n    href: /industries\nservices',
    'services',
  ),
  'a statistic that was deleted': data('statistics', '- claim: headline-4\n', ''),
  'an industry whose anchor was renamed': data('industries', 'id: industry-3', 'id: industry-x'),
  'a promise of another page that was taken back': (site) => {
    const before = new Map([['content/data/contract.yaml', '- /\n- /industries\n- /alpha\n']])
    Object.defineProperty(site.files, 'before', { value: before })
  },
})(`
a promise that was deleted: content/data/contract.yaml:1:1 the list of promised addresses lacks /industries. The owner of the site requires it, in docs/requirements.md. Put back the line that starts with "- " and the address.
a testimonial that was deleted: content/data/testimonials.yaml:1:1 the file has 1 testimonial; the site shows exactly 2. The owner of the site requires it, in docs/requirements.md. Add 1.
a third one: content/data/testimonials.yaml:1:1 the file has 3 testimonials; the site shows exactly 2. The owner of the site requires it, in docs/requirements.md. Remove 1.
a menu item that was deleted: content/data/navigation.yaml:1:1 the list links lacks /industries. The owner of the site requires it, in docs/requirements.md. Put the entry back; its label may be another, and other entries may join it.
a statistic that was deleted: content/data/statistics.yaml:1:1 the file has 3 headline statistics; the site shows exactly 4. The owner of the site requires it, in docs/requirements.md. Add 1.
an industry whose anchor was renamed: advice content/data/industries.yaml:1:1 the anchor /industries#industry-3 is gone. Bookmarks, search engines and other sites still link to it. Keep "id: industry-3", unless the industry itself is gone; only its title is shown.
a promise of another page that was taken back: advice content/data/contract.yaml:1:1 the promise of /alpha was taken back. From now on, nobody would notice if the page got lost. Put the line "- /alpha" back, unless its owner has decided so.
`)
