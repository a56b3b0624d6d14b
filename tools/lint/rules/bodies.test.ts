/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { WITHOUT_BODY } from './bodies.ts'

it.each([
  ['home', 'app/page.tsx'],
  ['industries', 'app/industries/page.tsx'],
  ['about', 'app/about-us/page.tsx'],
  ['careers', 'app/careers/page.tsx'],
  ['contact', 'app/contact-us/page.tsx'],
  ['siteIndex', 'app/site-index/page.tsx'],
  ['detail', 'app/[slug]/page.tsx'],
  ['text', 'app/[slug]/page.tsx'],
  ['landing', 'app/services/[slug]/page.tsx'],
])('the layout %s shows the text of its page, or is known not to', (layout, route) => {
  expect(readFileSync(route, 'utf8').includes('<Body')).toBe(!WITHOUT_BODY.includes(layout))
})
