import { Ajv } from 'ajv'
import github from './github.json' with { type: 'json' }

interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: unknown[]
  nullable?: boolean
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  query: Record<string, Schema>
  body: Schema | null
  answers: Record<string, Schema>
}

const operations = github.operations as unknown as Record<string, Operation>
const schemas = github.schemas as unknown as Record<string, Schema>

const isDay = (text: string) => !Number.isNaN(Date.parse(text))
const ajv = new Ajv({
  strict: false,
  logger: false,
  formats: { uri: (text: string) => URL.canParse(text), 'date-time': isDay },
})
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)

const REFUSAL: Schema = { $ref: 'basic-error' }

function complaints(name: string, schema: Schema, value: unknown): string[] {
  return ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`]
}

const patterns = Object.keys(operations).map((name) => {
  const pattern = name.replace(/\{(\w+)\}/g, (_, key) =>
    key === 'ref' ? `(?<ref>.+)` : `(?<${key}>[^/]+)`,
  )
  return { name, pattern: new RegExp(`^${pattern}$`) }
})

/** The operation a request matches, and the values in its path. */
export function operationOf(method: string, path: string) {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(`${method} ${path}`)
    if (found) return { name, params: found.groups ?? {} }
  }
  return undefined
}

/** Problems with a request, including names unknown to GitHub, which it would ignore. */
export function requestProblem(name: string, query: URLSearchParams, body: object = {}): string[] {
  const operation = operations[name]
  if (!operation) return [`${name} is none of those that the editor uses`]
  const known = { ...operation.query, ...operation.body?.properties }
  const unknown = [...query.keys(), ...Object.keys(body)].filter((key) => !(key in known))
  return [
    ...unknown.map((key) => `${name} does not know ${key}`),
    ...complaints(name, operation.body ?? {}, body),
  ]
}

/** Problems with a response. Every operation can respond that something is not allowed. */
export function answerProblem(name: string, status: number, body: unknown): string[] {
  const schema =
    operations[name]?.answers[status] ?? ([401, 403, 404].includes(status) ? REFUSAL : undefined)
  return schema
    ? complaints(`${name} ${status}`, schema, body)
    : [`${name} never answers ${status}`]
}

/** Completes a response around the parts that matter. */
export function wholeAnswer(name: string, status: number, given: unknown): unknown {
  return filled(operations[name]?.answers[status] ?? REFUSAL, given)
}

function filled(schema: Schema, given?: unknown): unknown {
  const variant = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema.allOf?.[0]
  if (schema.$ref) return filled(schemas[schema.$ref] ?? {}, given)
  if (given === null || (given === undefined && schema.nullable)) return null
  if (variant) return filled(variant, given)
  if (Array.isArray(given)) return given.map((item) => filled(schema.items ?? {}, item))
  const { properties = {}, required = [] } = schema
  if (schema.type === 'object' || schema.properties) {
    const parts = {
      ...Object.fromEntries(required.map((key) => [key, undefined])),
      ...(given as object),
    }
    return Object.fromEntries(
      Object.entries(parts).map(([key, value]) => [key, filled(properties[key] ?? {}, value)]),
    )
  }
  if (given !== undefined) return given
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return 0
  return (
    { uri: 'https://forge.example/', 'date-time': '2026-01-01T00:00:00Z' }[schema.format ?? ''] ??
    ''
  )
}
