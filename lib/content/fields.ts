/** Field types for content schemas. Each takes the sentence that documents the field for editors. */
import { z } from 'zod'
import { ICON_NAMES } from './icons.ts'

// Compiling a schema takes longer than validating all pages without compiling.
z.config({ jitless: true })

/** Minimum and maximum; unlimited if left out. */
type Size = readonly [least?: number, most?: number]

export const text = (least: number, most: number, about: string) =>
  z.string().trim().min(least).max(most).regex(/^.*$/, 'it takes one line').describe(about)

/** A text of up to two sentences, where the design sets no closer limit. */
export const anyText = (about: string) => text(1, 200, about)

/** A text in the format `about` describes; `otherwise` ends the error message `title is "…", …`. */
export const form = (pattern: RegExp, about: string, otherwise = 'it has the wrong format') =>
  z.string().regex(pattern, otherwise).describe(about)

export const id = (about: string) =>
  form(/^[a-z][a-z0-9-]*$/, about, 'it takes lower-case letters, digits and hyphens')

/** A date such as 2027-06-30. */
export const day = (about: string) => {
  const error = ({ input }: { input?: unknown }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input))
      ? 'there is no such day'
      : 'dates are written 2027-06-30'
  return z.iso.date({ error }).describe(about)
}

export const iconName = z.enum(ICON_NAMES).describe('One of the drawn icons.')
export const flag = (about: string) => z.boolean().optional().describe(about)

/** An object that allows no other keys. */
export const group = <S extends z.ZodRawShape>(about: string, shape: S) =>
  z.strictObject(shape).describe(about)

export function list<S extends z.ZodType>(
  about: string,
  [least, most]: Size,
  entry: S,
): z.ZodArray<S> {
  const entries = z.array(entry)
  if (least !== undefined && least === most) return entries.length(least).describe(about)
  const enough = least === undefined ? entries : entries.min(least)
  return (most === undefined ? enough : enough.max(most)).describe(about)
}

export const entries = <S extends z.ZodRawShape>(about: string, size: Size, shape: S) =>
  list(about, size, z.strictObject(shape))

/** What a drawing has room for: a label, and parts with several labels each. */
export const label = (most: number) =>
  text(1, most, `The drawing has room for ${most} characters here.`)
export const room = (least: number, most: number) =>
  `The drawing has room for ${least} to ${most} of them.`
export const parts = <S extends z.ZodRawShape>(least: number, most: number, shape: S) =>
  entries(room(least, most), [least, most], shape)
const number = (least: number, most: number, about: string) =>
  z.number().min(least).max(most).describe(about)
export const share = (least: number, most: number) =>
  number(least, most, `Its position, from 0 to 100; the drawing has room for ${least} to ${most}.`)

/** Bars, whether an author makes them up or a command measures them. */
export const heights = (least: number) => ({
  bars: parts(3, 6, { label: label(10), value: share(least, 100) }),
  mark: label(10),
  note: label(18),
  level: group('A line with only the marked bar on its side of it. Default: no line.', {
    value: number(least, 100, 'The position of the dashed line on the scale of the bars.'),
    label: label(13),
  }).optional(),
})

/** The parts of zod's JSON Schema that the content check and the editor's forms read. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  enum?: string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
}

export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
