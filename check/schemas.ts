/** Explains what does not match a schema to people who do not program, each problem at its key or value. */
import type { z } from 'zod'
import { type JsonSchema, schemaOf } from '#lib/content/fields.ts'
import { distance, nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, type MessageId, meant, type Report, say } from './problems.ts'
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

export const schemaAt = (schema: JsonSchema | undefined, path: Path, value: unknown) =>
  path.reduce((current, key, depth) => {
    if (typeof key === 'number') return current?.items
    return chosenIn(current, valueAt(value, path.slice(0, depth)))?.properties?.[String(key)]
  }, schema)

const keysOf = (path: Path) => path.filter((key) => typeof key !== 'number').join('.')

/** Names a key: `search.description`, `entry 2 of related`, `prop title of <Card>`; the line tells the rest. */
function nameOf(path: Path, tag?: string): string {
  const last = path.at(-1)
  const keys = keysOf(path)
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

function sizeFinding(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  written: unknown,
  name: string,
) {
  const big = issue.code === 'too_big'
  const limit = Number(big ? issue.maximum : issue.minimum)
  const bound = issue.exact ? 'exactly' : big ? 'at most' : 'at least'
  const value = typeof written === 'string' ? written.trim() : written
  const isList = Array.isArray(value)
  if (typeof value !== 'string' && !isList)
    return say('schema.number', { name, value, bound, limit })
  const [one, more] = isList ? ['entry', 'entries'] : ['character', 'characters']
  const amount = (count: number) => `${count} ${count === 1 ? one : more}`
  const gap = amount(Math.abs(limit - value.length))
  if (value.length === 0)
    return say('schema.short', { name, has: 'is empty', bound, limit: amount(limit), gap })
  return say(big ? 'schema.long' : 'schema.short', {
    name,
    has: `has ${amount(value.length)}`,
    bound,
    limit,
    gap,
  })
}

function choiceFinding(value: unknown, choices: readonly unknown[], name: string): Finding {
  const is = value === null ? 'empty' : shown(value)
  const only = shown(choices[0])
  if (choices.length === 1)
    return say('schema.only', {
      name,
      is,
      only,
      otherwise: only === 'true' ? ', or remove the line' : '',
    })
  const written = String(value).trim()
  const guess = nearest(written, choices.map(String))
  const values = { name, is, all: choices.join(', '), guess: shown(guess) }
  if (!guess) return say('schema.choice', values)
  // Authors never mean a difference in letter case.
  const sure = guess.toLowerCase() === written.toLowerCase()
  return say('schema.near', values, { from: written, to: guess, sure })
}

const choicesOf = (issue: z.core.$ZodIssue): readonly unknown[] =>
  (issue as { values?: unknown[] }).values ?? (issue as { options?: unknown[] }).options ?? []

function typeFinding(wanted: string, value: unknown, name: string): Finding {
  const kind = KINDS[wanted] ?? wanted
  if (value === null) return say('schema.empty', { name, kind })
  const is = Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? 'something else')
  if (wanted === 'array')
    return say(name.startsWith('prop ') ? 'schema.list-prop' : 'schema.list', { name, is, kind })
  if (wanted !== 'string') return say('schema.type', { name, is, kind })
  if (typeof value === 'object') return say('schema.colon', { name, is, kind })
  return say('schema.unquoted', { name, is, kind }, autofix(String(value), `"${String(value)}"`))
}

function findingOf(issue: z.core.$ZodIssue, value: unknown, name: string): Finding {
  const choices = choicesOf(issue)
  if (choices.length > 0) return choiceFinding(value, choices, name)
  const values = { name, is: shown(value), rule: issue.message }
  if (issue.code === 'invalid_type') return typeFinding(issue.expected, value, name)
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeFinding(issue, value, name)
  if (issue.code === 'custom')
    return say(issue.message as MessageId, { ...values, ...issue.params })
  return say(issue.code === 'invalid_format' ? 'schema.format' : 'schema.form', values)
}

/**
 * Checks a value against a schema; reports problems at their keys or values, with a field's description as reason. For
 * the props of a `tag` such as `<Card>`, `known` are those already reported.
 */
export function checkSchema<S extends z.ZodType>(
  schema: S,
  { value, at }: Located,
  report: Report,
  { tag, known = [] }: { tag?: string; known?: readonly string[] } = {},
): z.infer<S> | undefined {
  const rule = tag ? 'prop' : 'schema'
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const json = jsonOf(schema)
  // A misspelled key would otherwise be reported twice, as unknown and as missing.
  const guessed = new Set(known)
  for (const { path, ...issue } of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = Object(valueAt(value, path))
    const { properties = {}, required = [] } = chosenIn(schemaAt(json, path, value), owner) ?? {}
    const shape = Object.keys(properties)
    const free = shape.filter((name) => !Object.hasOwn(owner, name))
    const nearTo = (key: string) => nearest(key, free)
    const unknown = issue.keys.filter((key) => !nearTo(key))
    const missing = required.filter(
      (name) => free.includes(name) && !issue.keys.some((key) => nearTo(key) === name),
    )
    for (const key of issue.keys) {
      const near = nearTo(key)
      // The only unknown key and the only missing one are the same key under another name.
      const guess = near ?? (missing.length === 1 && unknown.length === 1 ? missing[0] : undefined)
      if (guess) guessed.add([...path, guess].join('.'))
      const around = [keysOf(path), tag].filter(Boolean).join(' of ')
      const values = {
        what: tag ? `prop ${key} of ${around}` : `key ${key}${around && ` in ${around}`}`,
        known: shape.length > 0 ? `known here: ${shape.join(', ')}` : 'there are none here',
        remedy: guess
          ? `Did you mean ${guess}?`
          : tag
            ? 'Remove it'
            : 'Remove it, or move it where it belongs',
      }
      const fix = guess
        ? { from: key, to: guess, sure: guess === near && distance(key, guess) <= 2 }
        : undefined
      report(at([...path, key], 'key'), { ...say('schema.unknown', values, fix), rule })
    }
  }
  // Zod also measures a text given instead of a list; reporting its type is enough.
  const mistyped = issues
    .filter(({ code }) => code === 'invalid_type')
    .map(({ path }) => path.join('.'))
  for (const issue of issues) {
    const { path, code } = issue
    const keys = path.join('.')
    if (code === 'unrecognized_keys' || guessed.has(keys)) continue
    if (/^too_/.test(code ?? '') && mistyped.includes(keys)) continue
    const name = nameOf(path, tag)
    const owner = Object(valueAt(value, path.slice(0, -1)))
    const last = String(path.at(-1))
    const isThere = path.length === 0 || Object.hasOwn(owner, last)
    // Without the key that chooses a layout or drawing, no other key is compared with a schema.
    const near =
      code === 'invalid_union' && !isThere ? nearest(last, Object.keys(owner)) : undefined
    const choices = choicesOf(issue).join(', ')
    const takes = choices && `; it takes one of: ${choices}`
    const missing = meant(say('schema.missing', { name, takes }), near ?? '', near && last)
    // A rule between two fields has its own reason.
    const why = code === 'custom' ? undefined : schemaAt(json, path, value)?.description
    const place = near ? at([...path.slice(0, -1), near], 'key') : at(path)
    report(place, {
      ...(isThere ? findingOf(issue, valueAt(value, path), name) : missing),
      rule,
      why,
    })
  }
  return undefined
}
