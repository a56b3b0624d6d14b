/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { DOCUMENT, editingTrial } from './editingTrial.ts'

/** Without what a change of any page moves: places, their number, neighbors in the dictionary, and advice. */
const comparable = (text: string) =>
  text
    .replace(/^advice {2}.*\n(?: {4}\|.*\n)*/gm, '')
    .replace(/(\.(?:mdx|yaml|json)):\d+(?::\d+|(?:, \d+)*(?: and \d+)?)/g, '$1')
    .replace(/\b\d+ places?: (?:content\/[\w./-]+\w(?:, )?)+/g, 'places')
    .replace(/\bline \d+/g, 'line')
    .replace(/, (?:after "- [^"]*"|at its start)/g, '')
    .replace(/\n{3,}/g, '\n\n')

it('finds each mistake, corrects it by what its messages say, and is what the page shows', () => {
  // `npm run content:trial` writes it anew.
  expect(comparable(readFileSync(DOCUMENT, 'utf8'))).toBe(comparable(editingTrial()))
})
