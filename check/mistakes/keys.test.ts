/** @jest-environment node */
/** Messages about mistakes in front matter, data files and file names. */
import {
  all,
  catalog,
  data,
  detail,
  edit,
  landing,
  move,
  point,
  promising,
  remove,
  write,
} from '../testing/catalog.ts'
import { DATA, DETAIL } from '../testing/testSite.ts'

catalog('front matter', {
  'a description that is too long': detail(
    'description: What',
    'description: In this page we tell you at length what',
  ),
  'a description that is too short': detail(/description: .*/, 'description: Too short.'),
  'a misspelled key': detail('intro:', 'into:'),
  'a misspelled key inside a group': detail('  description:', '  descripton:'),
  'a key with another name': detail('intro:', 'summary:'),
  'questions on a page that takes none': edit('content/index.mdx', 'intro:', 'faqs: []\nintro:'),
  'questions inside a group': detail('parent:', '  faqs: []\nparent:'),
  'a missing group': detail(/contact:\n.*\n.*\n/, ''),
  'no glance and no questions': detail(/glance: .*\nfaqs: .*\n/, ''),
  'a missing key inside a group': detail(/ {2}about: .*\n/, ''),
  'a key without a value': detail(/intro: .*/, 'intro:'),
  'a heading without words': edit('content/index.mdx', 'heading: News', 'heading: " "'),
  'a title that YAML reads as a number': detail(/title: All about alpha/, 'title: 2025'),
  'a title in another script': detail('title: All about alpha', 'title: All about alpha in ₹'),
  'a title on two lines': detail('title: All about alpha', 'title: |\n  All about\n  alpha'),
  'a date that starts with its day': detail('parent:', 'publishAt: 31.12.2027\nparent:'),
  'a misspelled layout': detail('layout: detail', 'layout: detial'),
  'a layout with the name of something else': detail('layout: detail', 'layout: constructor'),
  'no layout': detail('layout: detail\n', ''),
  'other words on the button': detail('label: Contact Us', 'label: Contact us'),
  'text instead of a list': detail(/related:\n.*\n.*\n/, 'related: /beta\n'),
  'too few related pages': detail('  - /services/checks\n', ''),
  'a misspelled related page': detail('  - /beta', '  - /betta'),
  'a page related to itself': detail('  - /beta', '  - /alpha'),
  'a duplicate related page': detail('  - /services/checks', '  - /beta'),
  'a page that is its own parent': detail('parent: /services/checks', 'parent: /alpha'),
  'parents in a loop': all(
    detail('parent: /services/checks', 'parent: /beta'),
    edit('content/beta.mdx', 'parent: /services/checks', 'parent: /alpha'),
  ),
  'a layout at the wrong address': edit(
    'content/industries.mdx',
    'layout: industries',
    'layout: careers',
  ),
  'a second home page': detail('layout: detail', 'layout: home'),
  'text that no layout shows': edit(
    'content/index.mdx',
    /---\n$/,
    '---\n\nA text that nobody sees.\n',
  ),
  'front matter that is a list': detail(/---\n[\s\S]*?---\n/, '---\n- a\n---\n'),
  'empty front matter': detail(/---\n[\s\S]*?---\n/, '---\n---\n'),
  'no front matter': detail(/---\n/, ''),
  'front matter in another format': detail(/---\n/, '---js\n'),
  'unfinished front matter': detail(/---\n\n/, '\n'),
  'an em dash that ends it': detail(/---\n\n/, '—\n\n'),
  'hyphens among its keys': detail('closing:', '---\nclosing:'),
  'a day that does not exist': detail('parent:', 'publishAt: 2026-02-30\nparent:'),
})(`
a description that is too long: content/alpha.mdx:7:16 search.description has 167 characters; it takes at most 160. Text under the headline in a search result; search engines cut it at 160 characters. Remove 7 characters.
a description that is too short: content/alpha.mdx:7:16 search.description has 10 characters; it takes at least 110. Text under the headline in a search result; search engines cut it at 160 characters. Add 100 characters.
a misspelled key: content/alpha.mdx:4:1 unknown key into; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean intro?
a misspelled key inside a group: content/alpha.mdx:7:3 unknown key descripton in search; known here: title, description. It would silently be ignored. Did you mean description?
a key with another name: content/alpha.mdx:4:1 unknown key summary; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean intro?
questions on a page that takes none: content/index.mdx:4:1 unknown key faqs; known here: layout, title, intro, search, reviewBy, taglines, why, offers, symptoms, news, expert. It would silently be ignored. Remove it, or move it where it belongs.
questions inside a group: content/alpha.mdx:8:3 unknown key faqs in search; known here: title, description. It would silently be ignored. Remove it, or move it where it belongs.
a missing group: content/alpha.mdx:2:1 contact is missing. The page’s only contact button; it leads to /contact-us. Add it.
no glance and no questions: content/alpha.mdx:2:1 glance is missing. "At a glance": what a buyer asks first, under the title. Add it.
no glance and no questions: content/alpha.mdx:2:1 faqs is missing. Three or four questions that buyers ask, answered. Add it.
a missing key inside a group: content/alpha.mdx:15:1 contact.about is missing. Ends the accessible name: "ETL testing" makes "Contact us about ETL testing". Add it.
a key without a value: content/alpha.mdx:4:1 intro is empty; it takes text. The paragraph next to the title: what this is and who it is for. Fill it in.
a heading without words: content/index.mdx:42:12 news.heading is empty; it takes at least 1 character. Heading of the news strip. Add 1 character.
a title that YAML reads as a number: content/alpha.mdx:3:8 title is a number; it takes text. The large title of the page, its only first-level heading. Put it in quotes: "2025".
a title in another script: content/alpha.mdx:3:8 title is "All about alpha in ₹"; it takes the characters of Western Europe. The large title of the page, its only first-level heading. Correct it.
a title on two lines: content/alpha.mdx:3:8 title is "All about\\nalpha\\n"; it takes one line. The large title of the page, its only first-level heading. Correct it.
a date that starts with its day: content/alpha.mdx:8:12 publishAt is "31.12.2027"; dates are written 2027-06-30. The first day, in UTC, on which a build publishes the page. Default: it is published at once. Correct it.
a misspelled layout: content/alpha.mdx:2:9 layout is "detial"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Did you mean "detail"?
a layout with the name of something else: content/alpha.mdx:2:9 layout is "constructor"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Use one of them.
no layout: content/alpha.mdx:2:1 layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Add it.
other words on the button: content/alpha.mdx:16:10 contact.label is "Contact us"; it takes one of: Contact Us, Get in Touch. The text on the contact button. Did you mean "Contact Us"?
text instead of a list: content/alpha.mdx:9:10 related is text; it takes a list. Two to four pages that the same reader wants next; not the page itself. Write each entry on a line of its own that starts with two spaces, a hyphen and a space.
too few related pages: content/alpha.mdx:10:3 related has 1 entry; it takes at least 2. Two to four pages that the same reader wants next; not the page itself. Add 1 entry.
a misspelled related page: content/alpha.mdx:10:5 the link /betta leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
a page related to itself: content/alpha.mdx:10:5 the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
a duplicate related page: content/alpha.mdx:11:5 /beta appears twice. Related pages are the reader's next step. Name another page or remove the line.
a page that is its own parent: content/alpha.mdx:8:9 the parents form a loop: /alpha → /alpha. The breadcrumb trail would never end. Choose a page nearer to the home page as the parent of one of them.
parents in a loop: content/alpha.mdx:8:9 the parents form a loop: /alpha → /beta → /alpha. The breadcrumb trail would never end. Choose a page nearer to the home page as the parent of one of them.
a layout at the wrong address: content/industries.mdx:2:9 layout careers on the page /industries; it is only for /careers. Each layout shows different fields, and some are for a single page. Use detail or landing.
a second home page: content/alpha.mdx:2:9 layout home on the page /alpha; it is only for /. Each layout shows different fields, and some are for a single page. Use detail or landing.
text that no layout shows: content/index.mdx:50:1 text below the front matter of a page with the layout home, which doesn't show any. Everything this layout shows comes from the front matter and content/data. Move the text there or to another page.
front matter that is a list: content/alpha.mdx:2:1 the file is a list; it takes a group of keys. The page is built from these keys. Write a group of keys.
empty front matter: content/alpha.mdx:1:4 layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Add it.
no front matter: content/alpha.mdx:1:1 the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
front matter in another format: content/alpha.mdx:1:1 ---js as the first line, which takes three hyphens only. Front matter is YAML; no other language is read, and no code in it runs. Write "---" there, and the keys as YAML below it.
unfinished front matter: content/alpha.mdx:19:1 the front matter is not closed; it ends with a second line "---" above the text. Without that line, the page's text is read as keys. Add a line "---" here, above the text.
an em dash that ends it: content/alpha.mdx:18:1 — where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
hyphens among its keys: content/alpha.mdx:12:1 a line of hyphens among the keys, which ends them. The site would take everything below it for text. Remove it.
a day that does not exist: content/alpha.mdx:8:12 publishAt is "2026-02-30"; there is no such day. The first day, in UTC, on which a build publishes the page. Default: it is published at once. Correct it.
`)

catalog('YAML', {
  'a colon in a text': detail(/title: All about alpha/, 'title: Alpha: all about it'),
  'a tab': detail(/ {2}title:/, '\ttitle:'),
  'a duplicate key': detail(/title: All/, 'title: Twice\ntitle: All'),
  'uneven indentation': detail(/ {2}description:/, ' description:'),
  'an unclosed quote': detail(/title: All about alpha/, 'title: "All about alpha'),
  'a text that starts with a special character': detail(
    /title: All about alpha/,
    'title: @all about alpha',
  ),
  'a line without a key': detail(/intro: /, 'some words\nintro: '),
})(`
a colon in a text: content/alpha.mdx:3:8 the text contains a colon followed by a space, which YAML reads as another key. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a tab: content/alpha.mdx:6:1 the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 2 spaces instead.
a duplicate key: content/alpha.mdx:4:1 the key title appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
uneven indentation: content/alpha.mdx:7:1 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an unclosed quote: content/alpha.mdx:3:8 the closing quote is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; inside quoted text, write quotes as “ or ”.
a text that starts with a special character: content/alpha.mdx:3:8 a text cannot start with @ in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a line without a key: content/alpha.mdx:4:1 a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
`)

catalog('data files', {
  'a misspelled key': data('navigation', 'label: Alpha', 'lable: Alpha'),
  'a key with another name': data('testimonials', 'designation:', 'position:'),
  'a source that is a space': data('claims', 'source: a test', 'source: " "'),
  'a source to be filled in': data('claims', 'source: a test', 'source: TBD'),
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
  'a duplicate id': data('industries', 'industry-2', 'industry-1'),
  'a missing photograph': data('people', 'monogram: AE', 'monogram: AE\n  photo: ada.jpg'),
  'a number instead of text': data('offices', '"560001"', '560001'),
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
a key with another name: content/data/testimonials.yaml:2:3 unknown key position; known here: name, designation, text, monogram, photo, photoAlt, placeholder. It would silently be ignored. Did you mean designation?
a source that is a space: content/data/claims.yaml:6:13 figures.source is empty; it takes at least 3 characters. Who says so. Add 3 characters.
a source to be filled in: content/data/claims.yaml:6:13 figures.source is "TBD"; it is still to be filled in. Who says so. Correct it.
a line without words: content/data/offices.yaml:7:7 entry 1 of street is empty; it takes at least 2 characters. A line of the address. Add 2 characters.
a claim with a new id: content/services/checks.mdx:31:1941 there is no claim cycle-time; content/data/claims.yaml has faster, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Add it to content/data/claims.yaml with its source and owner.
a figure that its wording lacks: content/data/claims.yaml:4:14 the figure 99% is not in its wording, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a figure that its wording lacks: content/data/claims.yaml:5:13 the figure 99% is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a misspelled file name: content/data/office.yaml:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/data/offices.yaml.
typographic quotes around a text: content/data/testimonials.yaml:1:9 typographic quotation marks around the whole value. YAML only understands straight quotes, so visitors would see these. Use straight quotes or none.
a date in another format: content/data/claims.yaml:8:15 figures.reviewBy is "30.06.2027"; dates are written 2027-06-30. The day it must be reviewed again. Correct it.
a missing strength: content/data/strengths.yaml:1:1 the file has 9 strengths; the site shows exactly 10. The specification of the site fixes it, in docs/requirements.md. Add 1.
words for the same page twice: content/data/synonyms.yaml:3:9 the href "/services/checks" is also that of the entry on line 1. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a page listed twice: content/data/navigation.yaml:1:1 the list links lacks /industries. The specification of the site fixes it, in docs/requirements.md. Put the entry back; its label may be another, and other entries may join it.
a page listed twice: content/data/navigation.yaml:5:11 the href "/" is also that of the entry on line 3. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a duplicate id: advice content/data/industries.yaml:1:1 the anchor /industries#industry-2 is gone. Bookmarks, search engines and other sites still link to it. Keep "id: industry-2", unless the industry itself has gone; only its title is shown.
a duplicate id: content/data/industries.yaml:17:7 the id "industry-1" is also that of the entry on line 1. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a missing photograph: content/data/people.yaml:7:10 there is no photograph ada.jpg in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Add it, or remove this line.
a number instead of text: content/data/offices.yaml:8:15 postalCode is a number; it takes text. Postal code, in quotes. Put it in quotes: "560001".
a lower-case monogram: content/data/people.yaml:6:13 monogram is "ae"; it has the wrong format. Two or three capitals, drawn if there is no picture. Correct it.
a placeholder not marked as one: content/data/site.yaml:11:16 social.placeholder is false; it must be true. Marks a placeholder until the provider supplies the real thing; \`npm run preflight\` lists it. Write true, or remove the line.
a statistic shown twice: content/data/statistics.yaml:2:10 the claim "headline-1" is also that of the entry on line 1. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a claim whose phrase has another figure: content/data/claims.yaml:5:13 the figure 40% is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
`)

catalog('files', {
  'capitals and spaces in a file name': write('content/ETL Testing.mdx', 'x'),
  'a page with the wrong extension': write('content/etl.md', 'x'),
  'a page in a folder without a route': write('content/services/devops/slo.mdx', 'x'),
  'a data file with the wrong extension': write('content/data/offices.yml', 'x'),
  'a word processor file': write('content/draft.docx', 'x'),
  'a data file that nothing reads': write('content/data/clients.yaml', '- a'),
  'a missing data file': remove(`${DATA}offices.yaml`),
  'a promised page under another name': promising(
    ['/etl-testing'],
    write('content/etl-test.mdx', '---\nlayout: x\n---\n'),
  ),
})(`
capitals and spaces in a file name: content/ETL Testing.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/etl-testing.mdx.
capitals and spaces in a file name: content/ETL Testing.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a page with the wrong extension: content/etl.md:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/etl.mdx.
a page with the wrong extension: content/etl.md:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a page in a folder without a route: content/services/devops/slo.mdx:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; and in content/data the files it knows. Move or remove it.
a data file with the wrong extension: content/data/offices.yml:1:1 content/data/offices.yaml already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a word processor file: content/draft.docx:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; and in content/data the files it knows. Move or remove it.
a data file that nothing reads: content/data/clients.yaml:1:1 the site would leave out this file. It reads pages, which end in .mdx, in content, content/services, content/evidence; photographs in content/data/photos; and in content/data the files it knows. Move or remove it.
a missing data file: content/data/offices.yaml:1:1 this data file is missing. Each file in content/data has one purpose, and the site fails without it. Restore it.
a promised page under another name: content/etl-test.mdx:1:1 no page links to /etl-test. Visitors and search engines find a page through the links to it. Link to it from the page above it.
a promised page under another name: content/etl-test.mdx:2:9 layout is "x"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Use one of them.
a promised page under another name: content/etl-testing.mdx:1:1 the page /etl-testing is missing. Its address is promised to visitors and search engines, in content/data/contract.yaml. Write the page, restore it, or rename it back to content/etl-testing.mdx.
`)

catalog('line endings and encodings', {
  'Windows line endings': detail(/\n/g, '\r\n'),
  'a mistake in a file with Windows line endings': all(
    point('- Leverage <5 a point'),
    detail(/\n/g, '\r\n'),
  ),
  'a byte order mark': detail(/^/, '\ufeff'),
})(`
Windows line endings: nothing
a mistake in a file with Windows line endings: content/alpha.mdx:26:12 a stray < before "5 a point on alpha at …", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
a byte order mark: nothing
`)

catalog('text pages', {
  'one dated in the future': all(
    write(
      'content/services/notice.mdx',
      `---
layout: text
title: A notice
intro: A page of text alone, which somebody has put into the folder of the services.
search:
  title: A notice for this test
  description: A page of text alone, which somebody has put into the folder of the services, where no route of the site shows it.
updated: 2026-06-16
---
`,
    ),
    point('- A [notice](/services/notice)'),
  ),
})(`
one dated in the future: content/services/notice.mdx:8:10 updated is 2026-06-16, which is in the future. Visitors see it as the date of the last change. Write the day the text was finished.
`)

catalog('YAML that is misread', {
  'a # that cuts off a text': detail('title: All about alpha', 'title: All about alpha #1'),
  'an & at the start': detail('title: All about alpha', 'title: &All about alpha'),
  'a number that starts with 0': data('offices', /postalCode: .*/, 'postalCode: 02110'),
  'quotes in a quoted text': detail('title: All about alpha', 'title: "All" about alpha'),
  'a backslash in a quoted text': detail(
    'title: All about alpha',
    'title: "All \\quite about alpha"',
  ),
  'a key one space too far right': detail('title: All', ' title: All'),
  'a key one space too far left': data('offices', '  city:', ' city:'),
  'an entry indented deeper than the next': detail('  - /beta', '    - /beta'),
  'a tab before a key': data('offices', '  city:', '\tcity:'),
  'keys that lost their indentation': detail('  title: A page', 'title: A page'),
  'an entry without its hyphen': data('claims', '  - id: headline-1', '    id: headline-1'),
  'an entry of a list without its hyphen': detail('  - /services/checks', '  /services/checks'),
  'an entry with two keys without its hyphen': landing(
    '  - question: What about question number 2',
    '  question: What about question number 2',
  ),
  'a line indented with non-breaking spaces': detail('  label: Contact', '\u00A0 label: Contact'),
  'an & and a space at the start': detail('title: All about alpha', 'title: & all about alpha'),
  'a title of white space': detail('title: All about alpha', 'title: "   "'),
  'the address of the site with a trailing slash': data(
    'site',
    'url: https://tester.example',
    'url: https://tester.example/',
  ),
  'a mailbox with its scheme': data('site', 'general: ', 'general: mailto:'),
  'a missing colon in the last key of a group': detail('  about: alpha', '  about alpha'),
  'a comment after an address': detail(
    'parent: /services/checks',
    'parent: /services/checks # moved',
  ),
  'a key in braces without a space after its colon': detail('heading: Ask', 'heading:Ask'),
  'a list without its closing bracket': detail(
    /related:\n.*\n.*\n/,
    'related: [/beta, /services/checks\n',
  ),
  'a question without its mark': detail('turn two?', 'turn two'),
})(`
a # that cuts off a text: content/alpha.mdx:3:8 a # after a space, which cuts the text off because YAML reads the rest of the line as a comment. Visitors would only read half of it. Put the whole text in double quotes, or the comment on its own line.
an & at the start: content/alpha.mdx:3:8 a text cannot start with & in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a number that starts with 0: content/data/offices.yaml:8:15 a number that starts with 0. YAML drops the 0. Put it in double quotes.
quotes in a quoted text: content/alpha.mdx:3:14 the text continues after its closing quotation mark. One line that is not YAML keeps the whole file from being read. Remove what follows; inside quoted text, write “, ” and ’ instead of " and '.
a backslash in a quoted text: content/alpha.mdx:3:13 a backslash in double-quoted text. One line that is not YAML keeps the whole file from being read. Write two, or remove the quotes.
a key one space too far right: content/alpha.mdx:3:2 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a key one space too far left: content/data/offices.yaml:4:1 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an entry indented deeper than the next: content/alpha.mdx:11:3 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a tab before a key: content/data/offices.yaml:4:1 the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 2 spaces instead.
keys that lost their indentation: content/alpha.mdx:6:1 the key title appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
keys that lost their indentation: content/alpha.mdx:7:3 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an entry without its hyphen: content/data/claims.yaml:9:5 the key id appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
an entry of a list without its hyphen: content/alpha.mdx:11:3 an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
an entry with two keys without its hyphen: content/services/checks.mdx:21:3 an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
a line indented with non-breaking spaces: content/alpha.mdx:16:1 the line is indented with a non-breaking space from a word processor. One line that is not YAML keeps the whole file from being read. Write plain spaces, two per level.
an & and a space at the start: content/alpha.mdx:3:8 a text cannot start with & in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a title of white space: content/alpha.mdx:3:8 title is empty; it takes at least 3 characters. The large title of the page, its only first-level heading. Add 3 characters.
the address of the site with a trailing slash: content/data/site.yaml:3:6 url is "https://tester.example/"; it has the wrong format. The address of the site: https:// and a lower-case host, without a slash at the end. Correct it.
a mailbox with its scheme: content/data/site.yaml:5:12 mailboxes.general is "mailto:hello@tester.example"; it has the wrong format. For messages from visitors: name@host, with a lower-case host. Correct it.
a missing colon in the last key of a group: content/alpha.mdx:17:3 a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
a comment after an address: nothing
a key in braces without a space after its colon: content/alpha.mdx:12:12 heading: without a space after it. One line that is not YAML keeps the whole file from being read. Write a space after the colon.
a list without its closing bracket: content/alpha.mdx:9:10 a closing bracket or comma is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; inside quoted text, write quotes as “ or ”.
a question without its mark: content/alpha.mdx:14:174 faqs.question is "What does a reader ask of alpha in turn two"; it takes a question mark at its end. The question in the words of a buyer. Correct it.
`)

catalog('file names from Windows', {
  'a page': move('content/alpha.mdx', 'content/alpha.mdx.txt'),
  'a data file': move(`${DATA}people.yaml`, `${DATA}people.yaml.txt`),
  'the page for missing addresses': write('content/404.mdx', ''),
})(`
a page: content/alpha.mdx.txt:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/alpha.mdx.
a data file: content/data/people.yaml.txt:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/data/people.yaml.
the page for missing addresses: content/404.mdx:1:1 /404 is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
the page for missing addresses: content/404.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
`)

catalog('names that are almost correct', {
  'letters from another language': move('content/alpha.mdx', 'content/Álpha.mdx'),
  'a period in the name': move('content/alpha.mdx', 'content/alpha.new.mdx'),
  'a second page with the same name': (site) =>
    site.write('content/Beta.mdx', site.read('content/beta.mdx')),
  'a key with a capital that chooses the layout': detail('layout:', 'Layout:'),
})(`
letters from another language: content/Álpha.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/alpha.mdx.
a period in the name: content/alpha.new.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/alpha-new.mdx.
a period in the name: content/alpha.new.mdx:1:1 this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/alpha-new" },' to content/data/redirects.json, and write /alpha-new in 12 places: content/beta.mdx:10; content/services/checks.mdx:10, 35; content/data/navigation.yaml:14; content/data/industries.yaml:14, 30, 46, 62, 78, 94, 110; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
a second page with the same name: content/Beta.mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a key with a capital that chooses the layout: content/alpha.mdx:2:1 layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these keys. Did you mean layout?
`)

catalog('the start of a page', {
  'an empty line above it': detail(/^/, '\n'),
  'a space before the hyphens': detail(/^/, ' '),
  'a dash instead of the hyphens': detail('---', '—'),
  'one hyphen too many': detail('---', '----'),
  'a second line of hyphens below the keys': detail('---\n\n', '---\n---\n\n'),
  'the page pasted below itself': (site) => site.write(DETAIL, site.read(DETAIL).repeat(2)),
  'a non-breaking space after a key': detail('title: All', 'title:\u00A0All'),
  'asterisks around a title': detail('title: All about alpha', 'title: *All about* alpha'),
  'a list with asterisks': detail('  - /beta', '  * /beta'),
  'a question mark before a title': detail('title: All about alpha', 'title: ? All about alpha'),
  'words above the page': detail(/^/, 'Here is your page:\n\n'),
  'a comma at the end of a title': detail('title: All about alpha', 'title: All about alpha,'),
})(`
an empty line above it: content/alpha.mdx:1:1 the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a space before the hyphens: content/alpha.mdx:1:1 the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a dash instead of the hyphens: content/alpha.mdx:1:1 the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
one hyphen too many: content/alpha.mdx:1:1 the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a second line of hyphens below the keys: content/alpha.mdx:19:1 a horizontal rule; sections are already set apart. Anything that is not quite Markdown shows up on the page as typed. Remove the line.
the page pasted below itself: content/alpha.mdx:58:1 another page, or this one again, pasted below. Visitors would read both, and the second --- and the lines below it as text. Keep one page, and remove the other.
a non-breaking space after a key: content/alpha.mdx:3:1 a non-breaking space after title:, which needs a plain one. Otherwise the line is neither a heading nor a key with its text. Write a plain space.
asterisks around a title: content/alpha.mdx:3:8 a text cannot start with * in YAML. One line that is not YAML keeps the whole file from being read. Write it without asterisks.
a list with asterisks: content/alpha.mdx:10:3 a list entry that starts with *. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
a question mark before a title: content/alpha.mdx:3:8 a text cannot start with ? in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
words above the page: content/alpha.mdx:1:1 words above the line --- with which the page starts. The lines between the two "---" give the page its title, its description and its place on the site. Remove everything above it, and a line of backticks at the end if there is one.
a comma at the end of a title: content/alpha.mdx:3:23 , at the end of the text, left over from a list. Visitors would read it. Remove it.
`)

catalog('copied and emptied files', {
  'a copy by Windows': (site) =>
    site.write('content/beta - Copy (2).mdx', site.read('content/beta.mdx')),
  'a second download': (site) => site.write('content/beta (1).mdx', site.read('content/beta.mdx')),
  'a second download without the first': move('content/beta.mdx', 'content/beta (1).mdx'),
  'an emptied dictionary': all(write(`${DATA}dictionary.yaml`, ''), point('- A Qdrant point')),
})(`
a copy by Windows: content/beta - Copy (2).mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a second download: content/beta (1).mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a second download without the first: content/beta (1).mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, and data files in .yaml. Rename it to content/beta.mdx.
an emptied dictionary: content/data/dictionary.yaml:1:1 the file is empty; it takes a list. Correct words missing from the English dictionary, in alphabetical order. Fill it in.
`)

catalog('slips that move other lines, and keys of other programs', {
  'the end of the front matter on the line of a tag': detail('---\n\n<Section>', '---<Section>'),
  'a text that goes on after a comma on the next line': detail('for whom, told', 'for whom,\ntold'),
  'a first entry that is less indented': detail('  - /beta', ' - /beta'),
  'a figure that is part of the one in its wording': data('claims', 'figure: 40%', 'figure: "40"'),
  'a lowest price': detail('glance: {', 'glance: { from: "$5,000",'),
  'a figure in an answer': detail('In turn one', 'In 40% of turns one'),
  'another key for drafts': detail('parent:', 'published: false\nparent:'),
  'a key in bold, a note in braces': all(
    detail('title: All', '**title:** All'),
    detail('parent:', '{/* a */}\nparent:'),
  ),
  'words above keys': detail('search:', 'search: alpha'),
  'questions in another form': detail(
    /faqs: .*/,
    'faqs:\n  - Q: What?\n  - question: 2. What else is it?\n  - answer: It is.',
  ),
  'a title that ends in a period': detail('title: All about alpha', 'title: All about alpha.'),
  'another prop for an address': landing('href="/alpha"', 'link="/alpha"'),
})(`
the end of the front matter on the line of a tag: content/alpha.mdx:18:1 --- where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
a text that goes on after a comma on the next line: content/alpha.mdx:5:1 a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
a first entry that is less indented: content/alpha.mdx:10:4 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a figure that is part of the one in its wording: content/data/claims.yaml:4:14 the figure 40 is not in its wording, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a figure that is part of the one in its wording: content/data/claims.yaml:5:13 the figure 40 is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a lowest price: nothing
a figure in an answer: nothing
another key for drafts: content/alpha.mdx:8:1 the key published, which belongs to other systems. Nobody should be surprised by what is or isn't on the site. Write "draft: true" until the page is ready, or remove the line.
a key in bold, a note in braces: content/alpha.mdx:3:1 the key title in bold. YAML takes the asterisks for something else. Write it without asterisks.
a key in bold, a note in braces: content/alpha.mdx:8:1 a note to colleagues among the keys, where it starts with #. YAML takes the brace for the start of a group. Write # and a space before it.
words above keys: content/alpha.mdx:6:3 title: below a line with words after its colon. A key has either words or keys of its own. Remove the words after the colon of the line above.
questions in another form: content/alpha.mdx:15:5 the key Q instead of its full name. The site is built from these keys. Write question.
questions in another form: content/alpha.mdx:17:3 a hyphen before the answer, which starts another question. A question and its answer are one entry of the list. Write two spaces instead of the hyphen.
a title that ends in a period: advice content/alpha.mdx:3:23 a title that ends in a period. Titles are no sentences, and menus and search results show them without one. Remove it.
another prop for an address: content/services/checks.mdx:35:33 the prop link of <Card>, whose address is in its href. A link must lead directly to what its words promise. Write href.
`)

catalog('addresses of the site itself', {
  'a status': write('content/500.mdx', ''),
  'a name of the framework': write('content/_next.mdx', ''),
  'a name that begins like one': write('content/_notes.mdx', ''),
  'the calls': write('content/api.mdx', ''),
  'share images': write('content/og.mdx', ''),
})(`
a status: content/500.mdx:1:1 /500 is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a status: content/500.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a name of the framework: content/_next.mdx:1:1 /_next is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a name of the framework: content/_next.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a name that begins like one: content/_notes.mdx:1:1 /_notes is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
a name that begins like one: content/_notes.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
the calls: content/api.mdx:1:1 /api is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
the calls: content/api.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
share images: content/og.mdx:1:1 /og is an address of the site itself, at which no page can be. The file name becomes the page's address. Give the file another name.
share images: content/og.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
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
a promise that was deleted: content/data/contract.yaml:1:1 the list of promised addresses lacks /industries. The specification of the site fixes it, in docs/requirements.md. Put back the line that starts with "- " and the address.
a testimonial that was deleted: content/data/testimonials.yaml:1:1 the file has 1 testimonial; the site shows exactly 2. The specification of the site fixes it, in docs/requirements.md. Add 1.
a third one: content/data/testimonials.yaml:1:1 the file has 3 testimonials; the site shows exactly 2. The specification of the site fixes it, in docs/requirements.md. Remove 1.
a menu item that was deleted: content/data/navigation.yaml:1:1 the list links lacks /industries. The specification of the site fixes it, in docs/requirements.md. Put the entry back; its label may be another, and other entries may join it.
a statistic that was deleted: content/data/statistics.yaml:1:1 the file has 3 headline statistics; the site shows exactly 4. The specification of the site fixes it, in docs/requirements.md. Add 1.
an industry whose anchor was renamed: advice content/data/industries.yaml:1:1 the anchor /industries#industry-3 is gone. Bookmarks, search engines and other sites still link to it. Keep "id: industry-3", unless the industry itself has gone; only its title is shown.
a promise of another page that was taken back: advice content/data/contract.yaml:1:1 the promise of /alpha was taken back. From now on, nobody would notice if the page got lost. Put the line "- /alpha" back, unless its owner has decided so.
`)

catalog('questions in other forms', {
  'a tab before an answer': detail(
    /faqs: .*/,
    'faqs:\n  - question: What does a reader ask of alpha?\n\tanswer: It is a page of the small site, told by those who have done it for long.',
  ),
  'a first question without its hyphen': detail(
    /faqs: .*/,
    'faqs:\n  question: What does a reader ask of alpha?\n  answer: It is a page of the small site, told by those who have done it for so long.\n  - question: What else does a reader ask?\n    answer: It is a page of the small site, told by those who have done it for long.\n  - question: What is the last question here?\n    answer: It is about a page of the small site, told by those who have done it.',
  ),
  'a question and its answer on one line': detail(
    /faqs: .*/,
    'faqs:\n  - What does a reader ask of alpha? It is a page of the small site.',
  ),
})(`
a tab before an answer: content/alpha.mdx:16:1 the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 4 spaces instead.
a first question without its hyphen: content/alpha.mdx:15:3 the first entry of a list without the hyphen that starts the one below. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space, and the other keys of the entry with two spaces more.
a question and its answer on one line: content/alpha.mdx:15:3 faqs has 1 entry; it takes at least 3. Three or four questions that buyers ask, answered. Add 2 entries.
a question and its answer on one line: content/alpha.mdx:15:5 entry 1 of faqs is text; it takes a group of keys. The page is built from these keys. Write its keys, each on its own line: "question: …", "answer: …".
`)

catalog('values that YAML reads as something else', {
  'a Markdown link among the related pages': detail('  - /beta', '  - [All about beta](/beta)'),
  'a Markdown link in a text': detail('title: All about alpha', 'title: [All about alpha](/alpha)'),
  'periods among the keys': detail('parent:', '...\nparent:'),
  'a title that is folded': detail('title: All about alpha', 'title: >\n  All about alpha'),
  'a title with one quotation mark': detail('title: All about alpha', 'title: All about "alpha'),
})(`
a Markdown link among the related pages: content/alpha.mdx:10:5 a Markdown link, [All about beta](/beta), where only an address can be. Links between brackets work only in the text below the front matter. Write /beta.
a Markdown link in a text: content/alpha.mdx:3:8 a Markdown link, [All about alpha](/alpha), where only words can be. Links between brackets work only in the text below the front matter. Write All about alpha.
periods among the keys: content/alpha.mdx:8:1 a line of three periods, with which YAML ends; the keys below it would be lost. One line that is not YAML keeps the whole file from being read. Remove the line, or continue the text of the line above.
a title that is folded: nothing
a title with one quotation mark: advice content/alpha.mdx:3:18 " without its counterpart. Readers would look for the other one. Add the other one, or remove this one.
`)

catalog('lists of other programs', {
  'numbers in parentheses': point('(1) A first point of two\n\n- A point'),
  'a file for old computers': detail(/\n/g, '\r'),
  'a document of a word processor': write('content/gamma.mdx', '{\\rtf1\\ansi A point}'),
  'A for an answer': detail(
    /faqs: .*/,
    'faqs:\n  - question: What does a reader ask of alpha?\n    A: It is a page of the small site, told by those who have done it for long.',
  ),
})(`
numbers in parentheses: content/alpha.mdx:26:1 a line that starts with (1); list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write the number with a period.
a file for old computers: content/alpha.mdx:1:1 lines that end as on old computers, so that all of them are read as one. No page or data can be read from it. Save the file with line breaks of the kind LF.
a document of a word processor: content/gamma.mdx:1:1 a document of a word processor, not plain text. No page or data can be read from it. Copy its text into the editor of this repository. In TextEdit, choose "Make Plain Text" before you save.
A for an answer: content/alpha.mdx:16:5 the key A instead of its full name. The site is built from these keys. Write answer.
`)
