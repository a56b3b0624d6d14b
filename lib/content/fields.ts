/** Field types for content schemas. Each takes the sentence that documents the field for editors. */
import { z } from 'zod'
import { ICON_NAMES } from './icons.ts'
import { inlineWords } from './inline.ts'

// Compiling a schema takes longer than validating all pages without compiling.
z.config({ jitless: true })

/** Minimum and maximum; unlimited if left out. */
type Size = readonly [min?: number, max?: number]

/** A text of one line. */
export const text = (min: number, max: number, about: string) =>
  z.string().trim().min(min).max(max).regex(/^.*$/, 'it takes one line').describe(about)

/** A text of one line whose words can be bold, in italics, code or a link. What readers see of it is counted, and no signs. */
export const inlineText = (min: number, max: number, about: string) =>
  z
    .string()
    .trim()
    .regex(/^.*$/, 'it takes one line')
    .check(({ value, issues }) => {
      const { length } = inlineWords(value)
      const size = { origin: 'string', inclusive: true, input: value } as const
      if (length < min) issues.push({ code: 'too_small', minimum: min, ...size })
      if (length > max) issues.push({ code: 'too_big', maximum: max, ...size })
    })
    .describe(about)
    .meta({ inline: true, minLength: min, maxLength: max })

/** A text of one line that share images show, too, in fonts without other characters. */
export const drawnText = (min: number, max: number, about: string) =>
  text(min, max, '')
    .regex(
      /^[\n -~\u00a0-¬®-´¶-ēĖ-īĮ-ıĴ-ķĹ-ľŁ-ňŊ-ōŐ-žȘ-țẞ–—‘’“”„•…−]*$/,
      'it takes letters and characters of European languages',
    )
    .describe(about)

/** A text of up to two sentences, where the design sets no closer limit. */
export const anyText = (about: string) => text(1, 200, about)

/** A text in the format `about` describes; `otherwise` ends the error message `title is "…", …`. */
export const form = (pattern: RegExp, about: string, otherwise = 'it has the wrong format') =>
  z.string().regex(pattern, otherwise).describe(about)

/** A whole number. */
export const whole = (min: number, max: number, about: string) =>
  z.number().int().min(min).max(max).describe(about)

/** An id, as used in anchors and references. */
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

/** The name of an icon. */
export const iconName = z.enum(ICON_NAMES).describe('One of the drawn icons.')

/** A choice of yes or no, which may be left out. */
export const flag = (about: string) => z.boolean().optional().describe(about)

/** An object that allows no other keys. */
export const group = <S extends z.ZodRawShape>(about: string, shape: S) =>
  z.strictObject(shape).describe(about)

/** A list of entries of one kind. */
export function list<S extends z.ZodType>(
  about: string,
  [min, max]: Size,
  entry: S,
): z.ZodArray<S> {
  const entries = z.array(entry)
  if (min !== undefined && min === max) return entries.length(min).describe(about)
  const withMin = min === undefined ? entries : entries.min(min)
  return (max === undefined ? withMin : withMin.max(max)).describe(about)
}

/** A list of objects that allow no other keys. */
export const entries = <S extends z.ZodRawShape>(about: string, size: Size, shape: S) =>
  list(about, size, z.strictObject(shape))

/** A label in a drawing, which has room for so many characters. */
export const label = (max: number) =>
  text(1, max, `The drawing has room for ${max} characters here.`)

/** Says how many of something a drawing has room for. */
export const room = (min: number, max: number) =>
  `The drawing has room for ${min} to ${max} of them.`

/** Parts of a drawing, each with labels. */
export const parts = <S extends z.ZodRawShape>(min: number, max: number, shape: S) =>
  entries(room(min, max), [min, max], shape)

/** A number. */
export const number = (min: number, max: number, about: string) =>
  z.number().min(min).max(max).describe(about)

/** The unit of numbers on an axis. */
const unit = label(8).describe('The unit of the numbers, such as ms, % or hours.')

/** Bars, whether an author makes them up or a command measures them. */
export const heights = {
  bars: parts(3, 6, {
    label: label(10),
    value: number(0, 99_999, 'The number that the bar shows, in the unit.'),
  }),
  unit,
  mark: label(10),
  note: label(18),
  level: group('A line with only the marked bar on its side of it. Default: no line.', {
    value: number(0, 99_999, 'The number at which the dashed line stands, in the unit.'),
    label: label(13),
  }).optional(),
}

/** The parts of zod's JSON Schema that the content check and the editor's forms read. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  enum?: string[]
  /** Whether words of the text can be bold, in italics, code or a link. */
  inline?: boolean
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
  /** The key beside it without which it is of no use, or with which it is of none, so that forms leave it out. */
  onlyWith?: string
  onlyWithout?: string
}

/** The JSON Schema of a type, for values as they are written. */
export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
