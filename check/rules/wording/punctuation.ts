/** Punctuation, divided and repeated words: what hasty edits leave behind. */
import { autofix, correction, type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { spelling } from '../sharedRules.ts'
import { inTheCaseOf } from '../spelling/letterCase.ts'

const HASTY = 'It looks like the leftover of a hasty edit'

const hasty = rule('voice', HASTY)
const dash = rule('voice', 'It separates two thoughts that each deserve a sentence')
const spacing = rule('characters', 'The mark could end up at the start of the next line')

/** Reports a mark of a pair that is alone. */
export const unmatched = ([mark]: RegExpExecArray): Finding =>
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

/** The words at both sides of what was found, up to the next space. */
function wordsAround({ 0: found, index, input }: RegExpExecArray): string {
  const [before = ''] = /\S*$/.exec(input.slice(0, index)) ?? []
  const [after = ''] = /^\S*/.exec(input.slice(index + found.length)) ?? []
  return before + found + after
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
      /(?<=\p{L})\.\.(?!\.)|\.{4,}|(?<=\p{Ll})[.,;](?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}),(?=\p{Ll}{2})|(?<=\p{L})(?:,,|;;)(?!,|;)|(?<![!?])[!?]{2}(?![!?])|(?<=[\p{L}\p{N}])[!?]{3,}/gu,
    finding: (match) =>
      hasty({
        found: `"${wordsAround(match)}", where one mark and one space would do`,
        remedy: 'Write one punctuation mark and one space',
        severity: 'advice',
      }),
    matches: ['A point.. And', 'more.And so', 'one,two', 'one,, two', 'Really?!', 'It ran!!!'],
    passes: ['wait... and see', 'e.g. this', 'Node.js'],
  },
  {
    // A field that takes a number has its own rule, and in a patch, the digits count lines.
    name: 'a comma in the place of a decimal point',
    pattern: /(?!^[\d,]+$)(?<![\d.,+-])\d+,\d{1,2}(?![\d,])/g,
    finding: ([number]) =>
      hasty({
        found: `${number}, a comma between digits`,
        why: 'In American English, a comma divides thousands, and a point comes before decimals',
        remedy: `Write ${number.replace(',', '.')} if it is one number, or a space after the comma of two`,
      }),
    matches: ['It takes 3,5 hours', 'versions 1,2 and 3'],
    passes: [
      'It takes 3.5 hours',
      '1,200 rows',
      '10,000.',
      'versions 1, 2 and 3',
      '3,5',
      '@@ -1,3 +1,4 @@',
    ],
  },
  {
    // With points, other numbers may be those of a version.
    name: 'thousands divided as in another country',
    pattern: /(?<![\d.,])(?:\d{1,3}\.\d{3}\.000|\d{1,2}(?:,\d{2})+,\d{3})(?![.,]?\d)/g,
    finding: ([number]) => {
      const to = Number(number.replaceAll(/[.,]/g, '')).toLocaleString('en-US')
      return hasty({
        found: `${number}, whose digits are divided as in another country`,
        why: 'In American English, commas divide digits in groups of three',
        remedy: `Write ${to}`,
        fix: autofix(number, to),
      })
    },
    matches: ['some 1.000.000 rows', '1,00,000 rows', 'for 12,50,000 people.'],
    passes: ['1,000,000 rows', 'version 1.100.200', 'at 192.168.100.200', '1,200 rows', '3.141'],
  },
  {
    name: 'a point between the thousands of an amount of money',
    pattern:
      /(?:[€$£₹] ?\d{1,3}\.\d{3}|(?<![\d.,])\d{1,3}\.\d{3} ?(?:[€£₹]|euros?\b|dollars?\b))(?![.,]?\d)/gi,
    finding: ([amount]) =>
      hasty({
        found: `${amount}, a point between digits`,
        why: 'In American English, a comma divides thousands, and a point comes before decimals',
        remedy: `Write ${amount.replace('.', ',')}, unless it has three decimals`,
        severity: 'advice',
        fix: correction(amount, amount.replace('.', ',')),
      }),
    matches: ['It costs 5.000 Euro', 'for €5.000 a month', '12.500 dollars'],
    passes: ['It costs €5,000', '$0.50', 'for €5.00', '3.141 radians'],
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
