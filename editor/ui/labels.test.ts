/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { blockProps } from '../../lib/content/blocks.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
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
