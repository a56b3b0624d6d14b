/** Counts of what the provider says that it has, does and has done, in sentences about itself. */
import { expression } from '#check/expression.ts'
import { anyListed, figureOf, wordsOf } from './figurePatterns.ts'
import { EXAMPLE, isAbout, READER, THRESHOLD } from './speakers.ts'

const SMALL = anyListed('one, two, three, four, five, six, seven, eight, nine')

/** From ten on. What a single engagement needs is mostly less. */
const MANY = anyListed(String.raw`
  \d[\d.\u002C]*\d(?:\s?(?:k|thousand|million|billion)\b)?\+?,
  \d\s?(?:k|thousand|million|billion)\b,
  (?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several) )?(?:dozen|hundred|thousand|million)s?(?: of)?,
  (?:ten|eleven|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?)(?: (?:thousand|million))?
`)
const COUNT = String.raw`(?:${MANY}|\d|${SMALL})`

const ABOUT = '(?:(?:over|more than|less than|about|around|some|nearly|almost|just|only|up to) )?'

const UNIT = String.raw`(?:seconds?|minutes?|hours?|(?:working |business )?days?|weeks?|months?|quarters?|years?)\b`

/** What a provider works on. */
const WORK = anyListed(`
  tests, test cases, test runs, checks, defects, bugs, faults, vulnerabilities, findings, incidents, tickets,
  releases, deployments, migrations, audits, assessments, reviews, scripts, suites, apps,
  applications, products, systems, platforms, pipelines, integrations, websites, projects,
  engagements, hours
`)
/** Whom it works for. */
const ORGANIZATIONS = anyListed(`
  firms, companies, banks, insurers, hospitals, retailers, brands, organi[sz]ations,
  enterprises, startups, agencies, manufacturers, teams, clients, customers, industries
`)
/** What it works with. */
const MEANS = anyListed(`
  devices, phones, handsets, machines, people, employees, engineers, testers, developers,
  experts, specialists, consultants, certificates, certifications
`)
/** What it has, in any number. */
const PLACES = anyListed(`
  offices, labs, laboratories, locations, branches, hubs, centers, cities, countries,
  time zones, awards, patents
`)

/** A habit. */
const RATE = expression(
  /\b(?:an?|per|each|every) (?:second|minute|hour|night|day|week|month|quarter|year|sprint|release)\b|\b(?:nightly|daily|weekly|monthly|quarterly|yearly|annually)\b/iu,
  { matches: ['a night', 'every week', 'monthly'], passes: ['at night', 'the week'] },
)
/** What is over, or has lasted until today. */
const PAST = expression(
  /\b(?:last|this) (?:night|week|month|quarter|year)\b|\bsince\b|\b(?:so far|to date)\b|\bin (?:19|20)\d\d\b|\bover the (?:years|past|last)\b|\bever\b|\b(?:we|us|our [a-z -]{2,30}?)(?: have| has|[’']ve)?(?: (?:already|also|since|now))? (?:(?!need|feed|proceed|exceed|succeed|embed|speed)[a-z]{2,}ed|ran|run for|found|built|wrote|written|caught|led|won|held|made|kept|saw|seen|done|did)\b/iu,
  {
    matches: ['last year', 'since 2009', 'we fixed', 'our team has found'],
    passes: ['next year', 'we need', 'they fixed'],
  },
)

/** Numbers of what was done: a claim in the past, or as a habit. */
const DONE: readonly RegExp[] = [
  figureOf(
    String.raw`\b(?:we|our|ours)\b[^.!?;,:]{0,60}?\b(?<figure>${MANY} (?:[a-z-]+ ){0,2}?(?:${WORK}|${ORGANIZATIONS}|${MEANS}))\b`,
    {
      matches: ['We fixed 1,200 defects', 'our agents wrote 40,000 test cases'],
      passes: ['We fixed defects', 'We fixed three defects'],
    },
  ),
]

/** Numbers of what is there. */
const HELD: readonly RegExp[] = [
  figureOf(
    String.raw`\b(?:we (?:now |also |currently )?(?:have|run|operate|own|staff|maintain|work (?:from|in))|our) ${ABOUT}(?<figure>${COUNT} (?:[a-z-]+ )?${PLACES})\b`,
    {
      matches: ['We have 45 offices', 'our 3 labs'],
      passes: ['We have offices', 'They have 45 offices'],
    },
  ),
  figureOf(
    String.raw`\b(?:we (?:now |also |currently )?(?:have|operate|own|employ)|our|our (?:[a-z-]+ ){1,3}(?:has|have|holds?|counts?)) ${ABOUT}(?<figure>${MANY} (?:[a-z-]+ )?${MEANS})\b`,
    {
      matches: ['We own 1,500 handsets', 'Our device lab has 600 phones'],
      passes: ['We own phones', 'We have three phones'],
    },
  ),
  figureOf(
    String.raw`\b(?<figure>${MANY} (?:[a-z-]+ ){0,2}?${WORK})\b (?:were|was|have been|are) [a-z]+ (?:by|for) (?:us|our)\b`,
    {
      matches: ['1,200 defects were fixed by our team'],
      passes: ['1,200 defects were fixed by a bank'],
    },
  ),
  figureOf(
    String.raw`\bour (?:[a-z-]+ ){0,2}?(?:team|staff|crew|bench|workforce|network|pool|community) (?:of|has|counts|numbers) ${ABOUT}(?<figure>${MANY})(?![.,]?\d|\s?%| ${UNIT})`,
    {
      matches: ['Our team of 200', 'our bench has 60'],
      passes: ['A team of 200', 'our team of 20 years'],
    },
  ),
  figureOf(
    String.raw`\bwe (?:now |already )?(?:are|number|employ) (?:an? (?:team|firm|company) of )?${ABOUT}(?<figure>${MANY})(?![.,]?\d|\s?%| ${UNIT})`,
    {
      matches: ['We are 250 people', 'We employ over 300'],
      passes: ['We are 20% faster', 'We are ready'],
    },
  ),
  figureOf(
    String.raw`\b(?:average|mean|median|typical)\b(?:[^.!?;,]{0,50}?\b(?:is|are|was|were|takes?|took|in|within))? ${ABOUT}(?<figure>${COUNT} ${UNIT})`,
    {
      matches: ['Our average response time is 12 minutes', 'Our testers average 12 years'],
      passes: ['the average of 30 runs', 'It takes 12 minutes'],
    },
  ),
  figureOf(
    String.raw`\bon average,? (?:we|our)\b[^.!?;,]{0,40}? ${ABOUT}(?<figure>${COUNT} ${UNIT})`,
    {
      matches: ['On average, we answer in 15 minutes'],
      passes: ['On average, it takes 15 minutes'],
    },
  ),
  figureOf(String.raw`\b(?<figure>${COUNT} ${UNIT}) on average\b`, {
    matches: ['four hours on average'],
    passes: ['four rows on average'],
  }),
  figureOf(
    String.raw`\b(?<figure>(?:${COUNT} (?:in|of|out of)(?: every)? ${COUNT}|(?:one|two|three) (?:third|quarter|fifth)s?|half))\b(?=[^.!?;]{0,60}?\b(?:is|are|was|were|gets?|go|goes)\b[^.!?;]{0,30}?\b(?:by|with|thanks to) (?:us|our)\b| (?:of )?(?:our ${WORK}|what we)\b)`,
    {
      matches: ['One in three defects is found by our agents', 'three quarters of what we find'],
      passes: ['One in three defects is found by a user', 'half of the rows'],
    },
  ),
  figureOf(String.raw`\b(?<figure>[1-9]\.\d ?(?:\/|out of|of) ?(?:5|10))\b`, {
    matches: ['4.9 out of 5 stars', '4.9/5'],
    passes: ['4 out of 5', '4.9 seconds'],
  }),
]

/** What can be quicker, cheaper or more often than before. */
const BENEFIT = wordsOf(
  `
  costs?, time, times, effort, budgets?, bills?, spend, cycles?, regressions?, releases?, deployments?,
  deploys?, defects?, bugs?, incidents?, outages?, downtime, feedback, testing, tests?, suites?,
  runs?, builds?, coverage, delivery, launch(?:es)?, results?, maintenance, onboarding, migrations?
`,
  { matches: ['testing time', 'fewer releases'], passes: ['a screen'] },
)

/** A number, a time, or how often. */
const QUANTITY = String.raw`(?:(?:${COUNT}|an?) ?(?:%|percent|${UNIT})?|${UNIT}|(?:hourly|daily|weekly|monthly|quarterly|yearly)\b)`
/** What it was before, and what it is now. */
const CHANGES: readonly RegExp[] = [
  figureOf(
    String.raw`\b(?<figure>from (?!(?<unit>[a-z]+) to \k<unit>\b)${ABOUT}${QUANTITY}[^.!?;,]{0,25}? to ${ABOUT}${QUANTITY})`,
    {
      matches: ['from five days to four hours', 'from monthly to weekly'],
      passes: ['from Rome to Paris', 'five days', 'from week to week'],
    },
  ),
  figureOf(
    String.raw`\b(?<figure>(?:in (?:seconds|minutes|hours|days|weeks)|hourly|daily|weekly|monthly)(?:,? not|,? instead of|,? rather than) (?:in )?(?:minutes|hours|days|weeks|months|quarters|years|daily|weekly|monthly|quarterly|yearly))\b`,
    {
      matches: ['in days, not weeks', 'weekly instead of monthly'],
      passes: ['in days', 'not weeks'],
    },
  ),
]
const CHANGING = wordsOf(
  `
  cut, cuts, reduced?, reduces, shortened, shortens?, brought, brings?, took, takes?, went, goes, gone, moved, moves?,
  dropped, drops?, fell, falls?, grew, grows?, rose, rises?, raised, raises?, got, gets?, sped, speeds?, down, up,
  shrank, shrunk, shrinks?, lowered, lowers?, increased, increases?, improved, improves?, out, release, releases,
  ship, ships, deliver, delivers
`,
  { matches: ['We cut it', 'went down'], passes: ['It stays'] },
)

/** Rules out most texts in a single test. */
const HAS_COUNT = expression(
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|\w+ty|half|dozens?|hundreds?|thousands?|millions?|minutes|hours|days|weeks|months|daily|weekly|monthly)\b/i,
  { matches: ['12', 'two', 'thousands', 'forty'], passes: ['We test it', 'often'] },
)

/** Words between quotation marks are somebody else's. */
const isQuoted = (sentence: string, index: number) =>
  sentence.lastIndexOf('“', index) > sentence.lastIndexOf('”', index)

/** Whether a sentence with a figure of some kind says it of the provider. */
type Says = (sentence: string, name: string | undefined) => boolean

const KINDS: readonly { patterns: readonly RegExp[]; says: Says }[] = [
  {
    patterns: DONE,
    says: (sentence, name) =>
      isAbout(sentence, name) && (RATE.test(sentence) || PAST.test(sentence)),
  },
  { patterns: HELD, says: isAbout },
  {
    patterns: CHANGES,
    says: (sentence, name) =>
      (isAbout(sentence, name) || READER.test(sentence)) &&
      BENEFIT.test(sentence) &&
      CHANGING.test(sentence),
  },
]

/** Whether a text may have such counts: most have none, and taking one apart into sentences is slow. */
export const mayHaveDeeds = (text: string, name: string | undefined) =>
  HAS_COUNT.test(text) && (isAbout(text, name) || READER.test(text))

/** Returns the counts in a sentence that are of the provider, whose name is `name`, with their place. */
export function deedsIn(sentence: string, name: string | undefined) {
  if (!mayHaveDeeds(sentence, name) || EXAMPLE.test(sentence) || THRESHOLD.test(sentence)) return []
  return KINDS.filter(({ says }) => says(sentence, name)).flatMap(({ patterns }) =>
    patterns.flatMap((pattern) =>
      [...sentence.matchAll(pattern)]
        .filter(({ index }) => !isQuoted(sentence, index))
        .map(({ 0: all, index, groups: { figure = all } = {} }) => ({
          figure,
          index: index + all.indexOf(figure),
        })),
    ),
  )
}
