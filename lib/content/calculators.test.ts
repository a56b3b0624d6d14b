/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { calculators } from '#lib/calculators/all.ts'
import { getCalculatorPages } from './calculators.ts'
import { getPage } from './pages.ts'

it('finds the page that holds each calculator, in the order of their words', () => {
  const found = getCalculatorPages()
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(calculators).sort())
  for (const { name, page } of found) {
    expect(getPage(page.path)).toBe(page)
    expect(page.body).toContain(`<Calculator name="${name}"`)
  }
})
