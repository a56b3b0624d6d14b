import { expression } from '../expression.ts'

/** Replaces a text with white space of the same length and lines. */
export const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** A note to colleagues, or what is between backticks. */
const NOTE_OR_CODE = expression(/\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, {
  matches: ['A {/* note */} here', 'A `name` here', 'A ``name with a ` `` here'],
  passes: ['A {name} here', 'A * b */ here', "It's here"],
})

/** Blanks notes and code, which contain neither tags nor braces. */
export const withoutCode = (text: string) => text.replace(NOTE_OR_CODE, blanked)
