import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './controls.tsx'
import { pagesIn, useWork } from './store.ts'

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
  const { contents } = useWork()
  const [linking, setLinking] = useState<Selected>()
  const pages = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (linking) pages.current?.focus()
  }, [linking])

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

  const insertLink = () => {
    const path = pages.current?.value
    setLinking(undefined)
    if (!path) return
    const title = pagesIn(contents).find((page) => page.path === path)?.title ?? path
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

  const onLinkKey = (event: KeyboardEvent) => {
    // The form around would close.
    event.stopPropagation()
    if (event.key === 'Escape') cancel()
    if (event.key === 'Enter' && event.target === pages.current) {
      event.preventDefault()
      insertLink()
    }
  }

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
      {linking && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it, which bubble
        <div className="field" onKeyDown={onLinkKey}>
          <label>
            Page to link to
            <select ref={pages}>
              {pagesIn(contents)
                .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
                .map(({ path, title }) => (
                  <option key={path} value={path}>{`${title} (${path})`}</option>
                ))}
            </select>
          </label>
          <p className="row">
            <Button className="primary" onClick={insertLink}>
              Insert link
            </Button>
            <Button onClick={cancel}>Cancel</Button>
          </p>
        </div>
      )}
    </>
  )
}
