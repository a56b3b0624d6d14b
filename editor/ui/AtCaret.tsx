import { useEffect, useReducer, useState } from 'react'
import { Corrections, choicesOf } from './Corrections.tsx'
import type { Underlined } from './findingMarks.ts'

/** As much as the buttons need, in pixels. */
const ROOM = { below: 64, behind: 320 }

/** Whether the caret stands in some words, and not at an end of them, where it is while they are typed. */
function isCaretIn({ range }: Underlined): boolean {
  const selection = document.getSelection()
  if (!selection?.isCollapsed || selection.rangeCount === 0) return false
  const caret = selection.getRangeAt(0)
  const isAfterStart = range.compareBoundaryPoints(Range.START_TO_START, caret) < 0
  return isAfterStart && range.compareBoundaryPoints(Range.END_TO_END, caret) > 0
}

const hasCorrections = ({ finding }: Underlined) =>
  choicesOf(finding).length > 0 || finding.unknownWord !== undefined

/** The corrections of the underlined word that the caret stands in, right below that. */
export function AtCaret({ underlined }: { underlined: readonly Underlined[] }) {
  const [, look] = useReducer((count: number) => count + 1, 0)
  // Who types within a word wants to read what stands below it.
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const page = document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument
    const onInput = () => setTyping(true)
    const onMove = ({ type, key }: Partial<KeyboardEvent>) => {
      if (type === 'pointerdown' || /^(?:Arrow|Home|End)/.test(key ?? '')) setTyping(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('selectionchange', look, { signal })
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('input', onInput, { signal })
    document.addEventListener('pointerdown', onMove, { signal })
    document.addEventListener('keydown', onMove, { signal })
    page?.addEventListener('scroll', look, { signal })
    return () => listening.abort()
  }, [])
  const found = !isTyping && underlined.find((words) => isCaretIn(words) && hasCorrections(words))
  if (!found) return null
  const word = found.range.getBoundingClientRect()
  const isBelow = word.bottom + ROOM.below < innerHeight
  const left = Math.min(word.left, innerWidth - ROOM.behind)
  return (
    <div
      className="at-caret row"
      role="toolbar"
      aria-label="Corrections"
      style={isBelow ? { left, top: word.bottom } : { left, bottom: innerHeight - word.top }}
      // The caret stays in the word.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Corrections finding={found.finding} />
    </div>
  )
}
