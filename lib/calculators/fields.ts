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

/** A field for a number. */
export const number = limited('number')
/** A field for a whole number. */
export const whole = limited('whole')
/** A slider. */
export const range = limited('range')
/** A choice, whose value is the zero-based index of the selected option. */
export const choice = (label: string, value: number, options: readonly string[]): Field => {
  return { kind: 'choice', label, value: `${value}`, options }
}

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

/** A number with its thousands set apart. One comma or one point before three digits is read as in the US. */
const COMMA_GROUPS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** As in India: `30,00,000`. */
const PAIRS = /^-?[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/
const POINT_GROUPS = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/
const SPACE_GROUPS = /^-?[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d+)?$/
const DECIMAL_COMMA = /^-?\d*,\d+$/

/**
 * Returns a number as people type or paste it in plain notation: `99,5`, `1,000,000`, `1.234,5`, `1 234`, `−3`, `99.9%`.
 * The decimal pad of many phones has only a comma. What is not a number is returned as it is.
 */
export function plainNumber(typed: string): string {
  const text = typed
    // Digits of double width, no-break spaces; then Arabic and Persian digits.
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace('٫', '.')
    .trim()
    .replace(/[%٪]$/, '')
    .replace(/^[−–]/, '-')
    .replace(/^- +/, '-')
    .trim()
  if (COMMA_GROUPS.test(text) || PAIRS.test(text)) return text.replaceAll(',', '')
  if (POINT_GROUPS.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (SPACE_GROUPS.test(text)) return text.replace(/[ '’]/g, '').replace(',', '.')
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text
}

/** Returns the value of a field as typed. */
export const readInput = (field: Field, typed: string) =>
  field.kind === 'text' ? typed.trim() : plainNumber(typed)

const THOUSANDS = new Intl.NumberFormat('en-US')

/** A value as a visitor reads it in its field: a number with its thousands set apart, which `readInput` takes back. */
export function writtenValue(field: Field, value: string): string {
  if ((field.kind !== 'number' && field.kind !== 'whole') || problemOf(field, value)) return value
  const [whole = '', ...decimals] = value.split('.')
  return [THOUSANDS.format(Number(whole)), ...decimals].join('.')
}

/**
 * The longest fragment that is read, and how much of it a text may take, in characters as encoded. Longer ones, which anybody
 * can put into a link, could block the page.
 */
const MAX_FRAGMENT = 5000
const MAX_TEXT = 4500

/** The longest input that a field takes, in UTF-16 code units. */
export const maxLength = ({ kind }: Field) => (kind === 'text' ? MAX_TEXT : 40)

const WHOLE_NUMBER = /^\d+$/
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/

/** Returns a message about a value that a field does not accept; empty if it is valid. */
export function problemOf(field: Field, text: string): string {
  if (field.kind === 'text') {
    // As in the address, where half an emoji is replaced.
    const encoded = `${new URLSearchParams({ '': text })}`.slice(1)
    if (encoded.length > MAX_TEXT) return 'This is too long for the address of the result.'
    return field.problem(text)
  }
  if (field.kind === 'choice') return ''
  const isWhole = field.kind === 'whole'
  const form = isWhole ? WHOLE_NUMBER : NUMBER
  if (form.test(text) && Number(text) >= field.min && Number(text) <= field.max) return ''
  return `A ${isWhole ? 'whole number' : 'number'} from ${grouped(field.min)} to ${grouped(field.max)}.`
}

/** The values that fields have at first, which make up the example. */
export const exampleOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as Values<F>

/** `#error-budget?objective=99.9&days=30`: section ids contain no question mark. */
export const writeFragment = (calculator: string, values: Values) =>
  `#${calculator}?${new URLSearchParams(values)}`

/**
 * Reads a calculator's values, of which any may be missing or invalid, from a fragment; undefined if it has none or
 * too many.
 */
export const readFragment = (hash: string, calculator: string): Partial<Values> | undefined =>
  hash.startsWith(`#${calculator}?`) && hash.length <= MAX_FRAGMENT
    ? Object.fromEntries(new URLSearchParams(hash.slice(calculator.length + 2)))
    : undefined
