/** Quotation marks and apostrophes of other keyboards, languages and programs. */
import { expression } from '#check/expression.ts'
import { autofix, type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { unmatched } from '../wording/punctuation.ts'
import { apostrophe } from './apostrophes.ts'

const typography = rule(
  'voice',
  'The site uses typographic quotes, next to which others look like mistakes',
)
const QUOTATION_MARK = expression(/["„“”«»]|(?<!')''(?!')/g, {
  matches: ['“', "''never''", '«'],
  passes: ["don't", "'''bold'''"],
})

/** A quotation mark of another kind. One that is alone becomes no pair by being another. */
function wrongQuote(match: RegExpExecArray, to: string): Finding {
  const [written] = match
  // At the start, » is a bullet.
  const text = match.input.startsWith('» ') ? match.input.slice(1) : match.input
  const isPaired = (text.match(QUOTATION_MARK) ?? []).length % 2 === 0
  if (!isPaired) return unmatched(match)
  return typography({
    found: `the wrong quotation mark ${written}`,
    remedy: 'Write “ and ”',
    severity: 'advice',
    fix: autofix(written, to),
  })
}

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    name: 'a wrong apostrophe',
    pattern: /(?<=\p{L})['´′‘](?=\p{L})/gu,
    finding: (match) =>
      typography({
        found: `the wrong apostrophe ${match[0]}`,
        severity: 'advice',
        ...apostrophe(match),
      }),
    matches: ["don't", 'couldn´t', 'W‘hat'],
    passes: ['don’t'],
  },
  {
    // After white space or a bracket.
    name: 'a wrong mark that opens a quotation',
    pattern: /(?<=^|[\s([])(?:"|''(?!'))|[„«]|(?<=^|[\s([])”(?=\p{L})/gu,
    finding: (match) => wrongQuote(match, '“'),
    matches: ['say "never"', 'a „good“', '«clear»', 'A ”point”'],
    passes: ['a “good” one', '5" wide'],
  },
  {
    // After anything else. The mark stands first, here and below: WebKit looks behind a hundred times slower than ahead.
    name: 'a wrong mark that closes a quotation',
    pattern:
      /"(?<!(?:^|[\s([=]|="[^"]*)")|''(?!')(?<!(?:^|['\s([=]|="[^"]*)'')|»(?<=«[^«»]*»)|“(?<=[\p{L}.!?]“)/gu,
    finding: (match) => wrongQuote(match, '”'),
    matches: ['never"', 'good“', '«clear»'],
    passes: ['a “good” one', 'id="all"'],
  },
  {
    name: 'a quotation that is not closed',
    pattern: /“(?=[^“”]*$)(?<![„“][^”]*“)/gu,
    finding: unmatched,
    matches: ['A “point of it'],
    passes: ['A “point” of it'],
  },
]
