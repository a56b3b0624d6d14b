import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPageFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'
import { patchOf } from '../document/history.ts'
import { withMarkedRows } from '../document/markedRows.ts'
import { asLines } from '../document/seriesCells.ts'
import { completionsFor } from './completion.ts'
import { rewrite } from './edits.ts'
import { pagesIn, textOf, useWork, work } from './store.ts'

const addresses = () => pagesIn(work().contents).map(({ path }) => path)

const colors = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName],
    color: 'var(--accent)',
  },
  { tag: [tags.attributeName, tags.link, tags.url], color: 'var(--accent)' },
  {
    tag: [tags.meta, tags.comment, tags.punctuation, tags.processingInstruction],
    color: 'var(--soft)',
  },
])

const theme = EditorView.theme({
  '&': { height: '100%' },
  '.cm-scroller': { font: 'inherit' },
  '.cm-content': { caretColor: 'auto' },
  '.cm-gutters': {
    color: 'var(--soft)',
    backgroundColor: 'var(--paper)',
    borderColor: 'var(--rule)',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    borderColor: 'var(--line)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--paper)',
    backgroundColor: 'var(--accent)',
  },
})

/** Lets the drawings of a series mark the rows that they marked before; undefined for other files. */
function marksFollow(file: string) {
  const name = seriesOfFile(file)
  return name === undefined
    ? undefined
    : (before: Contents, after: string) => withMarkedRows(before, name, after)
}

/** A series has no syntax to color. */
function languageOf(file: string) {
  if (isPageFile(file)) return yamlFrontmatter({ content: markdown() })
  return seriesOfFile(file) === undefined ? yaml() : []
}

/** A file's whole text, in a shadow tree, where its styles need no exception from the policy. */
export default function Source() {
  const { file, offset } = useWork()
  const source = textOf(file)
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<EditorView>()

  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (!root) return
    const view = new EditorView({
      root,
      parent: root,
      doc: textOf(file),
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        EditorView.lineWrapping,
        EditorView.clipboardInputFilter.of((text) =>
          seriesOfFile(file) === undefined ? text : asLines(text),
        ),
        EditorView.contentAttributes.of({
          'aria-label': `Source of ${file}`,
          spellcheck: 'true',
          tabindex: '0',
        }),
        languageOf(file),
        autocompletion({ override: [completionsFor(file, addresses)] }),
        keymap.of([...completionKeymap, ...defaultKeymap]),
        syntaxHighlighting(colors),
        theme,
        EditorView.updateListener.of(({ docChanged, state }) => {
          const text = state.doc.toString()
          // Changes from the workspace are not reported back to it; the next undo would revert an undo.
          if (docChanged && text !== textOf(file))
            rewrite(file, `source ${file}`, { how: () => text, others: marksFollow(file) })
        }),
      ],
    })
    setEditor(view)
    return () => view.destroy()
  }, [file])

  // Apply changes made elsewhere, such as a fix or an undo, before the author types on.
  useLayoutEffect(() => {
    if (!editor || editor.state.doc.toString() === source) return
    const { start = 0, before, after } = patchOf(file, editor.state.doc.toString(), source)
    const insert = String(after)
    editor.dispatch({
      changes: { from: start, to: start + String(before).length, insert },
      selection: { anchor: start + insert.length },
      scrollIntoView: true,
    })
  }, [editor, file, source])

  useEffect(() => {
    if (!editor || offset === undefined) return
    const text = editor.state.doc.toString()
    const anchor = Math.min(offset, text.length)
    const head = anchor + text.slice(anchor).search(/\s|$/)
    editor.dispatch({
      selection: { anchor, head },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    })
    editor.focus()
  }, [editor, offset])

  return <div className="source" ref={host} />
}
