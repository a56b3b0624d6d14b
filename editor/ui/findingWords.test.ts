/** @jest-environment node */
/** How findings are printed. What each rule says is tested with its mistakes (check/mistakes). */
import { expect, it } from '@jest/globals'
import type { Problem } from '../../check/problems.ts'
import { findingWords } from './findingWords.ts'

const finding = (found: string, more: Partial<Problem> = {}): Problem => ({
  rule: 'unique',
  found,
  why: '',
  severity: 'error',
  file: 'content/a.mdx',
  line: 1,
  column: 1,
  offset: 0,
  ...more,
})

const CONTENTS = { 'content/b.mdx': '---\ntitle: A page\n---\n' }

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
  ['spelling', 'colour is British', 'Colour is British.'],
  ['artifact', 'content/a.mdx begins with it', 'content/a.mdx begins with it.'],
] as const)('says with a label what the rule %s says of a key: %s', (rule, found, words) => {
  expect(findingWords(finding(found, { rule }))).toBe(words)
})

it.each([
  [
    'it also appears in content/b.mdx:26, 31; content/data/facts.yaml:4',
    'It also appears in “A page”; “Dated facts about the world”.',
  ],
  ['<CardGrid> has 1 <Card>; it takes 2', '“Cards” has 1 “Card”; it takes 2.'],
  ['the drawing <Figure name="anomaly"> is off', 'The drawing “numbers over time” is off.'],
  ['use the layout <Section layout="wide">', 'Use the layout “Picture below, full width”.'],
  ['the link reads "here"', 'The link reads “here”.'],
  ['<b> that readers would see', '<b> that readers would see.'],
])('puts titles and names where a rule has paths and tags: %s', (found, words) => {
  expect(findingWords(finding(found), CONTENTS)).toBe(words)
  expect(findingWords(finding('', { inEditor: { found } }), CONTENTS)).toBe(words)
})

it('says to those who look at the source what a rule says of files', () => {
  const repeated = finding('the title is that on line 24', {
    why: 'Anything that is not quite Markdown shows up',
    remedy: 'Remove the line',
    inEditor: { found: 'the title is elsewhere on this page', why: '' },
  })
  expect(findingWords(repeated)).toBe(
    'The title is that on line 24. Anything that is not quite Markdown shows up. Remove the line.',
  )
  expect(findingWords(repeated, CONTENTS)).toBe(
    'The title is elsewhere on this page. Remove the line.',
  )
})
