/** Explains what does not match a schema to people who do not program, each problem at its key or value. */
import type { z } from 'zod'
import type { JsonSchema } from '#lib/content/fields.ts'
import { inlineWords } from '#lib/content/inline.ts'
import { didYouMean, distance, nearest } from '#lib/content/nearest.ts'
import {
  autofix,
  correction,
  type Finding,
  type Fix,
  type MakeFinding,
  type ReportFinding,
  rule,
} from '../problems.ts'
import { chosenIn, jsonOf, schemaAt } from './jsonSchema.ts'
import { numberMeant } from './numbers.ts'
import { REPLACE } from './passages.ts'
import { keysOf, type Located, valueAt } from './source.ts'

const schemaRule = rule('schema', 'The page is built from these facts')

/** The rule for the props of blocks. */
export const propRule = rule('prop', 'Only what a block has a place for is shown')

type Path = readonly PropertyKey[]

/** Names a key: `search.description`, `entry 2 of related`, `prop title of <Card>`; the line tells the rest. */
function nameOf(path: Path, tag?: string): string {
  const last = path.at(-1)
  const keys = keysOf(path).join('.')
  if (last === undefined) return 'the file'
  if (typeof last === 'number')
    return `entry ${last + 1} of ${keys || 'the list'}${tag ? ` of ${tag}` : ''}`
  return tag ? `prop ${keys} of ${tag}` : keys
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}` : text
}

/** How a fault is worded: the name of the value, and the rule that reports it. */
interface Subject {
  name: string
  make: MakeFinding
  /** Whether it is a prop of a block. */
  isProp: boolean
  /** Whether it may be left out. */
  isOptional: boolean
  /** What it should be. */
  expected: JsonSchema | undefined
  /** How a value is written that is no text. */
  written: string | undefined
}

function sizeFinding(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  written: unknown,
  { name, make, expected }: Subject,
): Finding {
  const isTooBig = issue.code === 'too_big'
  const limit = Number(isTooBig ? issue.maximum : issue.minimum)
  const inexact = isTooBig ? 'at most' : 'at least'
  const bound = issue.exact ? 'exactly' : inexact
  const words = expected?.inline ? inlineWords(String(written)) : written
  const value = typeof words === 'string' ? words.trim() : words
  const isList = Array.isArray(value)
  if (typeof value !== 'string' && !isList)
    return make({
      found: `${name} is ${value}; it must be ${bound} ${limit}`,
      remedy: 'Write another number',
    })
  const [singular, plural] = isList ? ['entry', 'entries'] : ['character', 'characters']
  const amount = (count: number) => `${count} ${count === 1 ? singular : plural}`
  const isEmpty = value.length === 0
  const has = isEmpty ? 'is empty' : `has ${amount(value.length)}`
  return make({
    found: `${name} ${has}; it takes ${bound} ${isEmpty ? amount(limit) : limit}`,
    remedy: `${isTooBig ? 'Remove' : 'Add'} ${amount(Math.abs(limit - value.length))}`,
  })
}

/** Authors never mean a difference in letter case; further away than a slip, it is a guess. */
function choiceFix(written: string, choice: string): Fix | undefined {
  if (choice.toLowerCase() === written.toLowerCase()) return autofix(written, choice)
  return distance(written, choice) <= 2 ? correction(written, choice) : undefined
}

function choiceFinding(
  value: unknown,
  choices: readonly unknown[],
  { name, make }: Subject,
): Finding {
  const actual = value === null ? 'empty' : shown(value)
  const only = shown(choices[0])
  if (choices.length === 1)
    return make({
      found: `${name} is ${actual}; it must be ${only}`,
      remedy: `Write ${only}${only === 'true' ? ', or remove the line' : ''}`,
      inEditor: { remedy: only === 'true' ? 'Tick it' : `Write ${only}` },
    })
  const guess = nearest(String(value).trim(), choices.map(String))
  return make({
    found: `${name} is ${actual}; it takes one of: ${choices.join(', ')}`,
    remedy: didYouMean(guess && shown(guess), 'Use one of them'),
    fix: guess ? choiceFix(String(value), guess) : undefined,
  })
}

const choicesOf = (issue: z.core.$ZodIssue): readonly unknown[] =>
  (issue as { values?: unknown[] }).values ?? (issue as { options?: unknown[] }).options ?? []

/** What to write instead of a value of another type. */
function typeRemedy(wanted: string, value: unknown, { isProp, expected }: Subject): string {
  const keys = expected?.required ?? []
  if (wanted === 'array' && isProp) return "Write {['one', 'two']}"
  if (wanted === 'array')
    return 'Write each entry on a line of its own that starts with two spaces, a hyphen and a space'
  if (wanted === 'string') return 'Write text; if it contains a colon, put it in double quotes'
  if (wanted === 'object' && typeof value === 'string' && keys.length > 0 && !isProp)
    return `Write its keys, each on its own line: ${keys.map((key) => `"${key}: …"`).join(', ')}`
  const number = wanted === 'number' && typeof value === 'string' ? numberMeant(value) : undefined
  if (number && isProp) return `Write {${number}}`
  if (number) return `Write ${number}${number === value ? ' without quotes' : ''}`
  return `Write ${KINDS[wanted] ?? wanted}`
}

/** What to do about it in a form, where keys and quotes are not seen. */
function typeRemedyInEditor(wanted: string, value: unknown): string {
  const number = wanted === 'number' && typeof value === 'string' ? numberMeant(value) : undefined
  if (number) return `Write ${number}`
  if (wanted === 'array') return 'Add its entries one by one'
  if (wanted === 'object') return 'Fill in its fields'
  return wanted === 'string' ? 'Write it again' : `Write ${KINDS[wanted] ?? wanted}`
}

/** What to write where nothing is. */
function emptyRemedy(wanted: string, { isOptional, expected }: Subject): string {
  if (isOptional) return 'Fill it in, or remove the line'
  return wanted === 'array' && !expected?.minItems
    ? 'Fill it in, or write [] if there are none'
    : 'Fill it in'
}

/** Says what a value is, where another kind is wanted. */
function kindOf(value: unknown, wanted: string, written: string): string {
  if (Array.isArray(value)) return 'a list'
  // Infinity, and what is no number although its type says so.
  if (typeof value === 'number' && !Number.isFinite(value)) return written
  const kind = KINDS[typeof value] ?? 'something else'
  const isShort = wanted === 'number' || wanted === 'boolean'
  return typeof value === 'string' && isShort ? `${kind}, ${shown(value)}` : kind
}

function typeFinding(wanted: string, value: unknown, subject: Subject): Finding {
  const { name, make, written = String(value ?? '') } = subject
  const kind = KINDS[wanted] ?? wanted
  const isNull = value === null
  // YAML takes the word `null` for nothing.
  if (isNull && (wanted !== 'string' || !/\w/.test(written)))
    return make({
      found: `${name} is empty; it takes ${kind}`,
      remedy: emptyRemedy(wanted, subject),
      inEditor: { remedy: subject.isOptional ? 'Fill it in, or remove it' : 'Fill it in' },
    })
  const is = `${name} is ${isNull ? 'nothing' : kindOf(value, wanted, written)}`
  const found = `${is}; it takes ${kind}`
  const inEditor = {
    found: wanted === 'object' ? `${is}; it takes several fields` : found,
    remedy: typeRemedyInEditor(wanted, value),
  }
  if (wanted === 'string' && (isNull || typeof value !== 'object')) {
    const to = `"${written}"`
    return make({
      found,
      remedy: `Put it in quotes: ${to}`,
      inEditor,
      fix: autofix(written, to),
    })
  }
  return make({ found, remedy: typeRemedy(wanted, value, subject), inEditor })
}

/** Explains a prop without a value, such as in `<Section id>`. */
function valuelessFinding(
  key: string,
  issue: z.core.$ZodIssue,
  { name, make, isOptional }: Subject,
): Finding {
  const choices = choicesOf(issue)
  const isText = choices.length > 0 || (issue as { expected?: string }).expected === 'string'
  return make({
    found: `${name} has no value${choices.length > 0 ? `; it takes one of: ${choices.join(', ')}` : ''}`,
    remedy: `Write ${key}=${isText ? '"…"' : '{…}'}${isOptional ? ', or remove it' : ''}`,
    inEditor: { remedy: isOptional ? 'Fill it in, or remove it' : 'Fill it in' },
  })
}

/** What a rule between several values may say besides its message. */
interface RuleParams {
  remedy?: string
  inEditor?: { message?: string; remedy?: string }
}

function findingOf(issue: z.core.$ZodIssue, value: unknown, subject: Subject): Finding {
  const { name, make } = subject
  const choices = choicesOf(issue)
  const [key, ...more] = issue.path
  if (value === true && subject.isProp && more.length === 0)
    return valuelessFinding(String(key), issue, subject)
  if (choices.length > 0) return choiceFinding(value, choices, subject)
  if (issue.code === 'invalid_type') return typeFinding(issue.expected, value, subject)
  if (issue.code === 'too_big' || issue.code === 'too_small')
    return sizeFinding(issue, value, subject)
  // A rule between several values says in a sentence what is wrong, and may say what to do.
  if (issue.code === 'custom') {
    const { remedy = 'Correct it', inEditor } = (issue.params ?? {}) as RuleParams
    const { message = issue.message, ...more } = inEditor ?? {}
    return make({
      found: `${name} ${issue.message}`,
      remedy,
      inEditor: { found: `${name} ${message}`, ...more },
    })
  }
  return make({
    found:
      issue.code === 'invalid_format'
        ? `${name} is ${shown(value)}; ${issue.message}`
        : `${name} is ${shown(value)}, which does not match any of the forms it takes`,
    remedy: 'Correct it',
  })
}

/** Whether a key with a value is a slip of another. A prop without a value is part of something else. */
const isSlip = (key: string, guess: string, value: unknown) =>
  distance(key, guess) <= 2 && value !== true

/** Finds the key that an author meant by an unknown one: a similar name, or the only one that is missing. */
function intendedKeys(
  unknown: readonly string[],
  free: readonly string[],
  required: readonly string[],
) {
  const near = new Map(unknown.map((key) => [key, nearest(key, free)]))
  const others = unknown.filter((key) => near.get(key) === undefined)
  const missing = required.filter(
    (name) => free.includes(name) && ![...near.values()].includes(name),
  )
  const last = others.length === 1 && missing.length === 1 ? missing[0] : undefined
  return (key: string) => ({
    guess: near.get(key) ?? last,
    isNear: near.get(key) !== undefined,
  })
}

/** A value that does not match its schema. */
interface Mismatch extends Located {
  json: JsonSchema
  issues: readonly z.core.$ZodIssue[]
  /** The block whose props they are, such as `<Card>`. */
  tag: string | undefined
  make: MakeFinding
}

/** Reports keys that the schema does not have. Returns the paths of those that their author most likely meant. */
function reportUnknownKeys(
  { value, at, json, issues, tag, make }: Mismatch,
  report: ReportFinding,
): string[] {
  const meant: string[] = []
  for (const { path, ...issue } of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = Object(valueAt(value, path))
    const { properties = {}, required = [] } = chosenIn(schemaAt(json, path, value), owner) ?? {}
    const shape = Object.keys(properties)
    const free = shape.filter((key) => !Object.hasOwn(owner, key))
    const intended = intendedKeys(issue.keys, free, required)
    for (const key of issue.keys) {
      const { guess, isNear } = intended(key)
      if (guess) meant.push([...path, guess].join('.'))
      const around = [keysOf(path).join('.'), tag].filter(Boolean).join(' of ')
      const what = tag ? `prop ${key} of ${around}` : `key ${key}${around && ` in ${around}`}`
      const names = shape.length > 0 ? `known here: ${shape.join(', ')}` : 'there are none here'
      const otherwise = tag ? 'Remove it' : 'Remove it, or move it where it belongs'
      report(
        at([...path, key], 'key'),
        make({
          found: `unknown ${what}; ${names}`,
          why: 'It would silently be ignored',
          remedy: didYouMean(guess, otherwise),
          inEditor: { found: `unknown field ${key}` },
          fix: guess && isNear && isSlip(key, guess, owner[key]) ? autofix(key, guess) : undefined,
        }),
      )
    }
  }
  return meant
}

/** Explains a value that is wrong or missing, at its place or at that of a key that may be meant for it. */
function findingAt({ value, at, written, json, tag, make }: Mismatch, issue: z.core.$ZodIssue) {
  const { path, code } = issue
  const name = nameOf(path, tag)
  const above = path.slice(0, -1)
  const owner = Object(valueAt(value, above))
  const last = String(path.at(-1))
  const isThere = path.length === 0 || Object.hasOwn(owner, last)
  // Without the key that chooses a layout or drawing, no other key is compared with a schema.
  const near = code === 'invalid_union' && !isThere ? nearest(last, Object.keys(owner)) : undefined
  const choices = choicesOf(issue).join(', ')
  const missing = make({
    found: `${name} is missing${choices && `; it takes one of: ${choices}`}`,
    remedy: didYouMean(near && last, 'Add it'),
  })
  const expected = schemaAt(json, path, value)
  const group = chosenIn(schemaAt(json, above, value), owner)
  const subject: Subject = {
    name,
    make,
    isProp: tag !== undefined,
    isOptional: Object.hasOwn(group?.properties ?? {}, last) && !group?.required?.includes(last),
    expected,
    written: written?.(path),
  }
  const finding = isThere ? findingOf(issue, valueAt(value, path), subject) : missing
  // A rule between several values has its own reason.
  const why = (code === 'custom' ? undefined : expected?.description) ?? finding.why
  return {
    place: near ? at([...above, near], 'key') : at(path),
    finding: { ...finding, why },
  }
}

/**
 * Checks a value against a schema; reports problems at their keys or values, with a field's description as reason. For
 * the props of a `tag` such as `<Card>`, `known` are those already reported.
 */
export function checkSchema<S extends z.ZodType>(
  schema: S,
  { value, at, written }: Located,
  report: ReportFinding,
  { tag, known = [] }: { tag?: string; known?: readonly string[] } = {},
): z.infer<S> | undefined {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const make = tag ? propRule : schemaRule
  const mismatch = { value, at, written, json: jsonOf(schema), issues, tag, make }
  // A misspelled key would otherwise be reported twice, as unknown and as missing.
  const reported = [...known, ...reportUnknownKeys(mismatch, report)]
  // Zod also measures a text given instead of a list; reporting its type is enough.
  const mistyped = issues
    .filter(({ code }) => code === 'invalid_type')
    .map(({ path }) => path.join('.'))
  for (const issue of issues) {
    const keys = issue.path.join('.')
    if (issue.code === 'unrecognized_keys' || reported.includes(keys)) continue
    // A rule between the values of a group does not hold without the misspelled one.
    if (issue.code === 'custom' && reported.some((key) => key.startsWith(`${keys}.`))) continue
    // What says what to write is reported as that, whatever its length and its form.
    if (String(valueAt(value, issue.path)).includes(REPLACE) && issue.code !== 'custom') continue
    const isSize = issue.code === 'too_big' || issue.code === 'too_small'
    if (isSize && mistyped.includes(keys)) continue
    const { place, finding } = findingAt(mismatch, issue)
    report(place, finding)
  }
  return undefined
}
