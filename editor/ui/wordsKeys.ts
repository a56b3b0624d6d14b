/** What keys do in the fields of the open texts, as in a word processor or, in a table, a spreadsheet. */
import { type KeyboardEvent, useState } from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { breaksAfter } from '../document/format.ts'
import { isRich, type Spot } from '../document/texts.ts'
import { goOnByArrow } from './arrowKeys.ts'
import { choose, joinWithBefore } from './choice.ts'
import { openBeside } from './shownTexts.ts'
import { cellBelow, goToCell } from './tableCells.ts'
import { WordsBox } from './wordsBox.ts'

const NO_OTHER = 'The page has no other text that way.'
const LAST_ROW =
  'This is the last row. Tab in its last cell adds another, and Ctrl+Enter ends the text.'
const NO_LOOKS =
  'This text is plain: it has no bold words, italics or links. Paragraphs, items, cells and answers can have them.'

const ONE_PARAGRAPH = 'This text is a single paragraph, and goes on in it. Ctrl+Enter ends it.'

/** A text with room for more letters takes several sentences, and who writes those may want another paragraph. */
const MAX_LINE = 160

/** Texts of several lines. */
const LONG = ['paragraph', 'listItem']

/** Whether Enter begins another paragraph or item in a text. */
export const isLong = (spot: Spot | undefined): boolean => LONG.includes(spot?.kind ?? '')

const isUnwritten = ({ value }: Spot) => value.startsWith(REPLACE)

const isUnwrittenItem = (spot: Spot) => spot.kind === 'listItem' && isUnwritten(spot)

interface Writing {
  /** The open texts, and which of them the keys go to. */
  spots: readonly Spot[]
  first: number
  /** How many characters that one may have, if they are counted. */
  room: number | undefined
  fieldNow: () => HTMLTextAreaElement | WordsBox | null
  /** Ends the writing. */
  done: () => void
  /** Says why a key has done nothing; empty if it has. */
  refuse: (reason: string) => void
}

/** Types a space at the end of a text. */
function typeSpace(field: HTMLTextAreaElement | WordsBox | null): void {
  if (field instanceof WordsBox) field.type(' ')
  else if (field) document.execCommand('insertText', false, ' ')
}

/** Goes through the texts of the page by keys and buttons, and parts and joins those that are written. */
export function useWordsKeys({ spots, first, room = 0, fieldNow, done, refuse }: Writing) {
  const spot = spots[first] ?? spots[0]
  const [wasUnwritten] = useState(spot !== undefined && isUnwritten(spot))
  const isInCell = spot?.kind === 'tableCell'
  const isInDrawing = spot?.kind === 'prop' && spot.path[0] === 'Figure'

  const goTo = (step: -1 | 1) => refuse(openBeside(step) ? '' : NO_OTHER)
  /** In a new section or page, one writes text after text. */
  const goToUnwritten = () => openBeside(1, { isWanted: isUnwritten, isFar: wasUnwritten })
  const isOfSameBlock = ({ file, kind, path }: Spot) =>
    file === spot?.file && kind === 'prop' && path[1] === spot.path[1]
  /** In a table, one writes cell below cell. */
  const goOn = () => {
    const below = isInCell ? cellBelow(spot) : undefined
    const isNext = !(below && isUnwritten(below)) && goToUnwritten()
    if (!isNext && below) choose(below, below.value)
    return isNext || below !== undefined
  }

  const isAtStart = () => {
    const field = fieldNow()
    return field?.selectionStart === 0 && field.selectionEnd === 0
  }
  const isAtEnd = () => {
    const field = fieldNow()
    const isBox = field instanceof WordsBox
    return isBox && field.around.after === '' && field.selectionStart === field.selectionEnd
  }

  /** Ctrl+Enter always ends the text. */
  const onEnter = (event: KeyboardEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey
    const field = fieldNow()
    // The item behind a new one that has been written is there already.
    const isNextItem = spot?.kind === 'listItem' && isPlain && isAtEnd() && wasUnwritten
    if (isNextItem && openBeside(1, { isWanted: isUnwrittenItem })) event.preventDefault()
    else if (!isLong(spot) || !isPlain) {
      event.preventDefault()
      // Who writes a new page goes on by the key that ends a long text, too.
      const isGone = isPlain || isLong(spot) ? goOn() : false
      // What is typed next would be lost.
      if (isPlain && isInCell && !isGone) refuse(LAST_ROW)
      else if (isPlain && room > MAX_LINE && !isGone) {
        // The next sentence does not follow the last one without a space.
        if (isAtEnd() && /\S$/.test(field?.value ?? '')) typeSpace(field)
        refuse(ONE_PARAGRAPH)
      } else if (!isGone) done()
    } else if (spot?.kind === 'paragraph' && field instanceof WordsBox) {
      event.preventDefault()
      field.type(breaksAfter(field.around.before, spot.endsNote && isAtEnd()))
    }
  }

  /** Leads to the next cell, word of a drawing or text to be written. Behind the last, and backward, it leaves the text as elsewhere. */
  const onTab = (event: KeyboardEvent) => {
    const isBack = event.shiftKey
    const isGone = isInCell
      ? goToCell(spot, isBack ? -1 : 1)
      : (!isBack && first === spots.length - 1 && goToUnwritten()) ||
        (isInDrawing && openBeside(isBack ? -1 : 1, { isWanted: isOfSameBlock }))
    if (isGone) event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // While an input method composes a word, its keys are not ours.
    if (isComposing(event.nativeEvent)) return
    const { key, target, currentTarget, altKey, shiftKey } = event
    const isInField = target === fieldNow()
    const isWritten = target instanceof HTMLTextAreaElement || target instanceof WordsBox
    const isPlain = !altKey && !shiftKey && !event.ctrlKey && !event.metaKey
    const isShortcut = (event.ctrlKey || event.metaKey) && !altKey && !shiftKey
    if (altKey && (key === 'PageUp' || key === 'PageDown')) {
      event.preventDefault()
      goTo(key === 'PageUp' ? -1 : 1)
    } else if (altKey && key === 'ArrowDown') {
      event.preventDefault()
      const below = currentTarget.parentElement
      below?.querySelector<HTMLElement>('summary, .part :enabled')?.focus()
    } else if (isShortcut && /^[bik]$/i.test(key) && spot && !isRich(spot)) {
      event.preventDefault()
      refuse(NO_LOOKS)
    } else if (key === 'Tab' && isInField) onTab(event)
    else if (key === 'Backspace' && isInField && isAtStart()) {
      if (joinWithBefore(first)) event.preventDefault()
    } else if (key === 'Enter' && isWritten) onEnter(event)
    else if (isPlain && isInField && goOnByArrow(key, spot, fieldNow())) event.preventDefault()
    else if (key === 'Escape') {
      event.preventDefault()
      done()
    }
  }
  return { goTo, onKeyDown }
}
