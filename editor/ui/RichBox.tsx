/** The box for words that can be bold, in italics or a link, and what selects some of them. */
import { type HTMLAttributes, type RefObject, useLayoutEffect, useState } from 'react'
import type { Selected } from '../document/format.ts'
import { wordsOfClaim } from './claims.ts'
import { siteAddress } from './paste.ts'
import { nameOfTarget } from './store.ts'
import type { WordsBox } from './wordsBox.ts'

type Props = Omit<HTMLAttributes<WordsBox>, 'id'> & {
  /** The start of its label's id. */
  id: string
  ref: RefObject<WordsBox | null>
  /** The words with their signs. */
  value: string
}

/** Shows words as they will look, links by the titles of their pages and figures by their words. */
export const RichBox = ({ id, value, ...props }: Props) => (
  <words-box
    {...props}
    id={id}
    aria-labelledby={`${id}-label`}
    titleOf={nameOfTarget}
    wordsOf={wordsOfClaim}
    site={siteAddress()}
    // Last, because it is drawn with those.
    value={value}
  />
)

/** Selects words of a field once they have been written there, such as by a button. */
export function useSelecting(
  fieldNow: () => WordsBox | HTMLTextAreaElement | null,
): (selected: Selected) => void {
  const [selected, setSelected] = useState<Selected>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection, whatever the field is
  useLayoutEffect(() => {
    if (!selected) return
    const field = fieldNow()
    field?.focus()
    field?.setSelectionRange(selected.start, selected.end)
  }, [selected])
  return setSelected
}
