/** Punctuation, quotation marks, repeated words and dates: what hasty edits and other languages leave behind. */
import { expression } from '../expression.ts'
import { autofix, correction, type Finding, rule } from '../problems.ts'
import { apostrophe } from './apostrophes.ts'
import { inTheCaseOf } from './letterCase.ts'
import { MONTH } from './months.ts'
import type { Pattern } from './pattern.ts'

const HASTY = 'It looks like the leftover of a hasty edit'

const hasty = rule('voice', HASTY)
const typography = rule(
  'voice',
  'The site uses typographic quotes, next to which others look like mistakes',
)
const dash = rule('voice', 'It separates two thoughts that each deserve a sentence')
const spelling = rule('spelling', 'A typo makes buyers doubt the care behind everything else')
const spacing = rule('characters', 'The mark could end up at the start of the next line')

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

const unmatched = ([mark]: RegExpExecArray): Finding =>
  hasty({
    found: `${mark} without its counterpart`,
    why: 'Readers would look for the other one',
    remedy: 'Add the other one, or remove this one',
    severity: 'advice',
  })

const slip = (written: string, word: string): Finding => {
  const to = inTheCaseOf(written, word)
  return spelling({
    found: `${written}, a slip that is spelled like other words`,
    remedy: `Write ${to}`,
    fix: correction(written, to),
  })
}

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    // Not after an address, which would lead elsewhere with the mark.
    name: 'a space before a punctuation mark',
    pattern: /(?<=\p{L})(?<!\/\S*) (?=[,;!?](?:\s|$)|\.(?=\s+\p{Lu}|\s*$))/gmu,
    finding: ([space]) =>
      spacing({
        found: 'a space before a punctuation mark',
        remedy: 'Remove it',
        severity: 'advice',
        fix: autofix(space, ''),
      }),
    matches: ['A point , and more', 'A point . And more', 'A point .'],
    passes: ['A point, and more', 'in .NET and C', 'a point . . . and more', '- /beta ,'],
  },
  {
    name: 'a space on the wrong side of a mark',
    pattern: /(?<=\p{L}) ([,;!?])(?=\p{L})(?!\p{L}+:(?:\s|$))/gu,
    finding: ([written, mark]) =>
      spacing({
        found: 'a space before a punctuation mark',
        remedy: 'Put it after the mark',
        severity: 'advice',
        fix: autofix(written, `${mark} `),
      }),
    matches: ['A point ,and more'],
    passes: ['A point, and more', 'con ,tact:'],
  },
]

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    name: 'a word that was divided at the end of a line',
    pattern:
      /(?<=(\p{L}\p{Ll}+))- (?!(?:and|or|to|but|nor|as|versus|not|than|rather|plus)\b)(\p{Ll}{2,})/gu,
    finding: ([, start, end]) =>
      spelling({
        found: `"${start}- ${end}", a word with a hyphen and a space inside`,
        why: 'It was divided at the end of a line in the document it was copied from',
        remedy: 'Write it as one word',
      }),
    matches: ['the inter- national end', 'Inter- national'],
    passes: ['pre- and post-release', 'well-known'],
  },
  {
    name: 'marks between sentences',
    pattern:
      /(?<=\p{L})\.\.(?!\.)|\.{4,}|(?<=\p{Ll})[.,;](?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}),(?=\p{Ll}{2})|(?<=\p{L})(?:,,|;;)(?!,|;)|(?<![!?])[!?]{2}(?![!?])/gu,
    finding: ([mark]) =>
      hasty({
        found: `${mark} between or after sentences`,
        remedy: 'Write one punctuation mark and one space',
        severity: 'advice',
      }),
    matches: ['A point.. And', 'more.And so', 'one,two', 'one,, two', 'Really?!'],
    passes: ['wait... and see', 'e.g. this', 'Node.js'],
  },
  {
    // At the start it is a bullet.
    name: 'an em dash',
    pattern: /—(?<!^(?:—.*)?—|\| ?—)/gu,
    finding: () =>
      dash({
        found: 'an em dash —',
        remedy: 'Use a comma, a colon or a period',
        severity: 'advice',
      }),
    matches: ['We test — a point'],
    passes: ['— A point', '2019–2026'],
  },
  {
    name: 'a hyphen as a dash',
    pattern: /(?<=[\p{L},”)] )(?:-|--|–)(?= \p{L})/gu,
    finding: ([written]) =>
      dash({
        found: `"${written}" as a dash`,
        remedy: 'Use a comma, a colon or a period',
        severity: 'advice',
      }),
    matches: ['We test - a point', 'We test – a point'],
    passes: ['well-known', '5 - 3'],
  },
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
  {
    // Not after a number, as in 1.), or in a smiley.
    name: 'a parenthesis that is alone',
    pattern:
      /\((?<!\]\()(?=[^()]*$)(?<!\([^()]*\()|\)(?<=^[^()]*(?:\([^()]*\)[^()]*)*\))(?<!(?:^[\p{L}\d]{1,2}|[:;]-?)\))/gu,
    finding: unmatched,
    matches: ['A (point of it', 'A point) of it'],
    passes: ['A (point) of it', 'a) A point'],
  },
  {
    // AT&T, at at-risk: what follows belongs to the second word.
    name: 'the same word twice',
    pattern: /(?<![\p{L}\p{N}&@.-])(?!(?:had|that)\b)(\p{L}+)(?: \1)+(?![\p{L}\p{N}&@’'-])/giu,
    finding: ([written, first = '']) =>
      hasty({
        found: `the same word again: "${written}"`,
        remedy: 'Keep one of them',
        severity: 'advice',
        fix: correction(written, first),
      }),
    matches: ['A point on on it', 'the the', 'on on on it'],
    passes: ['at AT&T', 'all that that implies', 'four years, for years', 'on-on it'],
  },
  {
    name: 'words in capitals',
    pattern: /(?:\b\p{Lu}{2,} ){3,}\p{Lu}{2,}\b/gu,
    finding: ([words]) =>
      hasty({
        found: `words in capitals: ${words}`,
        why: 'Readers take it for shouting, and screen readers may spell it',
        remedy: 'Write it in small letters',
        severity: 'advice',
      }),
    matches: ['WE TEST ALL OF IT'],
    passes: ['REST and SOAP APIs', 'HL7 FHIR API'],
  },
  {
    // Quotations may keep theirs.
    name: 'a date with its day first, or in numbers',
    pattern: new RegExp(
      `(?:\\b\\d{1,2} ${MONTH}(?:,? \\d{4}\\b|(?=[.,;:)]))|\\b\\d{1,2}(?:st|nd|rd|th)(?: of)? ${MONTH}\\b|\\b\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d\\b|\\b\\d{1,2}\\.\\d{1,2}\\.20\\d\\d\\b)(?<!“[^”]*)`,
      'g',
    ),
    finding: ([date]) =>
      spelling({
        found: `the date ${date}; dates are written November 23, 2026`,
        why: 'Americans write the month first and Britons the day, so one would be taken for the other',
        remedy: 'Write the month as a word, before the day',
      }),
    matches: ['on 23 November 2026', '3/4/2026', 'the 3rd of May', '31.12.2027'],
    passes: ['November 23, 2026', 'version 1.2.3', '“1/2/2025”'],
  },
  {
    name: 'a day that does not exist',
    pattern: new RegExp(
      `\\b(?:February 3[01]|(?:April|June|September|November) 31|${MONTH} (?:3[2-9]|[4-9]\\d))\\b(?!\\d|%|,\\d)`,
      'g',
    ),
    finding: ([date]) =>
      spelling({
        found: `the date ${date}, a day that does not exist`,
        why: 'Readers would wonder which day is meant',
        remedy: 'Correct it',
      }),
    matches: ['by June 31, 2026'],
    passes: ['by June 30, 2026', 'May 50,000 users'],
  },
  {
    name: 'of instead of have',
    pattern: /\b(could|might|must|should|would) of\b(?! course)/gi,
    finding: ([written, verb]) => slip(written, `${verb} have`),
    matches: ['It could of seen'],
    passes: ['would of course', 'could have'],
  },
  {
    name: 'pubic, manger, asses',
    pattern: /\b(?:pubic|mangers?|asses)\b/gi,
    finding: ([word]) => slip(word, SLIPS[word.toLowerCase()] ?? word),
    matches: ['The pubic manger', 'We asses it'],
    passes: ['The public manager', 'We assess it'],
  },
]

/** Words that a missing letter makes of others. */
const SLIPS: Readonly<Record<string, string>> = {
  pubic: 'public',
  manger: 'manager',
  mangers: 'managers',
  asses: 'assess',
}
