/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getPage } from '#lib/content/pages.ts'
import { shareAlt, shareWords } from './shareWords.ts'

it.each([
  ['/etl-testing', 'ETL Testing · Essential Assurance Services · Plumbline Quality Engineering'],
  ['/services/digital-assurance', 'Quality Assurance · Services · Plumbline Quality Engineering'],
  ['/about-us', 'About Us · Plumbline Quality Engineering'],
])('%s is shared as %s', (path, alt) => {
  expect(shareAlt(shareWords(getPage(path)))).toBe(alt)
})
