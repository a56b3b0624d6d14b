/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getPage } from './pages.ts'

it('asks about a misspelled address', () => {
  expect(() => getPage('/etl-test')).toThrow('Did you mean /etl-testing?')
})
