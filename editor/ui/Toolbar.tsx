import { type RefObject, useEffect, useState } from 'react'
import { Button } from './controls.tsx'
import { LinkPicker } from './LinkPicker.tsx'

export interface Selected {
  start: number
  end: number
}

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  isParagraph: boolean
  /** Takes the whole new text, and what of it is to be selected. */
  onWrite: (text: string, selected: Selected) => void
}

const LIST_MARK = /^- /

/** Turns every line into an item of a list, or items back into lines. */
function asList(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.every((line) => LIST_MARK.test(line))
  return lines
    .map((line) => (isList ? line.replace(LIST_MARK, '') : `- ${line.replace(LIST_MARK, '')}`))
    .join('\n')
}

/** Buttons and shortcuts for what words can be besides plain: bold, a link, a list. */
export function Toolbar({ field, isParagraph, onWrite }: Props) {
  const [linking, setLinking] = useState<Selected>()

  /** Replaces the selected words, or those of an earlier selection, and selects a part of what is written. */
  const replace = (
    change: (words: string) => [before: string, words: string, after: string],
    at?: Selected,
  ) => {
    const { value, selectionStart = 0, selectionEnd = 0 } = field.current ?? { value: '' }
    const { start, end } = at ?? { start: selectionStart, end: selectionEnd }
    const [before, words, after] = change(value.slice(start, end))
    const from = start + before.length
    const text = value.slice(0, start) + before + words + after + value.slice(end)
    onWrite(text, { start: from, end: from + words.length })
  }

  const bold = () =>
    replace((words) => {
      const [, inner] = /^\*\*(.*)\*\*$/s.exec(words) ?? []
      if (inner !== undefined) return ['', inner, '']
      // Spaces at the ends would keep the words from being bold.
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
      return [`${before}**`, text || 'bold words', `**${after}`]
    })

  const startLink = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
    setLinking({ start, end })
  }

  const insertLink = ({ path, title }: { path: string; title: string }) => {
    setLinking(undefined)
    replace((words) => ['[', words || title, `](${path})`], linking)
  }

  const list = () => {
    const { value = '' } = field.current ?? {}
    const text = asList(value)
    onWrite(text, { start: text.length, end: text.length })
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
        {isParagraph && <Button onClick={list}>List</Button>}
      </div>
      {linking && <LinkPicker onPick={insertLink} onCancel={cancel} />}
    </>
  )
}
