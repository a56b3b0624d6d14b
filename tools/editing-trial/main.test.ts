/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { comparable, DOCUMENT, editingTrial } from './editingTrial.ts'

const trial = editingTrial()

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
