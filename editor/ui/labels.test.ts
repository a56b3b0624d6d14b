/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { blockProps } from '../../lib/content/blocks.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { findingWords } from './findingWords.ts'
import {
  aboutFixedWords,
  aboutNumber,
  aboutSpot,
  beginningOf,
  headOfEntry,
  labelOfChoice,
  nameOf,
  nameOfBlock,
  nameOfPath,
  nameOfPlace,
  OPENS,
  titleOfFile,
} from './labels.ts'

const FILE = 'content/a.mdx'

it.each(['name="schedule"', "name={'schedule'}"])(
  'says what a text of a drawing is for whose tag begins with %s',
  (name) => {
    const rows = "rows={[{ label: 'one', from: 0, to: 5 }, { label: 'two', from: 4, to: 9 }]}"
    const figures = `<Figure ${name} title="A" ${rows} />\n\n<Figure name="loop" title="B" />`
    const source = `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${figures}\n\n</Section>\n`
    const label = spotsOf(FILE, source).find(({ value }) => value === 'one')
    expect(label && aboutSpot(label, source)).toMatchObject({ type: 'string' })
  },
)

it('calls no block by a name that is code', () => {
  for (const block of Object.keys(blockProps))
    expect(nameOfBlock(block)).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
  expect(Object.keys(blockProps)).toEqual(expect.arrayContaining(Object.keys(BLOCK_NAMES)))
  const source =
    '---\ntitle: A\n---\n\n<Accordion>\n\n<AccordionItem title="One">\n\nA.\n\n</AccordionItem>\n\n</Accordion>\n'
  const title = spotsOf(FILE, source).find(({ value }) => value === 'One')
  expect(title && nameOf(title, source)).toBe('Text that opens: Title')
})

it('says of a number when none is written, and that a computed one is', () => {
  const spot = { file: fileOfArtifact('/a'), kind: 'field', start: 0, end: 4, path: [] } as const
  const edit = () => ({ start: 0, end: 0, to: '' })
  const number = { ...spot, value: '0.88', isNumber: true, edit }
  expect(aboutNumber(number, '1,2', '$0.88')).toBe('')
  expect(aboutNumber(number, 'one', '$0.88')).toContain('the page keeps 0.88')
  expect(aboutNumber(number, '0.88', '$1.70')).toContain('“$1.70”, which you clicked, is computed')
  expect(aboutNumber({ ...spot, value: 'Support', edit }, 'Support', '24')).toBe('')
})

it('says of a number of a drawing which one it is, in which unit, and how large it may be', () => {
  const bars = "bars={[{ label: 'one', value: 5 }, { label: 'two', value: 9 }]}"
  const source = `---\ntitle: A\n---\n\n<Figure name="bars" unit="ms" ${bars} />\n`
  const number = spotsOf(FILE, source).find(({ value }) => value === '9') as Spot
  expect(nameOf(number, source)).toMatch(/^Drawing: Bar 2 › \w+ of “two”$/)
  expect(aboutSpot(number, source)?.description).toMatch(/in ms\. From 0 to 99,999\.$/)
  const { start, end, to } = number.edit('7,5')
  expect(source.slice(0, start) + to + source.slice(end)).toContain("'two', value: 7.5 }")
})

it('names choices and files as people would say them', () => {
  expect(labelOfChoice('landing')).toBe('A group of services')
  expect(labelOfChoice('Contact Us')).toBe('Contact Us')
  expect(labelOfChoice('notYet')).toBe('Not yet')
  expect(labelOfChoice('load-model')).toBe('Load model')
  expect(titleOfFile('content/data/due-diligence.yaml', {})).toBe('Due diligence')
  expect(titleOfFile('content/a.mdx', { 'content/a.mdx': '---\ntitle: A page\n---\n' })).toBe(
    'A page',
  )
  expect(
    titleOfFile('content/index.mdx', { 'content/index.mdx': '---\ntitle: A line\n---\n' }),
  ).toBe('Home')
  expect(titleOfFile('content/data/facts.yaml', {})).toBe('Dated facts about the world')
  expect(titleOfFile('content/data/redirects.json', {})).toBe('Former addresses')
  expect(nameOfPath([2, 'street', 0])).toBe('Entry 3 › Street line 1')
  expect(nameOfPath([1, 'bio'], [{ name: 'Bo' }, { name: 'Ada' }])).toBe('Ada › Biography')
  expect(nameOfPath([0, 'region'], [{ id: 'a', city: 'Bonn' }])).toBe('Bonn › Region')
  expect(nameOfPath(['faqs', 1, 'answer'])).toBe('Question 2 › Answer')
  expect(nameOfPath(['branches', 0, 'label'])).toBe('Branch 1 › Label')
})

it('says of the mark of a sample how to take it away, and of other words that the site writes them', () => {
  expect(aboutFixedWords('Sample')).toContain('No longer a sample')
  expect(aboutFixedWords('Next')).toMatch(/The site writes “Next” by itself.* ask them for other/)
  expect(aboutFixedWords(OPENS, 'Navigation')).toContain('are in “Navigation”')
  expect(aboutFixedWords('Mar 4', 'nights')).toContain('It comes from “nights”')
})

it('names an entry by its words, and a place without words by its block and section', () => {
  expect(headOfEntry(['faqs'], { question: 'How long?' })).toBe('Question: How long?')
  expect(headOfEntry(['bars'], {})).toBe('Bar')
  expect(headOfEntry([], { id: 'a', city: 'Bonn' })).toBe('Bonn')
  expect(headOfEntry([], {})).toBe('Entry')
  const symptom = {
    text: 'A refund that your chatbot has invented, and that nobody noticed for a week',
    href: '/a',
  }
  expect(beginningOf(symptom)).toBe('A refund that your chatbot has invented, and that nobody …')
  expect(beginningOf({ href: '/a' })).toBeUndefined()
  // An entry that is a text is its own name.
  expect(headOfEntry(['street'], '1 Way')).toBe('Street line: 1 Way')
  expect(nameOfPath([1], ['Ada', 'Bo'])).toBe('Bo')
  const device = {
    href: '/a',
    reason: 'A reason in a whole sentence, which is no name.',
    model: 'A14',
  }
  expect(headOfEntry(['devices'], device)).toBe('Device: A14')
  const source =
    '---\ntitle: A\n---\n\n<Figure name="loop" />\n\n<Section>\n\n## What **we** do\n\n<Figure name="tree" />\n\n</Section>\n'
  const namedAt = (words: string) => nameOfPlace(source, source.indexOf(words))
  expect(namedAt('"loop"')).toBe('Drawing')
  expect(namedAt('<Section')).toBe('Section “What we do”')
  expect(namedAt('"tree"')).toBe('Drawing in “What we do”')
  expect(namedAt('title')).toBeUndefined()
  expect(nameOfPlace('<Section>', 0)).toBeUndefined()
})

it.each([
  [
    'schema',
    'search.description is empty; it takes 2 characters',
    '“Description” is empty; it takes 2 characters.',
  ],
  [
    'schema',
    'entry 1 of street is empty; it takes 2 characters',
    '“Street line 1” is empty; it takes 2 characters.',
  ],
  ['schema', 'id is ""; it takes letters', '“Short name” is empty; it takes letters.'],
  ['prop', 'prop title of <Card> has 80 characters', '“Title” of this card has 80 characters.'],
  [
    'prop',
    'prop title of <Figure name="loop"> is empty',
    '“What it shows” of this drawing is empty.',
  ],
  ['schema', 'parts add up to 118 days', '“Parts” add up to 118 days.'],
  [
    'prop',
    'entry 2 of steps of <Figure name="loop"> has 25 characters',
    '“Step 2” of this drawing has 25 characters.',
  ],
  ['schema', 'the file is empty', 'The file is empty.'],
  ['mdx', 'end it with />: <Figure … />', 'End it with />: <Figure … />.'],
  [
    'photo',
    'remove it; a drawing is a <Figure … /> in a page',
    'Remove it; a drawing is a <Figure … /> in a page.',
  ],
  ['sections', 'add a <Figure … />', 'Add a drawing.'],
  ['sections', 'all have the layout beside', 'All have the layout “Picture beside the text”.'],
  ['sections', 'use <Section layout="wide">', 'Use “Picture below, full width”.'],
  [
    'spelling',
    'add the line "- a" to b.yaml, after "- c"; or not',
    'Add it to the dictionary; or not.',
  ],
  ['spelling', 'colour is British', 'Colour is British.'],
  ['artifact', 'content/a.mdx begins with it', 'content/a.mdx begins with it.'],
] as const)('says with a label what the rule %s says of a key: %s', (rule, found, words) => {
  const place = { file: FILE, line: 1, column: 1, offset: 0 }
  expect(findingWords({ ...place, rule, found, severity: 'error', why: '' })).toBe(words)
})

it.each([
  ['title is the same as in content/b.mdx:3', '“Title” is the same as in “A page”.'],
  [
    '"A point" also appears in content/b.mdx:26, 31; content/data/facts.yaml:4',
    '“A point” also appears in “A page”; “Dated facts about the world”.',
  ],
  ['"A point" also appears on line 24', '“A point” also appears elsewhere on this page.'],
  [
    'an empty list item. Anything that is not quite Markdown shows up on the page as typed. Write it or remove the line',
    'An empty list item. Write it or remove it.',
  ],
  [
    '<b> that readers would see. Put it between `backticks`, or write <b="a">',
    '<b> that readers would see. Put it between two ` signs, or write <b="a">.',
  ],
  [
    'a bare address: /a. Write [words that say where it leads](/a), or leave it out',
    'A bare address: /a. Say in words where it leads, and link them, or leave it out.',
  ],
  ['the word a is also that of the entry on line 4', 'The word a is also that of another entry.'],
  ['add "- Centre" to content/data/dictionary.yaml', 'Add it to the dictionary.'],
  ['<CardGrid> has 1 <Card>; it takes 2', '“Cards” has 1 “Card”; it takes 2.'],
  ['there is no photograph a.jpg in content/data/photos', 'There is no photograph a.jpg.'],
  [
    'add the line \'{ "from": "/a", "to": "/b" },\' to content/data/redirects.json, or restore content/b.mdx',
    'Lead /a to /b, or restore “A page”.',
  ],
  ['it has the same numbers as content/b.mdx', 'It has the same numbers as “A page”.'],
  [
    'no drawing shows the series cold-start; in the editor, add the block "Drawing: numbers over time" to a page; in a file, write series="cold-start" in a <Figure name="anomaly" … />. Otherwise remove the numbers',
    'No drawing shows the numbers “Cold start”; add the block “Drawing: numbers over time” to a page. Otherwise remove the numbers.',
  ],
  [
    'field at of <Figure name="anomaly"> is off',
    'Field at of the drawing “numbers over time” is off.',
  ],
  [
    'the drawing ports in a wide section; these make better use of the width: anomaly, bars. So',
    'The drawing “connections” in a wide section; these make better use of the width: “numbers over time”, “bars”. So.',
  ],
  [
    'the list has 9. The owner of the site requires it, in docs/requirements.md. Add 1',
    'The list has 9. The owner of the site requires it. Add 1.',
  ],
  [
    'there is no claim a-b; content/data/claims.yaml has c-d, e-f. Add it to content/data/claims.yaml with its source and owner',
    'The figure here is no longer in “Claims”. Put it back by Undo, or take it out of the text.',
  ],
  [
    'there is no series cold-start: content/data/series/cold-start.csv does not exist. Write that file, or name one of those in content/data/series/',
    'There are no numbers “Cold start”. Choose other numbers, or press New numbers.',
  ],
  ['bold works only in the text below the front matter', 'Bold works only in the text of a page.'],
  [
    'search.title of 2 pages leaves no room',
    'The title in search results of 2 pages leaves no room.',
  ],
  ['the anchor #a appears twice on this page', 'The address #a appears twice on this page.'],
  ['unknown prop icno of <Card>', 'Unknown field icno of “Card”.'],
  ['unknown key unit; known here: name', 'Unknown field unit; known here: name.'],
  [
    'say it with <Claim id="…" /> and its id from content/data/claims.yaml',
    'Say it with an entry of the list of claims.',
  ],
  ['/a redirects to /b, in content/data/redirects.json', '/a leads to /b, in “Former addresses”.'],
  [
    'the page will be published by the first release on or after 2031-05-02',
    'The page will be published on 2031-05-02.',
  ],
  [
    '/a answered in the last release but no longer does',
    '/a is an address of the site, and would lead nowhere.',
  ],
])('speaks of pages and their words, not of files and lines: %s', (found, words) => {
  const contents = { 'content/b.mdx': '---\ntitle: A page\n---\n' }
  const place = { file: FILE, line: 1, column: 1, offset: 0 }
  const finding = { ...place, rule: 'unique', found, severity: 'error', why: '' } as const
  expect(findingWords(finding, contents)).toBe(words)
  // Who looks at the source looks for its lines.
  if (/:\d|line \d/.test(found)) expect(findingWords(finding)).toMatch(/:\d|line \d/)
})
