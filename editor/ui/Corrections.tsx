import type { Fix, Problem } from '../../check/problems.ts'
import { type Edit, editOf } from '../../check/report/edits.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { withWord } from '../document/dictionary.ts'
import { correct, rewriteBeside } from './choice.ts'
import { Button } from './controls.tsx'
import { pressing } from './edits.ts'
import { textOf, useWork } from './store.ts'

const DICTIONARY = fileOfData('dictionary')

const ADD_WORD = 'Add to the dictionary'

/** Why a button cannot be pressed: positions in a text that has not been checked yet are unknown. */
export const READING = 'The check is still reading what was changed.'

/** More letters would not fit on a button. */
const MAX_WRITTEN = 40

/** The corrections of what was found. Words are named on the button, but for long ones; signs are not. */
export function choicesOf(finding: Problem): { label: string; edit: Edit }[] {
  const { file, offset, fix, guesses = [] } = finding
  const isNamed = ({ to }: Fix) => /^(?=.*[\p{L}\p{N}]).+$/u.test(to) && to.length <= MAX_WRITTEN
  const fixes = fix?.automatic || (fix && isNamed(fix)) ? [fix, ...guesses] : guesses
  return fixes.flatMap((fix) => {
    const edit = editOf(textOf(file), { fix, offset })
    return edit ? [{ label: isNamed(fix) ? `Write “${fix.to}”` : 'Correct it', edit }] : []
  })
}

function addWord(word: string): void {
  const how = (words: string) => withWord(DICTIONARY, words, word)
  rewriteBeside(DICTIONARY, `dictionary ${performance.now()}`, { how, deed: pressing(ADD_WORD) })
}

/** The buttons that mend what was found. */
export function Corrections({ finding }: { finding: Problem }) {
  const { checked } = useWork()
  const { file, unknownWord } = finding
  const whyOff = checked === 'nothing' && READING
  return (
    <>
      {choicesOf(finding).map(({ label, edit }) => (
        <Button key={label} whyOff={whyOff} onClick={() => correct(file, edit)}>
          {label}
        </Button>
      ))}
      {unknownWord && (
        <Button whyOff={whyOff} onClick={() => addWord(unknownWord)}>
          {ADD_WORD}
        </Button>
      )}
    </>
  )
}
