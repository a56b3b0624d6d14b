import { useLayoutEffect, useRef, useState } from 'react'
import { type Fields, plainNumber, problemOf, readFragment, type Values } from '#lib/tools/fields.ts'

const UNREADABLE = 'The address holds no result that this page can read, so here is the worked example.'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlsIn = (element: Element | null) => [...(element?.querySelectorAll<Control>('[name]') ?? [])]

/** Reads the fields' values by name. */
const textsIn = (element: Element | null) =>
  new Map(
    controlsIn(element)
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value.trim()]),
  )

/** Returns a function that puts the cursor of the focused textarea back to where it is now. */
function keepSelection(): () => void {
  const { activeElement: area } = document
  if (!(area instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd } = area
  return () => area.setSelectionRange(selectionStart, selectionEnd)
}

export type Tool<F extends Fields = Fields> = ReturnType<typeof useTool<F>>

/**
 * The state of a tool. It lives in the page's inputs, so that text typed before hydration counts. The URL fragment
 * follows it, and sets it when the page is opened with one.
 */
export function useTool<F extends Fields>(name: string, fields: F, example: Values<F>) {
  const inputs = useRef<HTMLDivElement>(null)
  /** What was typed and selected before hydration, because React resets a textarea to the server's text. */
  const [before] = useState(() => {
    if (typeof document === 'undefined') return undefined
    return { typed: Object.fromEntries(textsIn(document.getElementById(name))), select: keepSelection() }
  })
  /** The last valid value of each field; the example itself until the first change. */
  const [values, setValues] = useState(example)
  const [problems, setProblems] = useState<Partial<Values>>({})
  const [notice, setNotice] = useState('')

  /** Writes the given values into the fields, then reads and validates all fields. */
  const change = (written: Partial<Values> = {}, note = '') => {
    for (const control of controlsIn(inputs.current)) {
      const value = written[control.name]
      if (value === undefined) continue
      if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
      else control.value = value
    }
    const texts = textsIn(inputs.current)
    const invalid: Partial<Values> = {}
    const valid: Partial<Values> = {}
    for (const [key, field] of Object.entries(fields)) {
      const typed = texts.get(key) ?? ''
      const text = /^(?:number|whole)$/.test(field.kind) ? plainNumber(typed) : typed
      const problem = problemOf(field, text)
      if (problem) invalid[key] = problem
      else valid[key] = text
    }
    setNotice(note)
    setProblems(invalid)
    setValues((last) => ({ ...last, ...valid }))
  }

  // In the layout phase, before the browser handles further keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read when the page opens and when it changes.
  useLayoutEffect(() => {
    const open = () => {
      const given = readFragment(location.hash, name, fields)
      if (given === undefined) return
      if (given === 'bad') change(example, UNREADABLE)
      else change(given)
      // The result, which is far below the inputs on narrow screens.
      inputs.current?.nextElementSibling?.scrollIntoView()
    }
    const { typed = {}, select } = before ?? {}
    if (Object.entries(typed).some(([key, text]) => text !== example[key])) change(typed)
    select?.()
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  return { name, inputs, values, problems, notice, change }
}
