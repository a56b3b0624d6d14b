/** What zod finds, in words for people who do not program. */
import type { z } from 'zod'
import { nearest } from '#lib/content/nearest.ts'
import { type Finding, mends, proposes } from './errors.ts'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return KINDS[typeof value] ?? 'something else'
}

/** The sorts of things that a length counts. */
function amount(count: number | bigint, origin: string): string {
  if (origin === 'string') return count === 1 ? '1 character' : `${count} characters`
  if (origin === 'array') return count === 1 ? '1 entry' : `${count} entries`
  return String(count)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}` : text
}

/** Names one after the other. */
export const list = (names: readonly unknown[]) => names.map(String).join(', ')

function lengthFinding(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  name: string,
): Omit<Finding, 'rule'> {
  const big = issue.code === 'too_big'
  const limit = Number(big ? issue.maximum : issue.minimum)
  const counted = typeof value === 'string' || Array.isArray(value)
  const is = counted ? value.length : Number(value)
  const bound = issue.exact ? 'while it takes exactly' : big ? 'at most' : 'at least'
  const thing = typeof value === 'string' ? 'string' : Array.isArray(value) ? 'array' : 'number'
  const gap = amount(Math.abs(limit - is), thing)
  let remedy = big ? `Write ${limit} or less` : `Write ${limit} or more`
  if (thing === 'string') remedy = big ? `Shorten it by ${gap}` : `Say more, by ${gap} at least`
  if (thing === 'array') remedy = big ? `Take out ${gap}` : `Add ${gap}`
  if (is === 0 && counted)
    return { found: `${name} is empty`, expected: `${bound} ${amount(limit, thing)}`, remedy }
  return {
    found: `${name} ${thing === 'array' ? 'has' : 'is'} ${amount(is, thing)}`,
    expected: `${bound} ${limit}`,
    remedy,
  }
}

/** A date in another common form as this site writes it: 30.06.2027, 6/30/2027, June 30, 2027. */
function dateOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const time = Date.parse(year ? `${month}/${day}/${year} UTC` : `${text} UTC`)
  return Number.isNaN(time) || !/\d{4}/.test(text) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** So many names are listed where a nearer one is known; the 52 icons would bury it. */
const SHORT_LIST = 16

/** Letter case is never the difference that an author meant. */
const sameLetters = (guess: string, value: unknown) => guess.toLowerCase() === String(value).toLowerCase()

function choiceFinding(value: unknown, choices: readonly unknown[], name: string): Omit<Finding, 'rule'> {
  const found = value === null ? `${name} is empty` : `${name} is ${shown(value)}`
  const [only] = choices
  if (choices.length === 1) {
    const remedy = only === true ? 'Write true or remove the line' : `Write ${shown(only)}`
    return { found, expected: `it must be ${shown(only)}`, remedy }
  }
  const guess = nearest(String(value), choices.map(String))
  const all = `it takes one of: ${list(choices)}`
  if (!guess) return { found, expected: all, remedy: 'Use one of them' }
  return {
    found,
    expected: choices.length > SHORT_LIST ? `which is none of the ${choices.length} it takes` : all,
    remedy: `Did you mean ${shown(guess)}?`,
    correction: sameLetters(guess, value) ? mends(String(value), guess) : proposes(String(value), guess),
  }
}

/**
 * The words for an issue, without the reason for the rule.
 *
 * @param exists whether anything stands at the place of the issue
 * @param name what the key or prop is called
 */
export function findingOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  exists: boolean,
  name: string,
): Omit<Finding, 'rule'> {
  if (!exists) {
    const choices =
      issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]) : undefined
    const values = issue.code === 'invalid_value' ? issue.values : choices
    return {
      found: `${name} is missing`,
      ...(values && values.length > 1 ? { expected: `it takes one of: ${list(values)}` } : {}),
      remedy: values?.length === 1 ? `Add it: ${String(values[0])}` : 'Add it',
    }
  }
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = KINDS[issue.expected] ?? issue.expected
      if (value === null)
        return { found: `${name} is empty`, expected: `${wanted} is wanted`, remedy: 'Fill it in' }
      const plain = issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
      const remedy = plain ? `Put it in quotes: "${String(value)}"` : `Write ${wanted}`
      return {
        found: `${name} is ${kindOf(value)}`,
        expected: `${wanted} is wanted`,
        remedy,
        ...(plain ? { correction: mends(String(value), `"${String(value)}"`) } : {}),
      }
    }
    case 'too_big':
    case 'too_small':
      return lengthFinding(issue, value, name)
    case 'invalid_value':
      return choiceFinding(value, issue.values, name)
    case 'invalid_union':
      if ('options' in issue && issue.options) return choiceFinding(value, issue.options as unknown[], name)
      return {
        found: `${name} is ${shown(value)}`,
        expected: 'which fits none of its forms',
        remedy: 'Correct it',
      }
    case 'invalid_format': {
      const date = issue.format === 'date' ? dateOf(String(value)) : undefined
      return {
        found: `${name} is ${shown(value)}`,
        expected: issue.message,
        remedy: date ? `Write ${date}` : 'Correct it',
        ...(date ? { correction: proposes(String(value), date) } : {}),
      }
    }
    case 'custom':
      return {
        found: `${name} ${issue.message}`,
        ...(typeof issue.params?.remedy === 'string' ? { remedy: issue.params.remedy } : {}),
      }
    default:
      return { found: `${name}: ${issue.message}`, remedy: 'Correct it' }
  }
}
