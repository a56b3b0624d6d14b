import { type RefObject, useEffect, useState } from 'react'
import {
  addressAt,
  behindLink,
  bolded,
  type Formatted,
  linked,
  listed,
  type Selected,
  unlinked,
} from '../document/format.ts'
import { Button } from './controls.tsx'
import { LinkPicker } from './LinkPicker.tsx'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  isParagraph: boolean
  /** Takes the whole new text, and what of it is to be selected. */
  onWrite: (text: string, selected: Selected) => void
}

/** Buttons and shortcuts for what words can be besides plain: bold, a link, a list. */
export function Toolbar({ field, isParagraph, onWrite }: Props) {
  const [linking, setLinking] = useState<Selected>()

  /** Changes the whole text, given what is selected in it, or was when the list of pages opened. */
  const format = (how: (text: string, selected: Selected) => Formatted) => {
    const { value, selectionStart = 0, selectionEnd = 0 } = field.current ?? { value: '' }
    const { text, selected } = how(value, linking ?? { start: selectionStart, end: selectionEnd })
    setLinking(undefined)
    onWrite(text, selected)
  }
  const bold = () => format(bolded)

  const startLink = () => {
    const { value = '', selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
    const behind = behindLink(value, { start, end })
    if (behind) onWrite(behind.text, behind.selected)
    else setLinking({ start, end })
  }

  const cancel = () => {
    setLinking(undefined)
    field.current?.focus()
  }

  // Shortcuts hold in the field, too, which is beside this toolbar.
  useEffect(() => {
    const box = field.current
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const act = { b: bold, k: startLink }[event.key.toLowerCase()]
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
        <Button onClick={bold} aria-keyshortcuts="Control+B Meta+B">
          <strong>Bold</strong>
        </Button>
        <Button onClick={startLink} aria-keyshortcuts="Control+K Meta+K">
          Link
        </Button>
        {isParagraph && <Button onClick={() => format(listed)}>List</Button>}
      </div>
      {linking && (
        <LinkPicker
          current={addressAt(field.current?.value ?? '', linking)}
          onPick={(target) => format((text, selected) => linked(text, selected, target))}
          onRemove={() => format(unlinked)}
          onCancel={cancel}
        />
      )}
    </>
  )
}
