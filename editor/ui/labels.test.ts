/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { blockProps } from '../../lib/content/blocks.ts'
import { BLOCK_NAMES } from '../document/blockNames.ts'
import { spotsOf } from '../document/texts.ts'
import {
  beginningOf,
  headOfEntry,
  labelOfChoice,
  nameOf,
  nameOfBlock,
  nameOfPath,
  nameOfPlace,
  titleOfFile,
} from './labels.ts'

const FILE = 'content/a.mdx'

it('calls no block by a name that is code', () => {
  for (const block of Object.keys(blockProps))
    expect(nameOfBlock(block)).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
  expect(Object.keys(blockProps)).toEqual(expect.arrayContaining(Object.keys(BLOCK_NAMES)))
  const source =
    '---\ntitle: A\n---\n\n<Accordion>\n\n<AccordionItem title="One">\n\nA.\n\n</AccordionItem>\n\n</Accordion>\n'
  const title = spotsOf(FILE, source).find(({ value }) => value === 'One')
  expect(title && nameOf(title, source)).toBe('Text that opens: Title')
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
