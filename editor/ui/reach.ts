/** Goes to a field from elsewhere. */
import { REPLACE } from '../../check/parse/passages.ts'
import { WordsBox } from './wordsBox.ts'

/** Gives a field or a button the focus. What has to be replaced as a whole is selected as a whole, as is a number. */
export function reach(field: HTMLElement | null | undefined, options?: FocusOptions): void {
  field?.focus(options)
  const isWritten =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof WordsBox
  if (isWritten && (field.inputMode === 'decimal' || field.value.startsWith(REPLACE)))
    field.select()
}
