import { useLayoutEffect, useRef, useState } from 'react'
import {
  type Field,
  type Fields,
  problemOf,
  readFragment,
  readInput,
  type Values,
  writtenValue,
} from '#lib/calculators/fields.ts'

/**
 * The state of a calculator. It lives in the page's inputs, so that text typed before hydration counts. The URL fragment
 * follows it, and sets it when the page is opened with one.
 */
export function useCalculator(name: string, fields: Fields, example: Values) {
  const inputs = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  /** The last valid value of each field. */
  const [values, setValues] = useState(example)
  const [problems, setProblems] = useState<Partial<Values>>({})

  const findControls = () => [
    ...(inputs.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []),
  ]

  /** Writes the given values into the fields, then reads and validates all fields. */
  const change = (written: Partial<Values> = {}) => {
    const controls = findControls()
    for (const control of controls) {
      const value = written[control.name]
      if (control.type === 'radio') control.checked ||= control.value === value
      else if (value !== undefined)
        control.value = writtenValue(fields[control.name] as Field, value)
    }
    const invalid: Partial<Values> = {}
    const valid: Values = {}
    for (const { name, type, checked, value } of controls) {
      if (type === 'radio' && !checked) continue
      const field = fields[name] as Field
      const text = readInput(field, value)
      const problem = problemOf(field, text)
      if (problem) invalid[name] = problem
      else valid[name] = text
    }
    setProblems(invalid)
    setValues((last) => ({ ...last, ...valid }))
  }

  /** Sets the thousands of a number apart once it has been typed. */
  const tidy = ({ name, value }: HTMLInputElement) => {
    const field = fields[name]
    if (field?.kind === 'number' || field?.kind === 'whole')
      change({ [name]: readInput(field, value) })
  }

  // In the layout phase, before the browser handles further keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read when the page opens and when it changes.
  useLayoutEffect(() => {
    const open = () => {
      const given = readFragment(location.hash, name)
      if (!given) return
      change(given)
      // The result, which is far below the inputs on narrow screens.
      results.current?.scrollIntoView()
    }
    const given = readFragment(location.hash, name)
    // What differs from the example by now has been typed by the visitor, or put back by the browser.
    const changed = findControls()
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .filter(({ name, value }) => {
        const field = fields[name] as Field
        return readInput(field, value) !== field.value
      })
      .map(({ name }) => name)
    change(
      Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => !changed.includes(name))),
    )
    // Not for those who reload the page or come back to it, which the browser shows where they left it, or who type.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isTyping = inputs.current?.contains(document.activeElement)
    if (given && visit?.type === 'navigate' && !isTyping) results.current?.scrollIntoView()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  return { inputs, results, values, problems, change, tidy }
}
