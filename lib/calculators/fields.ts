/** The inputs of a calculator, their validation, and their representation in the URL fragment. */

/** An input. Every value is text, as typed and as written in the URL. */
export type Field = { label: string; value: string } & (
  | { kind: 'number' | 'whole' | 'range'; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; problem: (text: string) => string }
)
export type Fields = Readonly<Record<string, Field>>
export type Values<F extends Fields = Fields> = Record<keyof F & string, string>

const limited =
  (kind: 'number' | 'whole' | 'range') =>
  (label: string, value: number, [min, max]: [number, number]): Field => ({
    kind,
    label,
    value: `${value}`,
    min,
    max,
  })

export const number = limited('number')
export const whole = limited('whole')
/** A slider. */
export const range = limited('range')
/** A choice, whose value is the zero-based index of the selected option. */
export const choice = (label: string, value: number, options: readonly string[]): Field => {
  return { kind: 'choice', label, value: `${value}`, options }
}

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

/** Removes thousands separators from a number as typed. */
export const plainNumber = (text: string) =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

const WHOLE_NUMBER = /^\d+$/
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/

/** Returns a message about a value that a field does not accept; empty if it is valid. */
export function problemOf(field: Field, text: string): string {
  if (field.kind === 'text') return field.problem(text)
  if (field.kind === 'choice') return ''
  const isWhole = field.kind === 'whole'
  const form = isWhole ? WHOLE_NUMBER : NUMBER
  if (form.test(text) && Number(text) >= field.min && Number(text) <= field.max) return ''
  return `A ${isWhole ? 'whole number' : 'number'} from ${grouped(field.min)} to ${grouped(field.max)}.`
}

export const exampleOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Values<F>

/** `#error-budget?objective=99.9&days=30`: section ids contain no question mark. */
export const writeFragment = (calculator: string, values: Values) =>
  `#${calculator}?${new URLSearchParams(values)}`

/** Reads a calculator's values, of which any may be missing or invalid, from a fragment; undefined if it has none. */
export const readFragment = (hash: string, calculator: string): Partial<Values> | undefined =>
  hash.startsWith(`#${calculator}?`)
    ? Object.fromEntries(new URLSearchParams(hash.slice(calculator.length + 2)))
    : undefined
