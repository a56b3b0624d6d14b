/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { DOCUMENT, editingTrial } from './editingTrial.ts'

const trial = editingTrial()

/** Without what a change of any page moves: places, numbers of files, neighbors in the dictionary, and advice. */
const comparable = (text: string) =>
  text
    .replace(/^advice {2}.*\n(?: {4}\|.*\n)*/gm, '')
    .replace(/\.(mdx|yaml):\d+:\d+/g, '.$1')
    .replace(/\bline \d+/g, 'line')
    .replace(/, (?:after "- [^"]*"|at its start)/g, '')
    .replace(/^\d+ pages and \d+ data files checked: (\d+ errors?), .*$/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')

it('corrects every mistake by what its message says', () => {
  const mistakes = trial.split(/^## /m).slice(1)
  expect(mistakes).toHaveLength(12)
  for (const mistake of mistakes) {
    const errors = [...mistake.matchAll(/checked: (\d+) errors?/g)].map(([, count]) => Number(count))
    expect(errors.length).toBeGreaterThan(1)
    expect(errors[0]).toBeGreaterThan(0)
    expect(errors.at(-1)).toBe(0)
  }
})

it('is what the page shows', () => {
  // `npm run content:trial` writes it anew.
  expect(comparable(readFileSync(DOCUMENT, 'utf8'))).toBe(comparable(trial))
})
