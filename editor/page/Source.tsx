import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import { isPageFile } from '#lib/content/files.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { findingText } from '#tools/lint/problems.ts'
import { chosenIn } from '#tools/lint/schemas.ts'
import { schemaOfBlock } from './labels.ts'
import { change, pagesIn, textOf, useWork } from './workspace.ts'

/** Completions at the end of a text: blocks, props, icons, drawings, page addresses. */
function choices(text: string, addresses: readonly string[]): readonly string[] {
  const tag = /<([A-Z]\w*)\s(?:"[^"]*"|[^<>"])*?(?:\b(\w+)="[^"<>]*)?$/.exec(text)
  const [, block = '', prop] = tag ?? []
  if (prop) {
    const known = { icon: ICON_NAMES, href: addresses, name: block === 'Figure' ? FIGURE_NAMES : undefined }
    return known[prop as keyof typeof known] ?? schemaOfBlock(block)?.properties?.[prop]?.enum ?? []
  }
  if (tag) {
    const name = /\bname="(\w+)"/.exec(tag[0])?.[1]
    return Object.keys(chosenIn(schemaOfBlock(block), { name })?.properties ?? { name: '' })
  }
  if (/<\w*$/.test(text)) return Object.keys(blockProps)
  if (/(?:\]\(|^\s*(?:- |(?:parent|href|to): ))\/[\w/-]*$/m.test(text)) return addresses
  return /^\s*icon: [\w-]*$/m.test(text) ? ICON_NAMES : []
}

/** Offers completions wherever one has been started or may start. */
function complete({ state, pos, explicit }: CompletionContext, addresses: readonly string[]) {
  const text = state.sliceDoc(0, pos)
  const typed = /[\w/-]*$/.exec(text)?.[0] ?? ''
  if (!typed && !explicit && !/[<"]$/.test(text)) return null
  const from = pos - typed.length
  const isBlock = text[from - 1] === '<'
  const written = (name: string) => (isBlock && emptyBlocks.some((block) => block === name) ? `${name}  />` : name)
  return { from, options: choices(text, addresses).map((label) => ({ label, apply: written(label) })) }
}

const colors = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName], color: 'var(--accent)' },
  { tag: [tags.attributeName, tags.link, tags.url], color: 'var(--accent)' },
  { tag: [tags.meta, tags.comment, tags.punctuation, tags.processingInstruction], color: 'var(--soft)' },
])

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
  '.cm-content': { fontFamily: 'var(--mono)', lineHeight: '1.6', caretColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--soft)', backgroundColor: 'var(--paper)', borderColor: 'var(--rule)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--wash) !important' },
  '.cm-tooltip': { color: 'var(--ink)', backgroundColor: 'var(--paper)', borderColor: 'var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--paper)', backgroundColor: 'var(--accent)' },
})

/** A file's whole text, in a shadow tree, where its styles need no exception from the policy. */
export default function Source() {
  const { file, contents, findings, offset } = useWork()
  const source = textOf(file)
  const addresses = pagesIn(contents).map(({ path }) => path)
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ source, addresses })
  latest.current = { source, addresses }

  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
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
          EditorView.contentAttributes.of({ 'aria-label': `Source of ${file}`, spellcheck: 'true', tabindex: '0' }),
          isPageFile(file) ? yamlFrontmatter({ content: markdown() }) : yaml(),
          autocompletion({ override: [(context) => complete(context, latest.current.addresses)] }),
          keymap.of([...completionKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
          lintGutter(),
          syntaxHighlighting(colors),
          theme,
          EditorView.updateListener.of(({ docChanged, state }) => {
            const text = state.doc.toString()
            // What was changed elsewhere is known there: an undo would be undone by the next one.
            if (docChanged && text !== latest.current.source) change({ [file]: text }, `source ${file}`)
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [file])

  // Apply changes made elsewhere, such as a fix or an undo, before the author types on.
  useLayoutEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== source)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: source } })
  }, [source])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const text = editor.state.doc.toString()
    const own = findings.filter((one) => one.file === file && one.offset < text.length)
    const marks = own.map((one) => {
      const { offset: from } = one
      const word = /^\S*/.exec(text.slice(from))?.[0] ?? ''
      const severity = one.severity === 'error' ? one.severity : 'info'
      return { from, to: from + word.length, severity, message: findingText(one) } as const
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
