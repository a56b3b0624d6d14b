/** The words that the voice of the site does without. An editor who disagrees with a rule changes it here. */
import { autofix, type Fix, suggestion } from '../problems.ts'
import { proseOf, type SiteRule } from '../site.ts'
import { findingOf, type Pattern } from './characters.ts'

/** Clichés stop the build. */
const CLICHES: readonly (readonly [pattern: RegExp, remedy?: string])[] = [
  // "AI-Leveraged Testing" is the name of a section.
  [/(?<!AI-)\bleverag(?:e|es|ed|ing)\b/giu, 'Write "use"'],
  [/\butili[sz](?:e|es|ed|ing)\b/giu, 'Write "use"'],
  [/\bseamless(?:ly)?\b/giu],
  [/\b(?:(?:cutting|bleeding|leading)[- ]edge|state[- ]of[- ]the[- ]art)\b/giu, 'Name the technique'],
  [/\b(?:world[- ]class|best[- ](?:in[- ]class|of[- ]breed)|industry[- ]leading|one-stop[- ]shop)\b/giu],
  [/\bun(?:paralleled|rivall?ed)\b/giu],
  [/\brobust solutions?\b/giu, 'Say what it withstands'],
  [/\bempower(?:s|ed|ing|ment)?\b/giu, 'Say what people can do afterwards'],
  [/\bunlock(?:s|ed|ing)? (?:the|your|new|true|full|value|growth)\b/giu],
  [/\bholistic(?:ally)?\b/giu, 'Name the parts that are looked at'],
  [/\bsynerg(?:y|ies|istic)\b/giu],
  [/\b(?:game[- ]chang(?:er|ers|ing)|revolutioni[sz](?:e|es|ed|ing))\b/giu, 'Say what changed'],
  [/\bdelv(?:e|es|ed|ing)\b/giu, 'Write "look at", or go straight to the point'],
  [/\b(?:in today[’']s|fast-paced|ever-(?:changing|evolving))\b/giu, 'Start with the thing itself'],
  [/\bthe next level\b/giu, 'Say what will be different'],
  [/\bnot (?:just|only|merely) [^.;:!?]{2,80}?,? but(?: also)?\b/giu, 'Say the second thing, drop the first'],
  [
    /\b(?:it|this|that)(?: is|[’']s) not (?:about )?[^.;:!?]{2,60}[,;.] (?:it|this|that)(?: is|[’']s)\b/giu,
    'Say what it is',
  ],
]

/** What may be right once in a while is advice. */
const BETTER: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/\bensur(?:e|es|ed|ing)\b/giu, 'Say how: checks, keeps, proves'],
  [/\bunlock(?:s|ed|ing)?\b(?! (?:the|your|new|true|full|value|growth)\b)/giu, 'Say what becomes possible'],
  [
    // User journeys and customer journeys are things that testers test.
    /(?<!(?:user|customer|learner|patient|passenger|buyer|guest)[- ])\bjourneys?\b/giu,
    'Name the way or the work',
  ],
  // "Custom AI solutions" is what a section is about.
  [/(?<!custom AI )\bsolutions?\b/giu, 'Name the thing: tool, suite, service, program'],
  [/\bin order to\b/giu, 'Write "to"'],
]

/** “use” in the form of the verb that it stands in for. */
function use(words: string): Fix | undefined {
  if (!/^(?:leverag|utili)/i.test(words)) return undefined
  const form = { s: 'uses', d: 'used', g: 'using' }[words.slice(-1)] ?? 'use'
  const isSmall = words === words.toLowerCase()
  return suggestion(words, isSmall ? form : form.charAt(0).toUpperCase() + form.slice(1))
}

/** Marks of a typewriter, each with the one that a book has. */
const TYPEWRITER = (
  [
    ['apostrophe', /(?<=\p{L})'(?=\p{L})/gu, '’', 'Write ’'],
    // A quotation opens after white space or a bracket, and closes after anything else.
    ['quotation mark', /(?<=^|[\s([])"/gu, '“', 'Write “ and ”'],
    ['quotation mark', /(?<!^|[\s([])"/gu, '”', 'Write “ and ”'],
  ] as const
).map(
  ([name, pattern, mark, remedy]): Pattern => ({
    pattern,
    severity: 'advice',
    found: `a straight ${name} $&`,
    why: 'The site is set like a book, in which the quotes of a typewriter look like mistakes',
    remedy,
    fix: (straight) => autofix(straight, mark),
  }),
)

export const VOICE: readonly Pattern[] = [
  ...CLICHES.map(
    ([pattern, remedy = 'Say what it does, or leave the word out']): Pattern => ({
      pattern,
      found: 'the cliché "$&"',
      why: 'A buyer who has heard it before stops believing the rest',
      remedy,
      fix: use,
    }),
  ),
  ...BETTER.map(
    ([pattern, remedy]): Pattern => ({
      pattern,
      severity: 'advice',
      found: '"$&" can be said better',
      remedy,
    }),
  ),
  {
    pattern: /\b(?:[Ll]orem ipsum|TODO|TBD|FIXME|XXX)\b/gu,
    found: 'the note "$&" in the text',
    why: 'Visitors would read it',
    remedy: 'Write the passage or take it out; {/* a comment */} is never shown',
  },
  {
    pattern: /—/gu,
    severity: 'advice',
    found: 'a long dash —',
    why: 'It holds two thoughts apart that each want a sentence',
    remedy: 'Use a comma, a colon or a full stop',
  },
  ...TYPEWRITER,
  {
    pattern: /\b(?!(?:had|that)\b)(\p{L}+) \1\b/giu,
    severity: 'advice',
    found: 'the same word twice: "$&"',
    why: 'It is what is left of a sentence that was changed in a hurry',
    remedy: 'Remove one of the two',
    fix: (words, word) => suggestion(words, word ?? ''),
  },
]

export const checkVoice: SiteRule = (site, reportIn) => {
  for (const { file, prose, at } of proseOf(site)) {
    for (const rule of VOICE)
      for (const match of prose.matchAll(rule.pattern))
        reportIn(file)(at(match.index), findingOf(rule, match))
  }
}
