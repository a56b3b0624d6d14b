import { useEffect, useRef, useState } from 'react'
import {
  exampleOf,
  type Fields,
  plainNumber,
  problemOf,
  readFragment,
  type Values,
  writeFragment,
} from '#lib/tools/fields.ts'

/** Browsers refuse addresses that change with each pixel of a slider, and listeners to be told of each. */
const SETTLED = 500

const UNREADABLE = 'The address holds no result that this page can read, so here is the worked example.'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlsIn = (element: Element | null) => [...(element?.querySelectorAll<Control>('[name]') ?? [])]

/** What stands in the fields, by their names. */
const textsIn = (element: Element | null) =>
  new Map(
    controlsIn(element)
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value.trim()]),
  )

export type Tool<F extends Fields = Fields> = ReturnType<typeof useTool<F>>

/**
 * The state of a tool. The inputs in the page are where it lives, so that what was typed before this ran counts as well;
 * the fragment of the address follows it, and leads it when the page is opened by such an address.
 */
export function useTool<F extends Fields>(name: string, fields: F) {
  const inputs = useRef<HTMLDivElement>(null)
  const example = exampleOf(fields)
  /** What was typed while this was on its way; React puts the text of the server back into a textarea. */
  const [typed] = useState(() =>
    typeof document === 'undefined' ? {} : Object.fromEntries(textsIn(document.getElementById(name))),
  )
  /** The last sound value of each field. */
  const [values, setValues] = useState(example)
  const [problems, setProblems] = useState<Partial<Values>>({})
  const [notice, setNotice] = useState('')
  /** How often a change has come to rest. */
  const [rests, setRests] = useState(0)
  const sound = useRef(values)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = () => {
    const texts = textsIn(inputs.current)
    const wrong: Partial<Values> = {}
    const next: Values = { ...sound.current }
    for (const [key, field] of Object.entries(fields)) {
      const typed = texts.get(key) ?? ''
      const text = field.kind === 'number' ? plainNumber(typed) : typed
      const problem = problemOf(field, text)
      if (problem) wrong[key] = problem
      else next[key] = text
    }
    sound.current = next as Values<F>
    setProblems(wrong)
    setValues(sound.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      history.replaceState(history.state, '', writeFragment(name, next))
      setRests((count) => count + 1)
    }, SETTLED)
  }
  const write = (next: Partial<Values>) => {
    for (const control of controlsIn(inputs.current)) {
      const value = next[control.name]
      if (value === undefined) continue
      if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
      else control.value = value
    }
    read()
  }
  /** Takes over what stands in the fields, some of it written by us. */
  const change = (next: Partial<Values> = {}) => {
    setNotice('')
    write(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when the page opens, and when it changes.
  useEffect(() => {
    const open = () => {
      const given = readFragment(location.hash, name, fields)
      if (given === undefined) return
      if (given === 'bad') setNotice(UNREADABLE)
      write(given === 'bad' ? example : given)
      // The result, which on a narrow screen stands far below its inputs.
      inputs.current?.nextElementSibling?.scrollIntoView()
    }
    const changed = Object.entries(typed).some(([key, text]) => text !== example[key])
    if (readFragment(location.hash, name, fields)) open()
    else if (changed) change(typed)
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  const reset = () => change(example)
  return { name, fields, inputs, values, problems, notice, rests, change, reset }
}
