/** Explains what does not match a schema to people who do not program, each problem at its key or value. */
import type { z } from 'zod'
import { type JsonSchema, schemaOf } from '#lib/content/fields.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, type MessageId, type Report, say, suggestion } from './problems.ts'
import { type Located, perObject, valueAt } from './source.ts'

type Path = readonly PropertyKey[]

export const jsonOf = perObject((schema: z.ZodType) => schemaOf(schema))

/** Returns an object's schema; of several layouts or drawings, that of the one the value chooses. */
export function chosenIn(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  const isChosen = (option: JsonSchema) =>
    Object.entries(option.properties ?? {}).some(
      ([key, { const: only }]) => only !== undefined && only === valueAt(value, [key]),
    )
  return schema?.oneOf ? schema.oneOf.find(isChosen) : schema
}

/** Returns the schema at a path, if there is one. */
export const schemaAt = (schema: JsonSchema | undefined, path: Path, value: unknown) =>
  path.reduce((current, key, depth) => {
    if (typeof key === 'number') return current?.items
    return chosenIn(current, valueAt(value, path.slice(0, depth)))?.properties?.[String(key)]
  }, schema)

/** Returns what to do with a key that belongs in front matter, but not here. */
function elsewhere(schema: JsonSchema, owner: Path, key: string): string | undefined {
  const { oneOf: options = [schema] } = schema
  const takers = options.filter(({ properties = {} }) => Object.hasOwn(properties, key))
  if (takers.length === 0) return undefined
  const layouts = takers.map(({ properties }) => properties?.layout?.const).join(' or ')
  const pages = takers.length === options.length ? '' : ` on a page with the layout ${layouts}`
  return owner.length > 0 ? `Move it to the start of a line${pages}` : `Remove it, or use it${pages}`
}

const keysOf = (path: Path) => path.filter((key) => typeof key !== 'number').join('.')

/**
 * Names a key: `search.description`, `entry 2 of related`, `prop title of <Card>`. Entry numbers inside a path are left
 * out, because the line is given.
 */
function nameOf(path: Path, { tag, whole = 'the file' }: Options): string {
  const last = path.at(-1)
  const keys = keysOf(path)
  if (last === undefined) return whole
  if (typeof last === 'number') return `entry ${last + 1} of ${keys || 'the list'}${tag ? ` of ${tag}` : ''}`
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

function lengthFinding(
  { code, ...issue }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  written: unknown,
  name: string,
): Finding {
  const big = code === 'too_big'
  const limit = Number('maximum' in issue ? issue.maximum : issue.minimum)
  const bound = issue.exact ? 'exactly' : big ? 'at most' : 'at least'
  const value = typeof written === 'string' ? written.trim() : written
  const isList = Array.isArray(value)
  if (typeof value !== 'string' && !isList)
    return say(big ? 'schema.big' : 'schema.small', { name, value, bound, limit })
  const [one, more] = isList ? ['entry', 'entries'] : ['character', 'characters']
  const amount = (count: number) => `${count} ${count === 1 ? one : more}`
  const gap = amount(Math.abs(limit - value.length))
  const has = value.length > 0 ? `has ${amount(value.length)}` : 'is empty'
  const long = isList ? 'schema.many' : 'schema.long'
  const short = isList ? 'schema.few' : 'schema.short'
  return say(big ? long : short, { name, has, bound, limit: value.length > 0 ? limit : amount(limit), gap })
}

/** Converts a date from another common format: 30.06.2027, 6/30/2027, June 30, 2027. */
function dateOf(text: string): string | undefined {
  const time = Date.parse(`${text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$2/$1/$3')} UTC`)
  return Number.isNaN(time) || !/\d{4}/.test(text) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** The most names to list next to a suggestion, which the 52 icons would bury. */
const SHORT_LIST = 16

function choiceFinding(value: unknown, choices: readonly unknown[], name: string): Finding {
  const is = value === null ? 'empty' : shown(value)
  const only = shown(choices[0])
  if (choices.length === 1)
    return say('schema.only', { name, is, only, otherwise: only === 'true' ? ', or remove the line' : '' })
  const written = String(value).trim()
  const guess = nearest(written, choices.map(String))
  const all = choices.join(', ')
  if (!guess) return say('schema.choice', { name, is, all })
  // Authors never mean a difference in letter case.
  const fix = { from: written, to: guess, sure: guess.toLowerCase() === written.toLowerCase() }
  const values = { name, is, all, count: choices.length, guess: shown(guess) }
  return say(choices.length > SHORT_LIST ? 'schema.near-many' : 'schema.near', values, fix)
}

/** Returns the values that an issue lists as possible. */
const choicesOf = (issue: z.core.$ZodIssue): readonly unknown[] =>
  (issue as { values?: unknown[] }).values ?? (issue as { options?: unknown[] }).options ?? []

function missingFinding(issue: z.core.$ZodIssue, name: string): Finding {
  const [only, ...more] = choicesOf(issue)
  if (more.length > 0) return say('schema.missing-choice', { name, all: [only, ...more].join(', ') })
  return say('schema.missing', { name, only: only === undefined ? '' : `: ${String(only)}` })
}

function typeFinding(wanted: string, value: unknown, name: string): Finding {
  const kind = KINDS[wanted] ?? wanted
  if (value === null) return say('schema.empty', { name, kind })
  const is = Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? 'something else')
  if (wanted === 'array') return say(name.startsWith('prop ') ? 'schema.list-prop' : 'schema.list', { name, is, kind })
  if (wanted === 'number' && /^-?\d+(?:\.\d+)?$/.test(String(value)))
    return say('schema.quoted', { name, is, kind, value })
  if (wanted !== 'string' || !/^(?:number|boolean)$/.test(typeof value))
    return say(wanted === 'string' ? 'schema.colon' : 'schema.type', { name, is, kind })
  return say('schema.unquoted', { name, is, kind }, autofix(String(value), `"${String(value)}"`))
}

function findingOf(issue: z.core.$ZodIssue, value: unknown, name: string): Finding {
  const choices = choicesOf(issue)
  if (choices.length > 0) return choiceFinding(value, choices, name)
  const values = { name, is: shown(value), rule: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return typeFinding(issue.expected, value, name)
    case 'too_big':
    case 'too_small':
      return lengthFinding(issue, value, name)
    case 'invalid_format': {
      if (issue.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value))) return say('schema.no-day', values)
      const date = issue.format === 'date' ? dateOf(String(value)) : undefined
      return date ? say('schema.date', values, suggestion(String(value), date)) : say('schema.format', values)
    }
    case 'custom':
      return say(issue.message as MessageId, { ...values, ...issue.params })
    default:
      return say('schema.form', values)
  }
}

interface Options {
  /** The tag whose props are checked, such as `<Card>`. */
  tag?: string
  whole?: string
  /** Props that have already been reported. */
  known?: readonly string[]
}

/** More missing keys of one group are reported together. */
const MOST_MISSING = 2

/** Checks a value against a schema; reports problems at their keys or values, with a field's description as reason. */
export function checkSchema<S extends z.ZodType>(
  schema: S,
  { value, at }: Located,
  report: Report,
  options: Options = {},
): z.infer<S> | undefined {
  const rule = options.tag ? 'prop' : 'schema'
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const json = jsonOf(schema)
  // A misspelled key would otherwise be reported twice, as unknown and as missing.
  const meant = new Set(options.known)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = Object(valueAt(value, issue.path))
    const { properties = {}, required = [] } = chosenIn(schemaAt(json, issue.path, value), owner) ?? {}
    const shape = Object.keys(properties)
    const isFree = (name: string) => !Object.hasOwn(owner, name)
    const free = shape.filter(isFree)
    const nearTo = (key: string) => nearest(key, free) ?? free.find((name) => name.startsWith(key.toLowerCase()))
    const unknown = issue.keys.filter((key) => !nearTo(key))
    const missing = required.filter((name) => isFree(name) && !issue.keys.some((key) => nearTo(key) === name))
    for (const key of issue.keys) {
      const near = nearTo(key)
      // The only unknown key and the only missing one are the same key under another name.
      const guess = near ?? (missing.length === 1 && unknown.length === 1 ? missing[0] : undefined)
      const group = shape.find((name) => Object.hasOwn(properties[name]?.properties ?? {}, key))
      const indented = group && `Indent it by two spaces, below "${group}:"`
      if (guess) meant.add([...issue.path, guess].join('.'))
      const place = options.tag ? undefined : elsewhere(json, issue.path, key)
      const around = [keysOf(issue.path), options.tag].filter(Boolean).join(' of ')
      const values = {
        what: options.tag ? `prop ${key} of ${around}` : `key ${key}${around && ` in ${around}`}`,
        known: shape.length > 0 ? `known here: ${shape.join(', ')}` : 'there are none here',
        remedy: guess ? `Did you mean ${guess}?` : (indented ?? place ?? 'Remove it'),
      }
      const fix = guess ? { from: key, to: guess, sure: guess === near } : undefined
      report(at([...issue.path, key], 'key'), { ...say('schema.unknown', values, fix), rule })
    }
  }
  // Zod also measures a text given instead of a list; reporting its type is enough.
  const mistyped = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'))
  const own = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join('.')))
  const isThere = ({ path }: z.core.$ZodIssue) =>
    path.length === 0 || Object.hasOwn(Object(valueAt(value, path.slice(0, -1))), path.at(-1) ?? '')
  const ownerOf = ({ path }: z.core.$ZodIssue) => path.slice(0, -1).join('.')
  const lacking = own.filter((issue) => !isThere(issue))
  for (const issue of own) {
    const { path, code } = issue
    if (/^too_/.test(code ?? '') && mistyped.includes(path.join('.'))) continue
    const together = lacking.filter((one) => ownerOf(one) === ownerOf(issue))
    if (!isThere(issue) && together.length > MOST_MISSING) {
      const names = together.map((one) => nameOf(one.path, options)).join(', ')
      if (issue === together[0]) report(at(path), { ...say('schema.missing-several', { names }), rule })
      continue
    }
    const name = nameOf(path, options)
    const written = valueAt(value, path)
    const finding = isThere(issue) ? findingOf(issue, written, name) : missingFinding(issue, name)
    // A rule between two fields has its own reason.
    const why = code === 'custom' ? undefined : schemaAt(json, path, value)?.description
    report(at(path), { ...finding, rule, why })
  }
  return undefined
}
