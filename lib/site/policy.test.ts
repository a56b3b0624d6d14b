/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { headerPolicy, ISLAND_NEEDS, metaPolicy, type PageNeeds } from './policy.ts'

const PAGE: PageNeeds = { styles: ['sha256-AAA='], scripts: true, islands: [], images: [] }

describe('metaPolicy', () => {
  it('allows a page without island its own styles, script, fonts and pictures', () => {
    expect(metaPolicy(PAGE).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'sha256-AAA='",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'none'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  it('allows an island its calls and the policy of the loader, and pictures of the site alone', () => {
    const policy = metaPolicy({ ...PAGE, islands: ['HeroCube', 'NewsStrip'] })
    expect(policy).toContain("img-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toMatch(/trusted-types islands$/)
  })

  it('allows an island that calls nobody no calls', () => {
    expect(metaPolicy({ ...PAGE, islands: ['CareersModal'] })).toContain("connect-src 'none'")
  })

  it('allows no scripts to a page that has none', () => {
    expect(metaPolicy({ ...PAGE, scripts: false })).toContain("script-src 'none'")
  })

  it.each([PAGE, { ...PAGE, islands: Object.keys(ISLAND_NEEDS), images: ['data:', 'data:'] }])(
    'has nothing unsafe, no wildcard, and nothing twice',
    (needs) => {
      const policy = headerPolicy(needs)
      expect(policy).not.toMatch(/unsafe|\*|strict-dynamic|data:.*data:/)
      // It stands in an attribute in double quotes.
      expect(policy).not.toMatch(/["&<>]/)
    },
  )
})

it('says in the header who may frame a page, which a <meta> cannot say', () => {
  expect(headerPolicy(PAGE)).toBe(`${metaPolicy(PAGE)}; frame-ancestors 'none'`)
})

it('knows every island', () => {
  const islands = readdirSync('components/islands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['Island', 'ErrorMessage'].includes(entry.name))
    .map(({ name }) => name)
  expect(Object.keys(ISLAND_NEEDS).sort()).toEqual(islands.sort())
})
