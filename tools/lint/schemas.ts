/** What does not fit a schema, in words for people who do not program: each at its key or value, with its sentence. */
import { z } from 'zod'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, type Report, suggestion } from './problems.ts'
import { type Located, valueAt } from './source.ts'

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/** What is read through `.optional()` and the like. */
function inner(schema: Schema): Schema {
  const { innerType } = schema._zod.def as { innerType?: Schema }
  return innerType ? inner(innerType) : schema
}

/** The keys that an object takes; for a union, those of the member that the value chooses. */
function shapeOf(schema: Schema | undefined, value: unknown): Record<string, Schema> {
  if (!schema) return {}
  const { shape, options, discriminator } = inner(schema)._zod.def as {
    shape?: Record<string, Schema>
    options?: Schema[]
    discriminator?: string
  }
  if (shape || !options || !discriminator) return shape ?? {}
  const choice = valueAt(value, [discriminator]) as z.core.util.Primitive
  return shapeOf(
    options.find((option) => option._zod.propValues?.[discriminator]?.has(choice)),
    value,
  )
}

/** The schema of what stands at a path, if the schema knows that path. */
function schemaAt(schema: Schema, path: Path, value: unknown): Schema | undefined {
  let current: Schema | undefined = schema
  for (const [depth, key] of path.entries()) {
    if (!current) return undefined
    const { element } = inner(current)._zod.def as { element?: Schema }
    current = element ?? shapeOf(current, valueAt(value, path.slice(0, depth)))[String(key)]
  }
  return current
}

/** The sentence of documentation that a schema carries. */
const docOf = (schema: Schema | undefined) =>
  schema && (z.globalRegistry.get(schema) ?? z.globalRegistry.get(inner(schema)))?.description

/**
 * What a key is called: `search.description`, `entry 2 of related`, `prop title of <Card>`; or, for one that nobody
 * knows, `unknown key descripton in search`. Numbers of entries are left out inside a path, since the line is given.
 */
function nameOf(path: Path, tag: string | undefined, unknown = false): string {
  const keys = path.filter((key) => typeof key !== 'number').map(String)
  const last = path.at(-1)
  const owner = keys.slice(0, -1).join('.')
  if (unknown) {
    if (tag) return `unknown prop ${String(last)} of ${owner ? `${owner} of ` : ''}${tag}`
    return `unknown key ${String(last)}${owner ? ` in ${owner}` : ''}`
  }
  if (last === undefined) return 'the file'
  if (typeof last === 'number')
    return `entry ${last + 1} of ${keys.join('.') || 'the list'}${tag ? ` of ${tag}` : ''}`
  return tag ? `prop ${keys.join('.')} of ${tag}` : keys.join('.')
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? 'something else')

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}` : text
}

function lengthFinding(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  name: string,
): Finding {
  const big = issue.code === 'too_big'
  const limit = Number(big ? issue.maximum : issue.minimum)
  const bound = issue.exact ? 'while it takes exactly' : big ? 'at most' : 'at least'
  const [one, more] = typeof value === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  const amount = (count: number) => `${count} ${count === 1 ? one : more}`
  if (typeof value !== 'string' && !Array.isArray(value))
    return {
      found: `${name} is ${value}, ${bound} ${limit}`,
      remedy: `Write ${limit} or ${big ? 'less' : 'more'}`,
    }
  const gap = amount(Math.abs(limit - value.length))
  const remedy = Array.isArray(value)
    ? `${big ? 'Take out' : 'Add'} ${gap}`
    : big
      ? `Shorten it by ${gap}`
      : `Say more, by ${gap} at least`
  if (value.length === 0) return { found: `${name} is empty, ${bound} ${amount(limit)}`, remedy }
  return {
    found: `${name} ${Array.isArray(value) ? 'has' : 'is'} ${amount(value.length)}, ${bound} ${limit}`,
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

function choiceFinding(value: unknown, choices: readonly unknown[], name: string): Finding {
  const is = value === null ? `${name} is empty` : `${name} is ${shown(value)}`
  const [only, more] = choices
  if (more === undefined) {
    const remedy = only === true ? 'Write true or remove the line' : `Write ${shown(only)}`
    return { found: `${is}, it must be ${shown(only)}`, remedy }
  }
  const guess = nearest(String(value), choices.map(String))
  const all = `it takes one of: ${choices.join(', ')}`
  if (!guess) return { found: `${is}, ${all}`, remedy: 'Use one of them' }
  // Letter case is never the difference that an author meant.
  const sure = guess.toLowerCase() === String(value).toLowerCase()
  return {
    found: `${is}, ${choices.length > SHORT_LIST ? `which is none of the ${choices.length} it takes` : all}`,
    remedy: `Did you mean ${shown(guess)}?`,
    fix: { from: String(value), to: guess, sure },
  }
}

function missingFinding(issue: z.core.$ZodIssue, name: string): Finding {
  const choices =
    issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options as unknown[]) : []
  const [only, more] = choices
  return {
    found: `${name} is missing${more === undefined ? '' : `, it takes one of: ${choices.join(', ')}`}`,
    remedy: only !== undefined && more === undefined ? `Add it: ${String(only)}` : 'Add it',
  }
}

function typeFinding(wanted: string, value: unknown, name: string): Finding {
  const kind = KINDS[wanted] ?? wanted
  if (value === null) return { found: `${name} is empty, ${kind} is wanted`, remedy: 'Fill it in' }
  const found = `${name} is ${kindOf(value)}, ${kind} is wanted`
  if (wanted !== 'string' || !/^(?:number|boolean)$/.test(typeof value))
    return { found, remedy: `Write ${kind}` }
  const quoted = `"${String(value)}"`
  return { found, remedy: `Put it in quotes: ${quoted}`, fix: autofix(String(value), quoted) }
}

function findingOf(issue: z.core.$ZodIssue, value: unknown, name: string): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return typeFinding(issue.expected, value, name)
    case 'too_big':
    case 'too_small':
      return lengthFinding(issue, value, name)
    case 'invalid_value':
      return choiceFinding(value, issue.values, name)
    case 'invalid_union':
      if ('options' in issue && issue.options) return choiceFinding(value, issue.options as unknown[], name)
      return { found: `${name} is ${shown(value)}, which fits none of its forms`, remedy: 'Correct it' }
    case 'invalid_format': {
      const date = issue.format === 'date' ? dateOf(String(value)) : undefined
      return {
        found: `${name} is ${shown(value)}, ${issue.message}`,
        remedy: date ? `Write ${date}` : 'Correct it',
        fix: date ? suggestion(String(value), date) : undefined,
      }
    }
    case 'custom':
      return { found: `${name} ${issue.message}`, remedy: String(issue.params?.remedy ?? 'Correct it') }
    default:
      return { found: `${name}: ${issue.message}`, remedy: 'Correct it' }
  }
}

export interface Options {
  /** The tag whose props are checked, such as `<Card>`. */
  tag?: string
  /** What the whole is called. */
  whole?: string
  /** Props that have been reported already. */
  known?: readonly string[]
}

/**
 * Checks a value against a schema.
 *
 * @param report takes every problem in it, each at its key or value, with the field's own documentation as the reason
 * @returns the value where it fits
 */
export function checkSchema<S extends z.ZodType>(
  schema: S,
  located: Located,
  report: Report,
  { tag, whole, known = [] }: Options = {},
): z.infer<S> | undefined {
  const result = schema.safeParse(located.value)
  if (result.success) return result.data
  const { issues } = result.error
  // A key that is a mistake for a missing one would be reported twice, once as unknown and once as missing.
  const meant = new Set(known)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = valueAt(located.value, issue.path) ?? {}
    const shape = Object.keys(shapeOf(schemaAt(schema, issue.path, located.value), owner))
    for (const key of issue.keys) {
      const guess = nearest(
        key,
        shape.filter((name) => !Object.hasOwn(owner, name)),
      )
      if (guess) meant.add([...issue.path, guess].join('.'))
      report(located.at([...issue.path, key], 'key'), {
        found: `${nameOf([...issue.path, key], tag, true)}, ${shape.length > 0 ? `known here: ${shape.join(', ')}` : 'nothing is known here'}`,
        why: 'What is not known would be ignored in silence',
        remedy: guess ? `Did you mean ${guess}?` : 'Remove it',
        fix: guess ? autofix(key, guess) : undefined,
      })
    }
  }
  // zod measures a text that stands where a list is wanted; that it is no list is enough.
  const mistyped = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'))
  for (const issue of issues) {
    const here = issue.path.join('.')
    if (issue.code === 'unrecognized_keys' || meant.has(here)) continue
    if (/^too_/.test(issue.code ?? '') && mistyped.includes(here)) continue
    const parent = valueAt(located.value, issue.path.slice(0, -1))
    const exists = issue.path.length === 0 || Object.hasOwn(Object(parent), issue.path.at(-1) ?? '')
    const name = issue.path.length === 0 && whole ? whole : nameOf(issue.path, tag)
    const finding = exists
      ? findingOf(issue, valueAt(located.value, issue.path), name)
      : missingFinding(issue, name)
    // A rule between two fields says itself what it is about.
    const why = issue.code === 'custom' ? undefined : docOf(schemaAt(schema, issue.path, located.value))
    report(located.at(issue.path), why === undefined ? finding : { ...finding, why })
  }
  return undefined
}
