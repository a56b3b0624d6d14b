/** Regular expressions with texts that show what each is for. */

/** Texts in which an expression must find something, and similar ones in which it must find nothing. */
export interface Examples {
  matches: readonly [string, ...string[]]
  passes: readonly [string, ...string[]]
}

/** All declared expressions, for the test of their examples. */
export const EXPRESSIONS: (Examples & { pattern: RegExp })[] = []

/** Declares a regular expression with its examples. */
export function expression(pattern: RegExp, examples: Examples): RegExp {
  EXPRESSIONS.push({ pattern, ...examples })
  return pattern
}
