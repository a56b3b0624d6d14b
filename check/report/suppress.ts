/** Drops problems that another one causes, so that one mistake causes one message. */
import type { Problem, RuleName } from '../problems.ts'

interface Suppression {
  /** The rules that explain what went wrong. */
  by: readonly RuleName[]
  /** The rules whose problems are then dropped. Default: all others. */
  drops?: readonly RuleName[]
  /** Where: at the same place, on the same line, or anywhere in the file. */
  within: 'place' | 'line' | 'file'
}

/** In order, because a problem that is dropped explains nothing. */
const SUPPRESSIONS: readonly Suppression[] = [
  // An unfinished merge, another encoding or a wrong layout makes fields wrong all over the file.
  { by: ['conflict'], within: 'file' },
  { by: ['garbled'], within: 'file' },
  { by: ['layout'], drops: ['schema', 'body'], within: 'file' },
  // One report of a copied page, or of a part pasted twice, replaces those of its sentences, headings and drawings.
  {
    by: ['near-duplicate'],
    drops: ['duplicate', 'unique', 'anchor', 'figure', 'sections', 'length', 'nesting'],
    within: 'file',
  },
  // A chat assistant's mark consists of brackets, braces and words that nobody knows.
  { by: ['assistant'], drops: ['code', 'markdown', 'spelling'], within: 'line' },
  // Lines that are not quite a list or a table run together.
  { by: ['markdown'], drops: ['line-break'], within: 'file' },
  // A | between backticks divides the code between two cells.
  { by: ['nesting'], drops: ['markdown'], within: 'line' },
  // Quotation marks make an address unreadable, a bullet a list, and a missing space two words one.
  { by: ['characters'], drops: ['link'], within: 'place' },
  { by: ['markdown'], drops: ['yaml', 'code', 'spelling', 'voice'], within: 'place' },
  // A bullet of another program, at the start of a line or after its spaces.
  { by: ['markdown'], drops: ['yaml'], within: 'line' },
  { by: ['quotes'], drops: ['prop', 'voice', 'characters'], within: 'line' },
  { by: ['specification'], drops: ['contract'], within: 'file' },
  // So do quotation marks in JSON. A text that runs on to the end of the file is not what was written.
  { by: ['yaml'], drops: ['schema', 'specification'], within: 'file' },
  { by: ['yaml'], drops: ['characters'], within: 'line' },
  // Nor are the words of a line that could not be read.
  { by: ['yaml'], drops: ['voice'], within: 'line' },
  // A date has one form in a key and another in a sentence, and no dictionary has notes or other scripts.
  { by: ['schema', 'characters', 'placeholder'], drops: ['spelling'], within: 'place' },
  // Nor the name of a drawing or of a mark that is misspelled, which stands behind a quote.
  { by: ['prop'], drops: ['spelling'], within: 'line' },
  // These rules know what was meant.
  {
    by: ['characters', 'claim', 'draft', 'link', 'redirect', 'photo', 'series'],
    drops: ['schema', 'prop', 'standard'],
    within: 'place',
  },
  // What a block has in a prop that is missing or wrong is not there, nor what a heading says that has no words.
  { by: ['prop', 'heading'], drops: ['specification'], within: 'file' },
  // What cannot be proved is reported as such, whatever else is wrong with its words.
  { by: ['claim'], drops: ['voice'], within: 'place' },
  // Quotation marks around a text make it another one.
  { by: ['characters'], drops: ['specification', 'unique'], within: 'place' },
  // A text that is fixed has its length, and nothing else changes with it.
  { by: ['specification'], drops: ['schema', 'unique'], within: 'place' },
]

function keyOf({ file, line, offset }: Problem, within: Suppression['within']): string {
  if (within === 'file') return file
  return `${file} ${within === 'line' ? line : offset}`
}

function suppress(problems: readonly Problem[], { by, drops, within }: Suppression): Problem[] {
  const explained = new Set(
    problems.filter(({ rule }) => by.includes(rule)).map((problem) => keyOf(problem, within)),
  )
  const isDropped = ({ rule }: Problem) => (drops ? drops.includes(rule) : !by.includes(rule))
  return problems.filter((problem) => !isDropped(problem) || !explained.has(keyOf(problem, within)))
}

/** Drops the problems that another one causes. */
export const withoutConsequences = (problems: readonly Problem[]): Problem[] =>
  SUPPRESSIONS.reduce<Problem[]>(suppress, [...problems])
