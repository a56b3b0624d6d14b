/** Rules across the fields of an artifact. They report, with its place, what would mislead a reader. */
import { rule } from '../refinement.ts'

/** Words whose numbers follow from the data. */
interface Statement {
  /** The words by their keys. */
  texts: Record<string, string>
  /** Only numbers before this word are meant, as in "13 of 31 pages". Default: all numbers in the words. */
  unit?: string
  /** The numbers that follow from the data. */
  numbers: readonly (string | number)[]
}

const NUMBER = '\\d+(?:[.,]\\d+)*'

/** The numbers in a text as they are written, without commas for thousands. */
function numbersIn(text: string, unit: string | undefined): string[] {
  const before = unit && `(?=\\s?${unit}(?!\\p{L})|\\sof\\s${NUMBER}\\s?${unit}(?!\\p{L}))`
  const pattern = new RegExp(`(?<![\\d.,])${NUMBER}(?![\\d.,]*\\d)${before ?? ''}`, 'gu')
  return Array.from(text.matchAll(pattern), ([number]) => number.replace(/,(?=\d{3})/g, ''))
}

const choice = new Intl.ListFormat('en', { type: 'disjunction' })

/** An author writes the numbers of a sentence; they must be those that follow from the data. */
export const says = <Props>(statements: (props: Props) => readonly Statement[]) =>
  rule((props: Props, fault) => {
    for (const { texts, unit, numbers } of statements(props))
      for (const [key, text] of Object.entries(texts)) {
        const right = [...new Set(numbers.map(String))]
        for (const number of numbersIn(text, unit))
          if (!right.includes(number))
            fault(
              [key],
              `says ${number}${unit ? ` ${unit.replace(/[|?].*/, '')}` : ''}, but the numbers of this file come to ${choice.format(right)}`,
              'Write what they come to, or correct them',
            )
      }
  })

interface Marked {
  path: PropertyKey[]
  text: string
  mark: string | undefined
}

/** Marked words are in the text that they mark. */
export const marksWithin = <Props>(marks: (props: Props) => readonly Marked[]) =>
  rule((props: Props, fault) => {
    for (const { path, text, mark } of marks(props))
      if (mark !== undefined && !text.includes(mark))
        fault(path, `is "${mark}", which does not stand in "${text}"`, 'Copy the words from there')
  })

/** Each artifact marks what its reader came to see. */
export const marksOf = <Props>(key: string, isMarked: (props: Props) => boolean, remedy: string) =>
  rule((props: Props, fault) => {
    if (!isMarked(props))
      fault([key], 'has nothing that stands out, so a reader does not know where to look', remedy)
  })
