/** What a block or a drawing takes, in words, read from its schema. */
import { z } from 'zod'
import type { JsonSchema } from '#lib/content/jsonSchema.ts'

export interface Parameter {
  /** `title`; inside a list `rows[].label`. */
  name: string
  required: boolean
  /** What it may be: `text of 12 to 140 characters`. */
  takes: string
  /** What it is for, a sentence. */
  meaning: string
}

/** More names than these are a list of their own. */
const FEW = 5

const range = (least: number | undefined, most: number | undefined) =>
  least === most
    ? `${least}`
    : most === undefined
      ? `at least ${least}`
      : `${least === undefined ? 'at most' : `${least} to`} ${most}`

function takesOf(schema: JsonSchema): string {
  const { type, enum: names, const: only, items, minLength, maxLength, minItems, maxItems } = schema
  if (only !== undefined) return `"${only}"`
  if (names)
    return names.length > FEW ? `one of ${names.length} names` : names.map((one) => `"${one}"`).join(' or ')
  if (type === 'boolean') return 'yes or no'
  if (type === 'array') {
    const each = items && !items.properties ? `, each ${takesOf(items)}` : ''
    return `a list of ${range(minItems, maxItems)}${each}`
  }
  if (type === 'integer') return `a whole number, ${range(schema.minimum, schema.maximum)}`
  if (type === 'number') return `a number, ${range(schema.minimum, schema.maximum)}`
  return minLength === undefined && maxLength === undefined
    ? 'text'
    : `text of ${range(minLength, maxLength)} characters`
}

function parameters(schema: JsonSchema, prefix: string): Parameter[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`
    const own: Parameter = {
      name,
      required: schema.required?.includes(key) ?? false,
      takes: takesOf(field),
      meaning: field.description ?? '',
    }
    const inside = field.items?.properties ? parameters(field.items, `${name}[].`) : []
    return [own, ...inside]
  })
}

/** Every parameter of a schema, in its order; those inside lists follow the list. */
export function parametersOf(schema: z.ZodType): Parameter[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return parameters(json, '')
}
