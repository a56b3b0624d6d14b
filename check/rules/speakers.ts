/** Whom a sentence is about: the provider, its clients, the reader, somebody in an example. */
import { anyListed } from './figurePatterns.ts'

/** An expression for any of some words, separated by commas. */
export const wordsOf = (words: string) => new RegExp(String.raw`\b${anyListed(words)}\b`, 'iu')

/** The provider speaks of itself. In capitals, US is a country. */
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]urs?|[Oo]urselves|us)\b|\bWe[’'](?:ve|re|ll|d)\b/u

/** Its clients, as those who have the result. A client that is a program retries, sends and connects. */
const CLIENTS =
  /\bclients?\b(?=[’']|\s+(?:(?:typically|usually|often|regularly|now|also|then|who work[a-z]*|of ours)\s+)*(?:have|has|had|see|sees|saw|report|reports|reported|save[sd]?|cut|cuts|reduce[sd]?|gain(?:s|ed)?|get|gets|got|achieve[sd]?|release[sd]?|ship(?:s|ped)?|find|finds|found|told|tell|enjoy|pay|trust|value|spend|spent|need)\b)|\b(?:out of|in) (?:\w+ )?clients\b|\bclients\b(?=[.,!]|$)/iu

/** The reader, to whom a result is promised. */
export const READER = /\b(?:you|your|yours)\b/iu

/** What makes a sentence an example: somebody else, or nobody. */
export const EXAMPLE =
  /^(?:suppose|imagine|assume|say,|take|picture|consider)\b|\b(?:our|the|this) example\b/iu

/** Somebody else who has the experience or the people: a system, a reader, a person in an example. */
export const SOMEBODY_ELSE =
  /\b(?:an?|the|this|that|each|every|one|some|any|its|their|his|her|if|for|with) (?:[a-z-]+ ){0,3}(?:shop|bank|store|system|service|app|application|company|firm|business|hospital|school|airline|retailer|insurer|team|tester|engineer|developer|person|somebody|someone|product|site|platform|database|table|file|record|device|year|test|suite)\b|\b(?:somebody|someone|anybody|a person)\b/iu

/** Whether the provider, whose name may be known, or its clients are the subject. */
export const isAbout = (sentence: string, name: string | undefined) =>
  FIRST_PERSON.test(sentence) ||
  CLIENTS.test(sentence) ||
  (name !== undefined && name !== '' && sentence.includes(name))

/** What is aimed at, tolerated, agreed or tried out, and not achieved. */
export const THRESHOLD = wordsOf(`
  aim, aims, target, targets, threshold, thresholds, objective, objectives, goal, goals,
  limit, limits, budget, budgets, tolerate, tolerates, allow, allows, agree, agrees, agreed,
  alert, alarm, below, above, under, at most, at least, minimum, maximum, sample, samples,
  sampled, load, zoom, zoomed, scaling, magnified
`)
