import { useEffect, useMemo, useRef, useState } from 'react'
import type { Calculator } from '#lib/tools/calculator.ts'
import { exampleOf, type Field, type Fields, type Values, writeFragment } from '#lib/tools/fields.ts'
import { Plot } from './Plot.tsx'
import { Copy, ResultTable } from './ResultTable.tsx'
import { type Tool, useTool } from './useTool.ts'

/** Milliseconds of rest before URL and announcement are updated: not with every pixel of a slider. */
const SETTLED = 500

/** Creates a calculator's island: inputs and the URL of the result on one side, the result on the other. */
export function islandFor<F extends Fields>({ name, fields, resultOf }: Calculator<F>) {
  const example = exampleOf(fields)
  return function Frame() {
    const tool = useTool(name, fields, example)
    const { values, notice, change } = tool
    const { summary, help, plot, advice, tables } = useMemo(() => {
      const numbers = Object.entries(values).map(([key, text]) => [key, Number(text)])
      return resultOf(Object.fromEntries(numbers), values)
    }, [values])
    const [said, setSaid] = useState('')
    const [{ address, day }, setSource] = useState({ address: '', day: '' })
    const share = useRef<HTMLInputElement>(null)

    useEffect(() => {
      const address = location.href.split('#')[0] + writeFragment(name, values)
      setSource({ address, day: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }) })
      if (values === example) return
      const timer = setTimeout(() => {
        history.replaceState(history.state, '', address)
        setSaid(summary)
      }, SETTLED)
      return () => clearTimeout(timer)
    }, [values, summary])

    return (
      <div className="tool-grid">
        {/* Not a form, which Enter would submit before the script has loaded. */}
        {/* biome-ignore lint/a11y/useSemanticElements: not all browsers can lay out a fieldset like this. */}
        <div
          ref={tool.inputs}
          className="tool-inputs"
          role="group"
          aria-label="Inputs"
          onInput={({ target }) => (target as HTMLInputElement).name && change()}
        >
          {Object.entries<Field>(fields).map(([key, field]) => (
            <Input key={key} tool={tool} name={key} field={field} />
          ))}
        </div>
        <div className="tool-results">
          <p className="tool-summary">{summary}</p>
          <Plot {...plot} change={(next) => change(next as Values<F>)} />
          {advice && (
            <div>
              <h3>{advice.heading}</h3>
              {advice.points.length > 0 && (
                <ol>
                  {advice.points.map(([subject, words]) => (
                    <li key={subject}>
                      <strong>{subject}</strong>
                      {/* One text in an element: if the browser has translated the page, React finds no others. */}
                      <span>{`, ${words}`}</span>
                    </li>
                  ))}
                </ol>
              )}
            </div>
          )}
          {tables.map((table) => (
            <ResultTable key={table.id} {...table} />
          ))}
          <p className="tool-help">
            {help.map(([path, words]) => (
              <a key={path} href={path}>
                {words}
              </a>
            ))}
          </p>
          <p className={notice ? 'island-notice' : 'unseen'} role="status">
            {notice || said}
          </p>
          {/* A printed sheet shows the date of its result and where to reproduce it. */}
          {address && <p className="tool-source">{`${day}, ${address}`}</p>}
        </div>
        <div className="tool-share" data-reading="skip">
          <label htmlFor={`${name}-address`} id={`${name}-share`}>
            Address of this result
          </label>
          <input ref={share} id={`${name}-address`} type="text" readOnly value={address} />
          <Copy text={address} about={`${name}-share`} select={() => share.current?.select()}>
            Copy
          </Copy>
          <button type="button" onClick={(event) => printSheet(event.currentTarget)}>
            Print
          </button>
          <button type="button" onClick={() => change(example)}>
            Back to the example
          </button>
        </div>
      </div>
    )
  }
}

type InputProps = { tool: Pick<Tool, 'name' | 'values' | 'problems'>; name: string; field: Field }

function Input({ tool, name, field }: InputProps) {
  const { [name]: problem } = tool.problems
  const id = `${tool.name}-${name}`
  if (field.kind === 'choice')
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {field.options.map((option, index) => (
          <label key={option}>
            <input type="radio" name={name} value={index} defaultChecked={field.value === `${index}`} />
            {option}
          </label>
        ))}
      </fieldset>
    )
  const wrong = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}
  const about = { id, name, defaultValue: field.value, ...wrong }
  return (
    <p className="tool-field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'text' && <textarea {...about} rows={5} spellCheck={false} />}
      {(field.kind === 'number' || field.kind === 'whole') && (
        <input {...about} type="text" inputMode="decimal" autoComplete="off" />
      )}
      {field.kind === 'range' && (
        <>
          {/* Hidden, because a slider announces its own value. */}
          <data value={tool.values[name]} aria-hidden="true">
            {tool.values[name]}
          </data>
          <input {...about} type="range" min={field.min} max={field.max} />
        </>
      )}
      {problem && <span id={`${id}-problem`}>{`${problem} The result stays as it was.`}</span>}
    </p>
  )
}

/** Prints only the tool: Tool.scss hides everything around a section marked like this. */
function printSheet(button: Element): void {
  const section = button.closest('section')
  section?.toggleAttribute('data-sheet', true)
  addEventListener('afterprint', () => section?.removeAttribute('data-sheet'), { once: true })
  print()
}
