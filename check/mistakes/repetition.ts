/** Messages about mistakes in what is said twice, and the length of pages. */
import { expect, it } from '@jest/globals'
import { all, catalog, data, detail, edit, landing, reading, write } from '../testing/catalog.ts'
import { DATA } from '../testing/testSite.ts'

/** As many new sentences of 15 words each. */
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `For alpha at first we read log number ${1501 + index} before we write test number ${1501 + index}.`,
  ).join(' ')

const SAME_TERMS =
  'glance: { length: Two to six weeks for most teams, from: "$12,500 for the first piece of work",'

catalog('repetition and length', {
  'a sentence on two pages': detail(
    'For alpha at first we read log number 1401 before we write test number 1401.',
    'For beta at first we read log number 1301 before we write test number 1301.',
  ),
  'a list item on two pages': detail(
    '- A point on alpha at first with four words',
    '- A point on beta at first with four words',
  ),
  'a sentence twice on one page': detail(
    'log number 1402 before we write test number 1402',
    'log number 1401 before we write test number 1401',
  ),
  'the same length and price of two services': all(
    detail('glance: {', SAME_TERMS),
    edit('content/beta.mdx', 'glance: {', SAME_TERMS),
  ),
  'the same title': detail('title: All about alpha', 'title: All about beta'),
  'the same search title': detail('title: A page about alpha', 'title: A page about Beta'),
  'the words of a button before its subject': detail(
    '  about: alpha',
    '  about: Contact us about alpha',
  ),
  'the same name for two buttons': detail('  about: alpha', '  about: beta'),
  'a page that is too short': detail(/For alpha at first we read log number 1401 [^\n]*/, ''),
  'a page that could be longer': detail(
    /For alpha at first we read log number 1401 .*? number 1410\. /,
    '',
  ),
  'a page that could be shorter': detail(
    'For alpha at first',
    `${sentences(4)} For alpha at first`,
  ),
  'a page that is too long': detail('For alpha at first', `${sentences(12)} For alpha at first`),
})(`
a sentence on two pages: content/alpha.mdx at "For beta at first we rea" "For beta at first we read log number 1301 before we write…" also appears in content/beta.mdx:N. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
a list item on two pages: content/alpha.mdx at "A point on beta at first" "A point on beta at first with four words" also appears in content/beta.mdx:N. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
a sentence twice on one page: content/alpha.mdx at "For alpha at first we re" "For alpha at first we read log number 1401 before we writ…" also appears on line N. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
the same length and price of two services: nothing
the same title: content/alpha.mdx at "All about beta" title is the same as in content/beta.mdx:N. Menus cannot tell two pages with the same name apart. Say what is different about this page.
the same search title: content/alpha.mdx at "A page about Beta" search.title is the same as in content/beta.mdx:N. Search engines show only one of two results that read the same. Say what is different about this page.
the words of a button before its subject: content/alpha.mdx at "Contact us about alpha" "Contact us about ", which the site adds. Visitors would read it twice. Leave it out.
the same name for two buttons: content/alpha.mdx at "beta" contact.about is the same as in content/beta.mdx:N. It is the button's name for people who do not see the page around it. Say what is different about this page.
a page that is too short: content/alpha.mdx at "## How alpha at first is" the sections have 273 words without tables and cards; a detail page takes 350 to 550. Buyers who find too little look elsewhere. Write at least 77 more words.
a page that could be longer: advice content/alpha.mdx at "## How alpha at first is" the sections have 348 words without tables and cards; a detail page takes 350 to 550. Buyers who find too little look elsewhere. Write at least 2 more words.
a page that could be shorter: advice content/alpha.mdx at "## How alpha at first is" the sections have 558 words without tables and cards; a detail page takes 350 to 550. Buyers who find too much stop reading. Cut 8 words.
a page that is too long: content/alpha.mdx at "## How alpha at first is" the sections have 678 words without tables and cards; a detail page takes 350 to 550. Buyers who find too much stop reading. Cut 128 words.
`)

catalog('a changed title', {
  'lists the labels that still have the old one': all(
    landing('title="Alpha"', 'title="All about alpha"'),
    detail('title: All about alpha', 'title: The whole of alpha'),
    edit('content/beta.mdx', '- A point', '- A [All about alpha](/alpha)'),
  ),
})(`
lists the labels that still have the old one: advice content/alpha.mdx at "The whole of alpha" the title was "All about alpha", which still appears in 2 places: content/beta.mdx:N; content/services/checks.mdx:N. Visitors who follow a label look for its words on the page. Write the new title there, too, if it means this page.
`)

it('lets a legal notice repeat a legal name that is as long as a sentence', () => {
  const name = 'Tester and Daughters of the North GmbH & Co. KG'
  const made = all(
    data('site', 'Tester and Daughters', name),
    data('legal', /Those who have written this small site/, `${name}, who write this small site`),
  )
  expect(reading(made)).not.toContain('also appears')
})

it('lets two offices be in one place, and two people in one position', () => {
  const office = (id: string) => `- id: ${id}
  country: Democratic Republic of the Congo
  countryCode: CD
  city: Town
  region: Left Bank of the Great River
  street: [The Old House by the Station]
`
  const made = all(
    write(`${DATA}offices.yaml`, office('first') + office('second')),
    data('testimonials', /designation: .*/g, 'designation: Head of Quality and of Releases'),
  )
  expect(reading(made)).not.toContain('also appears')
})
