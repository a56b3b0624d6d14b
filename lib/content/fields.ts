/** The fields that content is made of. Each carries the sentence that documents it for editors. */
import { z } from 'zod'

// To compile a schema takes longer than to read all pages by it.
z.config({ jitless: true })

/** The least and the most of something; without a number there is no limit. */
type Size = readonly [least?: number, most?: number]

/** A text of so many characters. */
export const text = (least: number, most: number, about: string) =>
  z.string().trim().min(least).max(most).describe(about)

export const anyText = (about: string) => z.string().describe(about)

/** A text of some form, which `about` says; `otherwise` ends the sentence `title is "…", …`. */
export const form = (pattern: RegExp, about: string, otherwise = 'which is written otherwise') =>
  z.string().regex(pattern, otherwise).describe(about)

/** The name of an entry, or an anchor. */
export const id = (about: string) =>
  form(/^[a-z][a-z0-9-]*$/, about, 'while it takes lower-case letters, digits and hyphens')

/** A day such as 2027-06-30. */
export const day = (about: string) => z.iso.date('while a date is written 2027-06-30').describe(about)

export const flag = (about: string) => z.boolean().optional().describe(about)

/** A group of keys, of which no others are taken. */
export const group = <S extends z.ZodRawShape>(about: string, shape: S) =>
  z.strictObject(shape).describe(about)

export function list<S extends z.ZodType>(about: string, [least, most]: Size, entry: S): z.ZodArray<S> {
  const entries = z.array(entry)
  if (least !== undefined && least === most) return entries.length(least).describe(about)
  const enough = least === undefined ? entries : entries.min(least)
  return (most === undefined ? enough : enough.max(most)).describe(about)
}

export const entries = <S extends z.ZodRawShape>(about: string, size: Size, shape: S) =>
  list(about, size, z.strictObject(shape))

/** What zod says of a schema, as far as the check and the editor's forms read it. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  enum?: string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
}

export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
