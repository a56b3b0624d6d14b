import { useMemo } from 'react'
import type { Calculator } from '#lib/calculators/calculator.ts'
import { exampleOf } from '#lib/calculators/fields.ts'
import { contactPath } from '#lib/contact/protocol.ts'
import { Handles } from './Handles.tsx'
import { Input } from './Input.tsx'
import { Plot } from './Plot.tsx'
import { Copy, ResultTable } from './ResultTable.tsx'
import { useAddress } from './useAddress.ts'
import { useCalculator } from './useCalculator.ts'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

interface Props {
  calculator: Calculator
  /** What visitors ask about on its page. */
  topic: string
}

/** What all calculators have in common: inputs and the URL of the result on one side, the result on the other. */
export function CalculatorFrame({ calculator: { name, fields, resultFor }, topic }: Props) {
  const example = useMemo(() => exampleOf(fields), [fields])
  const { inputs, results, values, problems, change, tidy } = useCalculator(name, fields, example)
  const { headline, summary, plot, advice, tables } = useMemo(
    () => resultFor(values),
    [resultFor, values],
  )
  const { address, announced } = useAddress({ name, values, example, summary })
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
          {Object.entries(fields).map(([key, field]) => (
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
        <Plot {...plot}>{plot.handles && <Handles handles={plot.handles} change={change} />}</Plot>
        {advice && <Advice {...advice} />}
        {tables.map((table) => (
          <ResultTable key={table.id} {...table} />
        ))}
        <p className="unseen" role="status">
          {announced}
        </p>
        {/* A printed sheet shows the date of its result and where to reproduce it. */}
        <p className="calculator-source">{address && `${DATE.format()}, ${address}`}</p>
      </div>
      <Share
        name={name}
        address={address}
        contact={contactPath(topic, address && `${summary}\n${address}`)}
        reset={() => change(example)}
      />
    </div>
  )
}

const Advice = ({ heading, points }: { heading: string; points: readonly [string, string][] }) => (
  <div>
    <h3>{heading}</h3>
    <ol>
      {points.map(([subject, words]) => (
        <li key={subject}>
          <strong>{subject}</strong>
          {/* One text in an element: if the browser has translated the page, React finds no others. */}
          <span>{`, ${words}`}</span>
        </li>
      ))}
    </ol>
  </div>
)

interface ShareProps {
  /** The calculator's. */
  name: string
  /** Of the result. */
  address: string
  /** The address of the contact form with the result. */
  contact: string
  reset: () => void
}

/** What a visitor can do with a result. */
const Share = ({ name, address, contact, reset }: ShareProps) => (
  <div className="calculator-share" data-reading="skip">
    <label htmlFor={`${name}-address`} id={`${name}-share`}>
      Address of this result
    </label>
    <input id={`${name}-address`} type="text" readOnly value={address} />
    <Copy text={address} about={`${name}-share`} label="Copy" />
    <button type="button" onClick={(event) => printSheet(event.currentTarget)}>
      Print
    </button>
    <button type="button" onClick={reset}>
      Back to the example
    </button>
    <p>
      <a href={contact}>Send this result to an engineer</a>
    </p>
  </div>
)

/** Prints only the calculator: Calculator.scss hides everything around a section marked like this. */
function printSheet(button: Element): void {
  const section = button.closest('section')
  section?.toggleAttribute('data-sheet', true)
  addEventListener('afterprint', () => section?.removeAttribute('data-sheet'), { once: true })
  print()
}
