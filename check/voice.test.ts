/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { patternsIn } from './patterns.ts'
import { FIGURES, STANDARDS } from './rules/claims.ts'

const voice = (text: string) =>
  patternsIn('prose').filter(({ pattern }) => text.match(pattern)).length > 0
const figure = (text: string) => FIGURES.some((pattern) => text.match(pattern))
const standard = (text: string) => text.match(STANDARDS) !== null

/** Texts that a rule finds and texts that it allows, separated by bars. */
it.each([
  [
    'clichés and the like',
    voice,
    "We leverage tools|a seamless start|Cutting-edge work|we ensure that|in today’s fast-paced world|It’s not testing, it’s trust|not only fast but also cheap|the solution|your journey|one — two|don't|the the",
    'AI-Leveraged Testing|custom AI solutions|the user journey ends in an order|use a lever|don’t|all that that implies|four years, for years|analysis of colors|It is not finished. Then it’s reviewed.',
  ],
  [
    'figures',
    figure,
    'about 35% of it|35 %|35％|99.9 percent|a 40-percent cut|40 pct less|by 10x or so|10× faster|3 times faster|twice as fast|500+ engineers|20 years of experience|99.99 uptime|$5,000|€ 20|two million dollars',
    'p99|200 ms|600 × 600 pixels|Android 10+ phones|ten times as long|two million passages|a year of experience|400% zoom|scaling above 100 percent|0.2 PSI|HTTP 5xx|level 3|2.1',
  ],
  [
    'standards',
    standard,
    'tested against WCAG 2.2|by ISO/IEC 25010 and more|as EN 301 549 wants|see RFC 9110.|the OWASP ASVS levels|under Section 508|by ISO27001 and SOC2|to WCAG2.2',
    'Canada and Nevada|a section 5 pages long|EN route|ISOLATED2',
  ],
])('finds %s', (_, finds, found, passed) => {
  expect(found.split('|').filter((text) => !finds(text))).toEqual([])
  expect(passed.split('|').filter((text) => finds(text))).toEqual([])
})
