import { type ReactNode, type RefObject, useEffect, useReducer, useState } from 'react'
import { CLAIMS } from '../document/claims.ts'
import {
  addressAt,
  bolded,
  type Formatted,
  italicized,
  linked,
  listed,
  type Selected,
  unlinked,
} from '../document/format.ts'
import type { Deed } from '../document/history.ts'
import { wordsShown } from '../document/markdown.ts'
import { showClaim } from './claims.ts'
import { Button } from './controls.tsx'
import { pressing } from './edits.ts'
import { LinkPicker } from './LinkPicker.tsx'
import { titleOfFile } from './labels.ts'
import { nameOfTarget, useWork } from './store.ts'
import type { WordsBox } from './wordsBox.ts'

type Props = {
  field: RefObject<WordsBox | null>
  isParagraph: boolean
  /** Takes the whole new text, what of it is to be selected, and what was done to it. */
  onWrite: (text: string, selected: Selected, deed: Deed) => void
  /** The box itself. */
  children: ReactNode
}

const NO_LOOKS = { isBold: false, isItalic: false, address: undefined, claim: undefined }

/** Keeps up with what the caret stands in. */
function useLooks(field: RefObject<WordsBox | null>) {
  const [, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return field.current?.looks ?? NO_LOOKS
}

/** Buttons and shortcuts for what words can be besides plain: bold, italics, a link, a list. */
export function Toolbar({ field, isParagraph, onWrite, children }: Props) {
  const { contents } = useWork()
  const [linking, setLinking] = useState<Selected>()
  const { isBold, isItalic, address, claim } = useLooks(field)

  /** Changes the whole text, given what is selected in it, or was when the list of pages opened. */
  const format = (button: string, how: (text: string, selected: Selected) => Formatted) => {
    const { value, selectionStart = 0, selectionEnd = 0 } = field.current ?? { value: '' }
    const { text, selected } = how(value, linking ?? { start: selectionStart, end: selectionEnd })
    setLinking(undefined)
    onWrite(text, selected, pressing(button))
  }
  const bold = () => field.current?.leave('bold') || format('Bold', bolded)
  const italicize = () => field.current?.leave('italic') || format('Italic', italicized)

  const startLink = () => {
    if (!field.current || field.current.leave('link')) return
    const { selectionStart: start, selectionEnd: end } = field.current
    setLinking({ start, end })
  }
  const changeLink = () => {
    field.current?.selectLink()
    startLink()
  }

  const cancel = () => {
    setLinking(undefined)
    field.current?.focus()
  }

  useEffect(() => {
    const box = field.current
    if (!linking || !box) return undefined
    const unmark = box.markLinked()
    // Who goes on writing wants no link. What is written would move the words that were to become one.
    const close = () => setLinking(undefined)
    box.addEventListener('focus', close)
    return () => {
      unmark?.()
      box.removeEventListener('focus', close)
    }
  }, [linking, field])

  // Shortcuts hold in the field, too, which is beside this toolbar.
  useEffect(() => {
    const box = field.current
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const act = { b: bold, i: italicize, k: startLink }[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    box?.addEventListener('keydown', onKey)
    return () => box?.removeEventListener('keydown', onKey)
  })

  return (
    <>
      <div className="row" role="toolbar" aria-label="Format">
        <Button onClick={bold} aria-keyshortcuts="Control+B Meta+B" aria-pressed={isBold}>
          <strong>Bold</strong>
        </Button>
        <Button onClick={italicize} aria-keyshortcuts="Control+I Meta+I" aria-pressed={isItalic}>
          <em>Italic</em>
        </Button>
        <Button onClick={startLink} aria-keyshortcuts="Control+K Meta+K">
          Link
        </Button>
        {isParagraph && <Button onClick={() => format('List', listed)}>List</Button>}
      </div>
      {children}
      {linking && (
        <LinkPicker
          words={wordsShown(field.current?.value.slice(linking.start, linking.end) ?? '')}
          current={addressAt(field.current?.value ?? '', linking)}
          onPick={(target) => format('Link', (text, selected) => linked(text, selected, target))}
          onRemove={() => format('Remove the link', unlinked)}
          onCancel={cancel}
        />
      )}
      {address !== undefined && !linking && (
        <p className="row" role="status">
          <span className="hint">{`Links to ${nameOfTarget(address)}.`}</span>
          <Button onClick={changeLink}>Change or remove</Button>
        </p>
      )}
      {claim !== undefined && !linking && (
        <p className="row" role="status">
          <span className="hint">{`This figure stands in “${titleOfFile(CLAIMS, contents)}”. Changed there, it changes on every page.`}</span>
          <Button onClick={() => showClaim(claim)}>Open it</Button>
        </p>
      )}
    </>
  )
}
