/**
 * What reads as a claim: a statement about the provider, on what it achieves, for how many, for how much. Numbers of a
 * technique, of a law, or of a worked example are free.
 */
import { expression } from '#check/expression.ts'
import { splitSentences } from '#check/parse/passages.ts'
import { deedsIn, mayHaveDeeds } from './deedPatterns.ts'
import {
  FRACTION,
  figureOf,
  MULTIPLE,
  PERCENT,
  PRICE,
  SMALL_NUMBER,
  wordsOf,
} from './figurePatterns.ts'
import { FINITE, HEADLINE, IMPERATIVE, IS_CHANGING, PARTICIPLE, RESULTS } from './resultPatterns.ts'
import { EXAMPLE, isAbout, READER, SOMEBODY_ELSE, THRESHOLD } from './speakers.ts'

/** Counts of what a provider has: clients, projects, people, years. */
const ASSETS: readonly RegExp[] = [
  figureOf(
    String.raw`\b\d[\d,.]*\+?\s(?:[a-zÀ-ɏ]+\s)?(?:clients|customers|projects|awards|engagements)\b|\b(?:one|two|three|four|five|a) hundred (?:clients|engineers|testers|customers|projects)\b`,
    {
      matches: ['300 projects', '500+ happy clients', 'a hundred engineers'],
      passes: ['many projects', '300 rows'],
    },
  ),
  figureOf(
    String.raw`(?<!\b(?:fortune|global) )\b(?:over |more than |some )?\d[\d,]*\+?\s(?:[a-z]+\s)?(?:engineers|testers|experts|specialists|consultants|employees|colleagues|countries|companies)\b`,
    {
      matches: ['200 engineers', 'over 40 countries', '50 senior testers'],
      passes: ['Fortune 500 companies', 'our testers'],
    },
  ),
  figureOf(
    String.raw`\b(?:\d+\+?|ten|fifteen|twenty|thirty|forty|fifty)(?:-\w+)?\+? years\b(?: of [a-z]+)?`,
    {
      matches: ['20 years of experience', 'twenty-five years', '15+ years'],
      passes: ['for years', 'in 2019'],
    },
  ),
  figureOf(
    String.raw`\b(?:dozens|hundreds|thousands) of (?:[a-z]+ )?(?:clients|customers|companies|enterprises|projects)\b`,
    {
      matches: ['hundreds of clients', 'thousands of completed projects'],
      passes: ['hundreds of rows'],
    },
  ),
]

/** Prices. */
const PRICES: readonly RegExp[] = [
  figureOf(PRICE, {
    matches: ['costs $5,000', 'Rs. 40', 'USD 2.5 million', '40 euros'],
    passes: ['5,000 rows', 'in dollars'],
  }),
]

/** Words with which the provider states its price. Exchange rates and interest rates are others' prices. */
const OFFER = wordsOf(
  String.raw`
  charge, charges, (?<!\b(?:exchange|interest|tax|conversion|refund) )rates?, fees?, priced?,
  prices, pricing, quotes?, quoted, invoices?, packages?, retainers?, assessments?,
  engagements?, audits?, workshops?, pilots?, day rate, consultations?, starts? at,
  starting at, starts? from, from just, as low as, only
`,
  {
    matches: ['We charge $50', 'Our day rate', 'Packages start at $5,000'],
    passes: ['an exchange rate of $1.10', 'it begins'],
  },
)

/** Words that make a count the provider's: what it has done, or boasts of. */
const BOAST = expression(
  /\d\+|\b(?:over|more than|delivered|completed|served|supported|trusted|worldwide|across|hundreds|dozens|thousands)\b/iu,
  {
    matches: ['500+ clients', 'Over 300 projects delivered'],
    passes: ['300 projects', 'moreover'],
  },
)

const SELLER =
  '(?:shop|bank|store|company|firm|hospital|school|airline|hotel|retailer|insurer|restaurant|station)s?'

/** Who has a price that is not the provider's: "at the old bank", "A hotel charges". */
const AT_SOMEBODY_ELSE = expression(
  new RegExp(
    String.raw`\bat (?:an?|the|this|that|one|each|every|another|some) (?:[a-z-]+ ){0,2}${SELLER}\b|^(?:an?|one|each|every|another|some) (?:[a-z-]+ ){0,2}${SELLER}\b`,
    'iu',
  ),
  {
    matches: ['at the old bank', 'A hotel charges'],
    passes: ['Our fee at the start', 'the hotel'],
  },
)

/** A mark that ends a part of a sentence, and is none within a number. */
const END_OF_CLAUSE = expression(/[,;:](?!\d)/, {
  matches: ['If it fails, we stop', 'first; then'],
  passes: ['1,000 rows', '10:30'],
})

const CONDITION = expression(/^(?:if|unless|until|when|whenever|where|while|as long as|once)\b/i, {
  matches: ['If 5% of rows differ', 'as long as it holds'],
  passes: ['iffy', 'We stop if it differs'],
})

/** What years can be of. */
const EXPERIENCE = expression(/\b(?:experience|expertise|testing|practice|in business)\b/i, {
  matches: ['20 years of experience', 'ten years in business'],
  passes: ['We keep the log for ten years'],
})

const YEARS = expression(/\byears\b/i, {
  matches: ['20 years'],
  passes: ['200 engineers', 'yearsome'],
})

/** Words that make years those of a task. */
const DURATION = expression(/\b(?:needs?|takes?|for)\b/i, {
  matches: ['It takes years of testing', 'for ten years'],
  passes: ['20 years of experience'],
})

/** Words that make a price one that the reader pays to the provider. */
const TO_READER = expression(/\b(?:for (?:you|your)|costs? you|you pay|our|ours)\b/i, {
  matches: ['A pilot for you: $40', 'you pay $40', 'our price'],
  passes: ['A phone for $200', 'hours'],
})

/** Whether a figure stands in a condition, such as "if 5% of rows differ", that is about nobody in particular. */
function isCondition(sentence: string, index: number, name: string | undefined): boolean {
  const start = Math.max(
    sentence.lastIndexOf(',', index),
    sentence.lastIndexOf(';', index),
    sentence.lastIndexOf(':', index),
  )
  const rest = sentence.slice(start + 1)
  const end = rest.search(END_OF_CLAUSE)
  const clause = (end === -1 ? rest : rest.slice(0, end)).trim()
  return CONDITION.test(clause) && !isAbout(clause, name) && !READER.test(clause)
}

/** A result is a claim if the provider, its clients or the reader have it, or if nobody is named who does. */
function isClaimedResult(sentence: string, match: RegExpExecArray, name: string | undefined) {
  const { index } = match
  if (EXAMPLE.test(sentence) || isCondition(sentence, index, name)) return false
  const isOurs = isAbout(sentence, name)
  // "We stop the load if more than 0.1% is lost", "our objective is 99.9% availability".
  const isThreshold = THRESHOLD.test(sentence) && !IS_CHANGING.test(match[0])
  if (isOurs || READER.test(sentence)) return !isThreshold
  if (FINITE.test(sentence)) return false
  return (
    HEADLINE.test(sentence) ||
    IMPERATIVE.test(sentence) ||
    (PARTICIPLE.test(sentence) && !match[0].includes(' to '))
  )
}

function isClaimedAsset(sentence: string, match: RegExpExecArray, name: string | undefined) {
  const isYears = YEARS.test(match[0])
  if (EXAMPLE.test(sentence)) return false
  if (isAbout(sentence, name)) {
    // "We keep the log for ten years" is a promise of another kind.
    return isYears ? EXPERIENCE.test(sentence) : !SOMEBODY_ELSE.test(sentence)
  }
  if (SOMEBODY_ELSE.test(sentence) || READER.test(sentence)) return false
  if (isYears) return EXPERIENCE.test(sentence) && !DURATION.test(sentence)
  return BOAST.test(sentence) || (HEADLINE.test(sentence) && !FINITE.test(sentence))
}

function isClaimedPrice(sentence: string, match: RegExpExecArray, name: string | undefined) {
  if (EXAMPLE.test(sentence) || isCondition(sentence, match.index, name)) return false
  if (AT_SOMEBODY_ELSE.test(sentence) && !isAbout(sentence, name)) return false
  if (OFFER.test(sentence)) return true
  return TO_READER.test(sentence)
}

interface Kind {
  patterns: readonly RegExp[]
  isClaimed: (sentence: string, match: RegExpExecArray, name: string | undefined) => boolean
}

const KINDS: readonly Kind[] = [
  { patterns: RESULTS, isClaimed: isClaimedResult },
  { patterns: ASSETS, isClaimed: isClaimedAsset },
  { patterns: PRICES, isClaimed: isClaimedPrice },
]

/** The figure alone, for the message: without the words that make it a result. */
const FIGURE = expression(
  new RegExp(
    String.raw`${PERCENT}|${PRICE}|${MULTIPLE}(?: as \w+)?|by (?:${FRACTION}|a factor of \S+)|${FRACTION}|(?:halv|doubl|tripl)\w+|(?:${SMALL_NUMBER}|\d+) (?:out of|in) .*|(?:dozens|hundreds|thousands|\d[\d,.]*\+?) .*`,
    'iu',
  ),
  { matches: ['cut by 35%', 'by a third', 'halved', 'hundreds of clients'], passes: ['cut cost'] },
)

export interface StatedClaim {
  figure: string
  /** Where it begins in the text. */
  index: number
}

/** Rules out most sentences in a single test. */
const HAS_FIGURE = expression(
  /[%％٪‰$€£₹×]|\dx\b|\b(?:per ?cent|pct|percentage|times|twice|half|double|triple|INR|USD|EUR|GBP|Rs|dollars|euros|pounds|rupees|years|clients|customers|projects|awards|engagements|engineers|testers|experts|specialists|consultants|employees|colleagues|countries|companies|enterprises|nines)\b|fold\b|\b(?:thirds?|quarters?|fifths?|halv(?:e|es|ed|ing)|(?:doubl|tripl)(?:es|ed|ing)|factor)\b|\b9\d\.\d/i,
  {
    matches: ['35%', 'three quarters', '500 clients', 'tenfold', '10x'],
    passes: ['We test it', 'x-rays'],
  },
)

/** Returns the figures in a text that state a result, an asset or a price of the provider, whose name is `name`. */
export function claimsIn(text: string, name?: string): StatedClaim[] {
  if (!HAS_FIGURE.test(text) && !mayHaveDeeds(text, name)) return []
  const found: StatedClaim[] = []
  for (const { segment, index } of splitSentences(text)) {
    const sentence = segment.trimEnd()
    for (const deed of deedsIn(sentence, name))
      found.push({ figure: deed.figure, index: index + deed.index })
    if (!HAS_FIGURE.test(sentence)) continue
    for (const { patterns, isClaimed } of KINDS)
      for (const pattern of patterns)
        for (const match of sentence.matchAll(pattern)) {
          if (!isClaimed(sentence, match, name)) continue
          const inside = FIGURE.exec(match[0])
          found.push({
            figure: (inside?.[0] ?? match[0]).trim().replace(/[.,]+$/, ''),
            index: index + match.index + (inside?.index ?? 0),
          })
        }
  }
  // Several patterns may find the same figure.
  return [...new Map(found.map((claim) => [claim.index, claim])).values()]
}
