import { useEffect, useMemo, useState } from 'react'
import type { Calculator } from '#lib/calculators/calculator.ts'
import {
  exampleOf,
  type Field,
  type Fields,
  maxLength,
  type Values,
  writeFragment,
  writtenValue,
} from '#lib/calculators/fields.ts'
import { contactPath } from '#lib/contact/protocol.ts'
import { Handles } from './Handles.tsx'
import { Plot } from './Plot.tsx'
import { Copy, ResultTable } from './ResultTable.tsx'
import { useCalculator } from './useCalculator.ts'

/** Milliseconds of rest before URL and announcement are updated: not with every pixel of a slider. */
const SETTLED = 500

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/**
 * Creates a calculator's island: inputs and the URL of the result on one side, the result on the other. Its prop
 * `topic` is what visitors ask about on its page.
 */
export function islandFor<F extends Fields>({ name, fields, resultFor }: Calculator<F>) {
  const example = exampleOf(fields)
  return function Frame({ topic }: { topic: string }) {
    const { inputs, results, values, problems, change, tidy } = useCalculator(name, fields, example)
    const { headline, summary, plot, advice, tables } = useMemo(() => resultFor(values), [values])
    const [announced, setAnnounced] = useState('')
    const [address, setAddress] = useState('')

    useEffect(() => {
      const fragment = writeFragment(name, values)
      const address = location.href.split('#')[0] + fragment
      setAddress(address)
      // A page that opens with the example keeps its URL.
      if (fragment === writeFragment(name, example) && !location.hash.includes('?')) return
      const timer = setTimeout(() => {
        history.replaceState(history.state, '', address)
        setAnnounced(summary)
      }, SETTLED)
      return () => clearTimeout(timer)
    }, [values, summary])

    return (
      <div className="calculator-grid">
        <div className="calculator-form">
          {/* Stays in view above the keyboard of a phone. The summary says the same, and is read out. */}
          <p className="calculator-bar" aria-hidden="true" data-reading="skip">
            <strong>{headline.figure}</strong> <span>{headline.label}</span>
          </p>
          {/* Not a form, which Enter would submit before the script has loaded. */}
          {/* biome-ignore lint/a11y/useSemanticElements: not all browsers can lay out a fieldset like this. */}
          <div
            ref={inputs}
            className="calculator-inputs"
            role="group"
            aria-label="Inputs"
            onInput={({ target }) => (target as HTMLInputElement).name && change()}
            onBlur={({ target }) => tidy(target as HTMLInputElement)}
          >
            {Object.entries<Field>(fields).map(([key, field]) => (
              <Input
                key={key}
                calculator={name}
                name={key}
                field={field}
                value={values[key]}
                problem={problems[key]}
              />
            ))}
          </div>
        </div>
        <div ref={results} className="calculator-results">
          <p className="calculator-summary">{summary}</p>
          <Plot {...plot}>
            {plot.handles && (
              <Handles handles={plot.handles} change={(next) => change(next as Values<F>)} />
            )}
          </Plot>
          {advice && (
            <div>
              <h3>{advice.heading}</h3>
              <ol>
                {advice.points.map(([subject, words]) => (
                  <li key={subject}>
                    <strong>{subject}</strong>
                    {/* One text in an element: if the browser has translated the page, React finds no others. */}
                    <span>{`, ${words}`}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
          {tables.map((table) => (
            <ResultTable key={table.id} {...table} />
          ))}
          <p className="unseen" role="status">
            {announced}
          </p>
          {/* A printed sheet shows the date of its result and where to reproduce it. */}
          <p className="calculator-source">{address && `${DATE.format()}, ${address}`}</p>
        </div>
        <div className="calculator-share" data-reading="skip">
          <label htmlFor={`${name}-address`} id={`${name}-share`}>
            Address of this result
          </label>
          <input id={`${name}-address`} type="text" readOnly value={address} />
          <Copy text={address} about={`${name}-share`} label="Copy" />
          <button type="button" onClick={(event) => printSheet(event.currentTarget)}>
            Print
          </button>
          <button type="button" onClick={() => change(example)}>
            Back to the example
          </button>
          <p>
            <a href={contactPath(topic, address && `${summary}\n${address}`)}>
              Send this result to an engineer
            </a>
          </p>
        </div>
      </div>
    )
  }
}

type InputProps = {
  calculator: string
  name: string
  field: Field
  value: string | undefined
  problem: string | undefined
}

function Input({ calculator, name, field, value, problem }: InputProps) {
  const id = `${calculator}-${name}`
  // Hydrating a textarea, React sets its default and then this as its text, unless a visitor has written it.
  const [text] = useState(() => {
    if (typeof document === 'undefined' || field.kind !== 'text') return field.value
    const area = document.getElementById(id)
    // Rendered where there is nothing to hydrate, as in the editor's preview.
    if (!(area instanceof HTMLTextAreaElement)) return field.value
    area.setRangeText('', 0, 0)
    return area.value
  })
  if (field.kind === 'choice')
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {field.options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={index}
              defaultChecked={field.value === `${index}`}
            />
            {option}
          </label>
        ))}
      </fieldset>
    )
  const wrong = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}
  const about = { id, name, defaultValue: writtenValue(field, text), ...wrong }
  const limit = maxLength(field)
  return (
    <p className="calculator-field">
      <label htmlFor={id}>{field.label}</label>
      {/* Hidden, because a slider announces its own value. */}
      {field.kind === 'range' && (
        <data value={value} aria-hidden="true">
          {value}
        </data>
      )}
      {field.kind === 'text' ? (
        <textarea {...about} rows={5} maxLength={limit} spellCheck={false} />
      ) : field.kind === 'range' ? (
        <input {...about} type="range" min={field.min} max={field.max} />
      ) : (
        <input {...about} type="text" inputMode="decimal" maxLength={limit} autoComplete="off" />
      )}
      {/* Always there, so that what appears in it is read out. */}
      <span id={`${id}-problem`} aria-live="polite">
        {problem ? `${problem} The result stays as it was.` : ''}
      </span>
    </p>
  )
}

/** Prints only the calculator: Calculator.scss hides everything around a section marked like this. */
function printSheet(button: Element): void {
  const section = button.closest('section')
  section?.toggleAttribute('data-sheet', true)
  addEventListener('afterprint', () => section?.removeAttribute('data-sheet'), { once: true })
  print()
}
