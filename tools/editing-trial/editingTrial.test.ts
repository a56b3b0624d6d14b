/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { DOCUMENT, editingTrial } from './editingTrial.ts'

/** Removes what any change to a page affects: places, their number, and neighbors in the dictionary. */
const comparable = (text: string) =>
  text
    .replace(/(\.(?:mdx|yaml|json)):\d+(?::\d+|(?:, \d+)*(?: and \d+)?)/g, '$1')
    .replace(/\b\d+ places?: (?:content\/[\w./-]+\w(?:, )?)+/g, 'places')
    .replace(/\bline \d+/g, 'line')
    .replace(/, (?:after "- [^"]*"|at its start)/g, '')

it('finds each mistake, corrects it by following the messages, and matches the report in docs', () => {
  // `npm run content:trial` updates the report.
  expect(comparable(readFileSync(DOCUMENT, 'utf8'))).toBe(comparable(editingTrial()))
})
