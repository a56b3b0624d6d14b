/** Expressions for figures in sentences, as sources of regular expressions for the patterns of claims. */
import { type Examples, expression } from '#check/expression.ts'

/** Any of some expressions. */
const anyOf = (...expressions: readonly string[]) => `(?:${expressions.join('|')})`

/** Any of some expressions, separated by commas. */
export const anyListed = (expressions: string) =>
  anyOf(...expressions.split(',').map((expression) => expression.trim()))

/** An expression for any of some words, separated by commas. */
export const wordsOf = (words: string, examples: Examples) =>
  expression(new RegExp(String.raw`\b${anyListed(words)}\b`, 'iu'), examples)

/** An expression for a figure and the words around it, by its source. */
export const figureOf = (source: string, examples: Examples) =>
  expression(new RegExp(source, 'giu'), examples)

/** `12`, `9.5`, `1,000` */
const NUMBER = String.raw`\d+(?:[.,]\d+)*`

export const SMALL_NUMBER = anyListed(`
  two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen,
  twenty, thirty, forty, fifty
`)

export const PERCENT = anyOf(
  // `40%`, `40 percent`, `40-per cent`, `5 percentage points`
  String.raw`${NUMBER}[\s-]?(?:[%％٪‰]|percent\b|pct\b|percentage points?\b|per cent\b)`,
  // `ten percent`, `seventy-five per cent`, `two hundred percent`
  String.raw`(?:ten|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|(?:one|two|three|four|five|a) hundred) per ?cent\b`,
)

export const MULTIPLE = anyOf(
  // `10x`, `3×`, but not `3 × 4`
  String.raw`${NUMBER}\s?(?:x\b|×(?!\s?\d))`,
  // `3 times`, `three-times`
  String.raw`(?:${NUMBER}|${SMALL_NUMBER})[ -]times\b`,
  // `tenfold`, `12-fold`
  String.raw`(?:${SMALL_NUMBER}|hundred|\d+-?)fold\b`,
  String.raw`(?:twice|double|half)\b`,
)

/** `a third`, `two quarters` */
export const FRACTION = '(?:a|one|two|three) (?:third|quarter|fifth|half)s?'

const CURRENCY_BEFORE = String.raw`(?:[$€£₹]|\b(?:Rs\.?|INR|USD|EUR|GBP))`
const CURRENCY_AFTER = String.raw`(?:[€£₹]|(?:INR|USD|EUR|GBP|dollars|euros|pounds|rupees)\b)`

export const PRICE = anyOf(
  // `$40`, `Rs. 40`, `USD 2.5 million`
  String.raw`${CURRENCY_BEFORE}\s?\d[\d,.]*(?:\s?(?:k|m|bn|[mb]illion)\b)?`,
  // `40 €`, `40 dollars`
  String.raw`\b\d[\d,.]*\s?${CURRENCY_AFTER}`,
  // "a million euros"
  String.raw`\b(?:thousand|[mb]illion) (?:dollars|euros|pounds|rupees)\b`,
)
