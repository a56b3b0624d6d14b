import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useContext, useEffect, useRef } from 'react'
import { blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import { isPageFile } from '#lib/content/files.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import type { Finding } from '../check/messages.ts'
import { Pages } from './Form.tsx'
import { schemaOfBlock } from './labels.ts'

type Props = {
  file: string
  source: string
  findings: readonly Finding[]
  /** Where to go. */
  offset: number | undefined
  onChange: (source: string) => void
}

const BLOCKS = Object.keys(blockProps)

/** What may be written at a place: blocks, their parameters, icons, drawings, addresses of pages. */
export function completions(
  text: string,
  addresses: readonly string[],
): { from: number; options: string[] } | undefined {
  const tag = /<([A-Z]\w*)\s(?:"[^"]*"|[^<>"])*$/.exec(text)
  const value = /\b(\w+)="([\w/-]*)$/.exec(text)
  const offer = (typed: string, options: readonly string[]) => ({
    from: text.length - typed.length,
    options: [...options],
  })
  if (tag && value) {
    const [, prop = '', typed = ''] = value
    if (prop === 'icon') return offer(typed, ICON_NAMES)
    if (prop === 'href') return offer(typed, addresses)
    if (prop === 'name') return offer(typed, FIGURE_NAMES)
    const schema = schemaOfBlock(tag[1] ?? '')?.properties?.[prop]
    return schema?.enum ? offer(typed, schema.enum) : undefined
  }
  if (tag) {
    const typed = /[\w]*$/.exec(text)?.[0] ?? ''
    const figure = /\bname="(\w+)"/.exec(tag[0])?.[1]
    return offer(typed, Object.keys(schemaOfBlock(tag[1] ?? '', figure)?.properties ?? { name: '' }))
  }
  const opened = /<(\w*)$/.exec(text)
  if (opened) return offer(opened[1] ?? '', BLOCKS)
  const address = /(?:\]\(|^\s*(?:- |(?:parent|href|to): ))(\/[\w/-]*)$/m.exec(text)
  if (address) return offer(address[1] ?? '', addresses)
  const icon = /^\s*icon: ([\w-]*)$/m.exec(text)
  return icon ? offer(icon[1] ?? '', ICON_NAMES) : undefined
}

const written = (block: string) =>
  emptyBlocks.includes(block as (typeof emptyBlocks)[number]) ? `${block}  />` : block

const colors = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName], color: 'var(--accent)' },
  { tag: [tags.attributeName, tags.link, tags.url], color: 'var(--accent)' },
  { tag: [tags.meta, tags.comment, tags.punctuation, tags.processingInstruction], color: 'var(--soft)' },
])

const theme = EditorView.theme(
  {
    '&': { height: '100%', fontSize: '14px', color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
    '.cm-content': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  },
  { dark: matchMedia('(prefers-color-scheme: dark)').matches },
)

/** The whole text of a file. It stands in a shadow tree, where its styles need no exception from the policy. */
export default function Source({ file, source, findings, offset, onChange }: Props) {
  const addresses = useContext(Pages).map(({ path }) => path)
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ source, addresses, onChange })
  latest.current = { source, addresses, onChange }

  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const complete = ({ state, pos, explicit }: CompletionContext) => {
      const found = completions(state.sliceDoc(0, pos), latest.current.addresses)
      if (!found || (found.from === pos && !explicit && !/[<"/]$/.test(state.sliceDoc(pos - 1, pos))))
        return null
      const isBlock = state.sliceDoc(found.from - 1, found.from) === '<'
      return {
        from: found.from,
        options: found.options.map((label) => ({ label, apply: isBlock ? written(label) : label })),
      }
    }
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.source,
        extensions: [
          lineNumbers(),
          highlightSpecialChars(),
          drawSelection(),
          history(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': `Source of ${file}`,
            spellcheck: 'true',
            tabindex: '0',
          }),
          isPageFile(file) ? yamlFrontmatter({ content: markdown() }) : yaml(),
          autocompletion({ override: [complete] }),
          keymap.of([...completionKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
          lintGutter(),
          syntaxHighlighting(colors),
          theme,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [file])

  // A fix, an undo: what has changed elsewhere is brought in.
  useEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== source)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: source } })
  }, [source])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const own = findings.filter((one) => one.file === file && one.offset < editor.state.doc.length)
    const marks = own.map(({ offset: from, severity, text: message }) => {
      const word = /^\S*/.exec(editor.state.sliceDoc(from))?.[0] ?? ''
      return {
        from,
        to: from + word.length,
        severity: severity === 'error' ? severity : 'info',
        message,
      } as const
    })
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [file, findings])

  useEffect(() => {
    const editor = view.current
    if (!editor || offset === undefined) return
    const anchor = Math.min(offset, editor.state.doc.length)
    editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    editor.focus()
  }, [offset])

  return <div className="source" ref={host} />
}
