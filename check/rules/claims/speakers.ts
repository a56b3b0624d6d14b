/** Whom a sentence is about: the provider, its clients, the reader, somebody in an example. */
import { expression } from '#check/expression.ts'
import { wordsOf } from './figurePatterns.ts'

/** The provider speaks of itself. In capitals, US is a country. */
const FIRST_PERSON = expression(/\b(?:[Ww]e|[Oo]urs?|[Oo]urselves|us)\b/u, {
  matches: ['We test', 'We’ve tested', 'our team', 'with us'],
  passes: ['in the US', 'the web', 'hours'],
})

/** Its clients, as those who have the result. A client that is a program retries, sends and connects. */
const CLIENTS = expression(
  /\bclients?\b(?=[’']|\s+(?:(?:typically|usually|often|regularly|now|also|then|who work[a-z]*|of ours)\s+)*(?:have|has|had|see|sees|saw|report|reports|reported|save[sd]?|cut|cuts|reduce[sd]?|gain(?:s|ed)?|get|gets|got|achieve[sd]?|release[sd]?|ship(?:s|ped)?|find|finds|found|told|tell|enjoy|pay|trust|value|spend|spent|need)\b)|\b(?:out of|in) (?:\w+ )?clients\b|\bclients\b(?=[.,!]|$)/iu,
  {
    matches: [
      'Our clients save',
      'A client often reports',
      'nine out of ten clients',
      'for clients.',
    ],
    passes: ['The client retries', 'clients of a bank'],
  },
)

/** The reader, to whom a result is promised. */
export const READER = expression(/\b(?:you|your|yours)\b/iu, {
  matches: ['You save', 'your releases'],
  passes: ['the youth'],
})

/** What makes a sentence an example: somebody else, or nobody. */
export const EXAMPLE = expression(
  /^(?:suppose|imagine|assume|say,|take|picture|consider)\b|\b(?:our|the|this) example\b/iu,
  {
    matches: ['Suppose we release twice', 'In our example, it is'],
    passes: ['We suppose', 'For example, we cut it'],
  },
)

/** Somebody else who has the experience or the people: a system, a reader, a person in an example. */
export const SOMEBODY_ELSE = expression(
  /\b(?:an?|the|this|that|each|every|one|some|any|its|their|his|her|if|for|with) (?:[a-z-]+ ){0,3}(?:shop|bank|store|system|service|app|application|company|firm|business|hospital|school|airline|retailer|insurer|team|tester|engineer|developer|person|somebody|someone|product|site|platform|database|table|file|record|device|year|test|suite)\b|\b(?:somebody|someone|anybody|a person)\b/iu,
  {
    matches: ['A shop with 500 customers', 'for the new system', 'Somebody reads it'],
    passes: ['We have 200 engineers', 'Over 300 projects'],
  },
)

/** Whether the provider, whose name may be known, or its clients are the subject. */
export const isAbout = (sentence: string, name: string | undefined) =>
  FIRST_PERSON.test(sentence) ||
  CLIENTS.test(sentence) ||
  (name !== undefined && name !== '' && sentence.includes(name))

/** What is aimed at, tolerated, agreed or tried out, and not achieved. */
export const THRESHOLD = wordsOf(
  `
  aim, aims, target, targets, threshold, thresholds, objective, objectives, goal, goals,
  limit, limits, budget, budgets, tolerate, tolerates, allow, allows, agree, agrees, agreed,
  alert, alarm, below, above, under, at most, at least, minimum, maximum, sample, samples,
  sampled, load, zoom, zoomed, scaling, magnified
`,
  {
    matches: ['Our objective is', 'above 0.1%', 'at most 5%'],
    passes: ['We cut cost', 'loading'],
  },
)
