/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getClaim, getData, getPage } from './pages.ts'

it('lists as many verticals and domains as the home page and the industries page state', () => {
  const { industries } = getData()
  const counted = (claim: string) => Number.parseInt(getClaim(claim).figure, 10)
  const domains = industries.flatMap((industry) => industry.domains)
  expect(industries.length).toBeGreaterThanOrEqual(counted('verticals'))
  expect(new Set(domains).size).toBeGreaterThanOrEqual(counted('industry-domains'))
  expect(getPage('/industries').intro).toContain('seven verticals cover more than twelve')
})
