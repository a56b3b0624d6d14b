/** A slash alone on a line of a paragraph, or below an item, which asks for a block there. */
import { useState } from 'react'
import type { Spot } from '../document/texts.ts'
import { writeWords } from './choice.ts'
import { textOf } from './store.ts'
import { isLong } from './wordsKeys.ts'

/** A slash alone on a line below others, or in a paragraph without words. */
const SLASH = /^(.*\S)\s*\n\/$|^\/$/s

/** The place of what stands before another one. */
const placeBefore = (source: string, place: number) => source.slice(0, place).trimEnd().length - 1

/** A slash that has been typed: the place of the block that it asks for, and the words with it. */
interface Asked {
  offset: number
  text: string
  caret: number
}

/** The slash that was typed last into an open text, of which the index among the chosen ones is given. */
export function useSlash(spot: Spot | undefined, index: number) {
  const [asked, setAsked] = useState<Asked>()
  /** Takes the words with the caret behind a slash that asks for a block; returns whether it does. */
  const take = (text: string, caret: number): boolean => {
    const found = isLong(spot) ? SLASH.exec(text.slice(0, caret)) : null
    const before = found?.[1] ?? ''
    const after = text.slice(caret)
    const isTaken = before !== '' || (after === '' && spot?.kind === 'paragraph')
    if (!spot || !found || !isTaken) return false
    const end = spot.start + spot.edit(before).to.length
    const offset = before ? end - 1 : placeBefore(textOf(spot.file), spot.start)
    setAsked({ offset, text, caret })
    writeWords(index, before + after)
    return true
  }
  /**
   * Takes no block, and leaves the empty line. An author who has typed nothing to find one, or a space, meant the slash, and gets
   * it back. Returns where the caret is then.
   */
  const close = (typed: string): number => {
    const { text, caret } = asked ?? { text: '', caret: 0 }
    const line = text.slice(0, caret - '/'.length)
    const before = typed.trim() === '' ? `${line}/${typed}` : line
    setAsked(undefined)
    writeWords(index, before + text.slice(caret))
    return before.length
  }
  return { place: asked?.offset, take, close }
}
