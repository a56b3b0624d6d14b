/** Expressions that state a result, and how a text is written that has nobody to whom the result belongs. */
import { expression } from '#check/expression.ts'
import {
  anyListed,
  FRACTION,
  figureOf,
  MULTIPLE,
  PERCENT,
  PRICE,
  SMALL_NUMBER,
  wordsOf,
} from './figurePatterns.ts'

/** What a figure is compared with: more, fewer, faster. */
const COMPARATIVE = anyListed(`
  faster, quicker, cheaper, better, shorter, smaller, lower, higher, longer, greater, fewer,
  less, more, earlier, sooner, easier, safer, stronger
`)
/** What changes, as a noun. */
const CHANGE = anyListed(`
  reductions?, improvements?, increases?, decreases?, drops?, gains?, savings?, growth,
  cuts?, declines?, rises?, boosts?, optimi[sz]ations?, returns?, ROI
`)
/** What makes something more or less. */
const CHANGING = anyListed(`
  cut(?:s|ting)?, sav(?:e|es|ed|ing), reduc(?:e|es|ed|ing), lower(?:s|ed|ing)?,
  shorten(?:s|ed|ing)?, speed(?:s|ed|ing)?, sped, shrink(?:s|ing)?, shrank, shrunk,
  halv(?:e|es|ed|ing), trim(?:s|med|ming)?, slash(?:es|ed|ing)?, improv(?:e|es|ed|ing),
  increas(?:e|es|ed|ing), rais(?:e|es|ed|ing), boost(?:s|ed|ing)?, enhanc(?:e|es|ed|ing),
  accelerat(?:e|es|ed|ing), gr[eo]w(?:s|n|ing)?, r[io]se[sn]?, f[ae]ll(?:s|en|ing)?,
  drop(?:s|ped|ping)?, optimi[sz](?:e|es|ed|ing), doubl(?:e|es|ed|ing), tripl(?:e|es|ed|ing)
`)
/** What a provider is measured by. */
const MERIT = anyListed(`
  satisfaction, success(?: rate)?, retention, uptime, availability, reliability, accuracy,
  coverage, on[- ]time, productivity, effectiveness, detection, pass rate, delivery, quality,
  automated, automation
`)
/** What buyers want more or less of. */
const BENEFIT = anyListed(`
  costs?, time, times, effort, budgets?, spend(?:ing)?, bills?, revenue, sales, profits?,
  productivity, speed, quality, efficiency, satisfaction, releases?, deployments?, cycles?,
  maintenance, defects?, bugs?, incidents?, downtime, performance, delivery, launch(?:es)?,
  testing, results?, conversions?
`)

/** Expressions that state a result, whoever's it is. Each is found in the sentence that it belongs to. */
export const RESULTS: readonly RegExp[] = [
  figureOf(
    String.raw`\b${CHANGING}\b[^.!?;]{0,60}?\bby (?:up to |about |around |nearly |over |more than |at least |as much as )?(?:${PERCENT}|${MULTIPLE}|${FRACTION}|a factor of (?:\d+|${SMALL_NUMBER})|${PRICE})`,
    {
      matches: ['We cut cost by 35%', 'reduced by a third', 'grows by a factor of ten'],
      passes: ['We cut cost', 'cut it. By 35%'],
    },
  ),
  figureOf(
    String.raw`\bsav(?:e|es|ed|ing)\b[^.!?;]{0,40}?(?:${PERCENT}|${PRICE}|half (?:of )?(?:the|your|their))`,
    {
      matches: ['saves 40%', 'save up to half the time', 'We saved a retailer $2 million'],
      passes: ['save the file', 'save. 40%'],
    },
  ),
  figureOf(
    String.raw`(?:${PERCENT}|${MULTIPLE})\s+(?:as )?(?:${COMPARATIVE}\b|(?:fast|quick|cheap|productive|effective|reliable|efficient|good)\b)`,
    {
      matches: ['40% faster', '3 times better', '10x more', 'twice as productive'],
      passes: ['40% of rows', 'three times a day'],
    },
  ),
  figureOf(
    String.raw`(?:${PERCENT}|${MULTIPLE})\s+(?:[a-z]+[ -]){0,3}?${CHANGE}\b|\b${CHANGE} (?:of|by) (?:up to |about |over )?${PERCENT}`,
    {
      matches: ['a 30% reduction', '25% performance gain', '10x return', 'reduction of 40%'],
      passes: ['a reduction', '30% of rows'],
    },
  ),
  figureOf(
    String.raw`(?:${PERCENT}|\b9\d\.\d+)\s+(?:[a-z]+[ -]){0,5}?${MERIT}\b|\b${MERIT}\b[^.!?;,]{0,20}?(?:of|is|at|to) (?:over |about )?${PERCENT}|\b(?:three|four|five|six|\d) nines of (?:availability|uptime|reliability)\b`,
    {
      matches: [
        '99.9% uptime',
        'a 98% success rate',
        '70% of regression tests automated',
        'satisfaction of 98%',
        'three nines of availability',
      ],
      passes: ['the uptime', '98% of rows'],
    },
  ),
  figureOf(
    String.raw`\b(?:half|halv(?:e|es|ed|ing)|(?:doubl|tripl)(?:e|es|ed|ing)|twice) (?:of )?(?:the|your|their) (?:[a-z]+ ){0,2}?${BENEFIT}\b`,
    {
      matches: ['half the cost', 'double your output of results', 'We halve your testing time'],
      passes: ['half an hour', 'twice a day'],
    },
  ),
  figureOf(
    String.raw`\bsav(?:e|es|ed|ing)\b[^.!?;]{0,30}?\b(?:a|one|two|three) (?:thirds?|quarters?|fifths?) (?:of )?(?:(?:the|your|their|its) )?(?:[a-z]+ )?${BENEFIT}\b`,
    {
      matches: ['save two thirds of their budget', 'saves a quarter of the time'],
      passes: ['save the budget', 'two thirds of the pages'],
    },
  ),
  figureOf(String.raw`\b${CHANGING}\b[^.!?;]{0,40}?\b(?:${SMALL_NUMBER}|hundred|\d+-?)fold\b`, {
    matches: ['reduce time to market tenfold', 'grew 12-fold'],
    passes: ['tenfold cross-validation', 'fold it'],
  }),
  figureOf(
    String.raw`\b(?:${SMALL_NUMBER}|\d+) (?:out of|in) (?:${SMALL_NUMBER}|\d+) (?:of )?(?:our )?(?:clients|buyers)\b|${PERCENT} of (?:our|all|the) (?:clients|engagements)\b`,
    {
      matches: ['nine out of ten clients', '90% of our clients'],
      passes: ['nine out of ten rows', 'our clients'],
    },
  ),
]

/** A result without anybody who has it, at the start of a text: a headline, a tile, an item of a list. */
export const HEADLINE = expression(
  new RegExp(
    String.raw`^[^\p{L}\p{N}$€£₹]*(?:(?:up to|over|more than|at least|as much as|nearly|about|around|get|gain|achieve|enjoy|expect)\s+)*(?:an?\s+)?(?:${PERCENT}|${MULTIPLE}|${PRICE}|\d)`,
    'iu',
  ),
  {
    matches: ['40% faster', 'Up to 50% shorter cycles', 'Get 3x faster releases'],
    passes: ['Tests are 40% faster'],
  },
)

/** "Save 40%", "Cut your bills in half": a verb that promises, and what buyers want. */
export const IMPERATIVE = expression(
  new RegExp(
    String.raw`^[^\p{L}]*(?:save|cut|reduce|slash|lower|shorten|improve|increase|boost|double|triple|halve|accelerate|release|ship|deliver|launch|get|gain|achieve|enjoy|expect)\b[^.!?]{0,60}?\b${BENEFIT}\b|^[^\p{L}]*(?:save|saving)\b`,
    'iu',
  ),
  {
    matches: ['Save 40%', 'Cut your testing costs by 35%'],
    passes: ['Cut the cake', 'We cut costs'],
  },
)

/** "Testing time reduced by 40%": a participle without a verb that would say whose. */
export const PARTICIPLE = wordsOf(
  `
  reduced, improved, cut, increased, enhanced, shortened, lowered, raised, optimi[sz]ed,
  automated, saved, boosted, accelerated
`,
  { matches: ['Testing time reduced by 40%'], passes: ['It reduces time'] },
)
export const FINITE = wordsOf(
  `
  is, are, was, were, be, been, being, has, have, had, gets, got, can, could, will, would,
  may, might, must, should, if, when, once, until, unless, which, that, who, does, do, did
`,
  { matches: ['It is', 'if they ship'], passes: ['40% faster releases'] },
)

/** What changes, as opposed to what is at some level. */
export const IS_CHANGING = expression(new RegExp(CHANGING, 'iu'), {
  matches: ['cut cost by 35%', 'halved'],
  passes: ['99.9% availability'],
})
