/** Why an entry of a list cannot be moved or removed, and none be added. */
import type { JsonSchema } from '../../lib/content/fields.ts'

export const IS_FIRST = 'It is the first.'
export const IS_LAST = 'It is the last.'

/** Why none of so many entries can go, if so. */
export const tooFewWithout = (count: number, { minItems = 0 }: JsonSchema) =>
  count <= minItems && `At least ${minItems} must stay.`

/** Why so many entries cannot be one more, if so. */
export const isFull = (count: number, { maxItems = Number.POSITIVE_INFINITY }: JsonSchema) =>
  count >= maxItems && `There is room for ${maxItems}.`
