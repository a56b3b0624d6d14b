/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { FIGURES, STANDARDS } from './rules/claims.ts'
import { VOICE } from './rules/voice.ts'

const rules = (text: string) => VOICE.filter(({ pattern }) => text.match(pattern)).length

describe('the voice', () => {
  it.each([
    'We leverage tools',
    'a seamless start',
    'Cutting-edge work',
    'we ensure that',
    'in today’s fast-paced world',
    'It’s not testing, it’s trust',
    'not only fast but also cheap',
    'the solution',
    'your journey',
    'one — two',
    "don't",
    'the the',
  ])('hears %j', (text) => {
    expect(rules(text)).toBeGreaterThan(0)
  })

  it.each([
    'AI-Leveraged Testing',
    'custom AI solutions',
    'the user journey ends in an order',
    'use a lever',
    'don’t',
    'all that that implies',
    'four years, for years',
    'analysis of colors',
    'It is not finished. Then it’s reviewed.',
  ])('lets %j pass', (text) => {
    expect(rules(text)).toBe(0)
  })
})

describe('figures', () => {
  const found = (text: string) => FIGURES.flatMap((pattern) => text.match(pattern) ?? [])

  it.each(['35%', '35 %', '99.9 percent', '10x', '$5,000', '€ 20'])('sees %j', (text) => {
    expect(found(`about ${text} of it`)).toHaveLength(1)
  })

  it.each([
    'p99',
    '200 ms',
    '400% zoom',
    'scaling above 100 percent',
    '0.2 PSI',
    'HTTP 5xx',
    'level 3',
    '2.1',
  ])('lets %j pass', (text) => {
    expect(found(`about ${text} of it`)).toHaveLength(0)
  })
})

describe('standards', () => {
  it.each([
    ['tested against WCAG 2.2 level AA', 'WCAG 2.2'],
    ['by ISO/IEC 25010 and more', 'ISO/IEC 25010'],
    ['as EN 301 549 wants', 'EN 301 549'],
    ['see RFC 9110.', 'RFC 9110'],
    ['the OWASP ASVS levels', 'OWASP ASVS'],
    ['under Section 508', 'Section 508'],
  ])('sees the one in %j', (text, name) => {
    expect(text.match(STANDARDS)).toEqual([name])
  })

  it.each(['Canada and Nevada', 'a section 5 pages long', 'EN route'])('sees none in %j', (text) => {
    expect(text.match(STANDARDS)).toBeNull()
  })
})
