/** Entries of lists: why one cannot be moved or removed, and none be added, and what a new one is. */

import type { JsonSchema } from '../../lib/content/fields.ts'
import { isAddress, isCells, isClaim } from '../document/schemas.ts'

export const IS_FIRST = 'It is the first.'
export const IS_LAST = 'It is the last.'

/** Why none of so many entries can go, if so. */
export const tooFewWithout = (count: number, { minItems = 0 }: JsonSchema) =>
  count <= minItems && `At least ${minItems} must stay.`

/** Why so many entries cannot be one more, if so. */
export const isFull = (count: number, { maxItems = Number.POSITIVE_INFINITY }: JsonSchema) =>
  count >= maxItems && `No more than ${maxItems} fit here.`

/** A value of a schema with nothing written in it yet. */
export function emptyOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema ?? {}
  if (schema?.const !== undefined) return schema.const
  if (schema?.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key])]))
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items))
  return { boolean: true, number: 0, integer: 0 }[type as string] ?? ''
}

/** The longest text that shares a line with others. */
const MAX_IN_ROW = 40

/** Whether a value takes little room: a few words, a number or a choice. */
const isSmall = (schema: JsonSchema) => {
  const { type, enum: choices, maxLength = Number.POSITIVE_INFINITY } = schema
  const isPicked = choices !== undefined || [isAddress, isCells, isClaim].some((is) => is(schema))
  if (type === 'string') return isPicked || maxLength <= MAX_IN_ROW
  return type === 'number' || type === 'integer' || type === 'boolean'
}

/** Whether an entry has room in a row: it is a single value, or a few small ones. */
export function fitsInRow(entry: JsonSchema): boolean {
  const values = Object.values(entry.properties ?? {})
  return entry.type !== 'object' || (values.length <= 5 && values.every(isSmall))
}

/** The longest text that shares a narrow line with its buttons. */
const MAX_BESIDE_BUTTONS = 24

/** Whether a single text may need a whole line where there is little room. */
export const isLong = ({ type, maxLength = 0 }: JsonSchema) =>
  type === 'string' && maxLength > MAX_BESIDE_BUTTONS

/** Why some buttons are off, each with its name, since one may be for another reason than the next. */
export function reasonsOf(off: Record<string, string | false | undefined>): string {
  return Object.entries(off)
    .filter(([, why]) => why)
    .map(([button, why]) => `${button}: ${why}`)
    .join(' ')
}
