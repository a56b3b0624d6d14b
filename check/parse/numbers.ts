/** Numbers that were written as text. */
import { expression } from '../expression.ts'

/** A number with a minus sign of either kind, commas for thousands, or a comma in the place of its point. */
const NUMBER = expression(/^[-−]?(?!0\d)(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\d+,\d{1,2})$/, {
  matches: ['12', '1.5', '−4.03', '1,200', '1,842.35', '1842,35'],
  passes: ['08', '1.5 s', '.5', '12,0000', '1,2,3', '40%'],
})

const DECIMAL_COMMA = expression(/,(?=\d{1,2}$)/, {
  matches: ['1842,35', '3,5'],
  passes: ['1,200', '1,842.35'],
})

/** Returns the number that a text means, as it is written in YAML and in props; undefined if it is none. */
export function numberMeant(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined
  return text.replace('−', '-').replace(DECIMAL_COMMA, '.').replaceAll(',', '')
}
