import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Field, type Fields, writeFragment } from '#lib/tools/fields.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import { ResultTable, type TableProps } from './ResultTable.tsx'
import { type Tool, useTool } from './useTool.ts'

type Result = {
  /** In one sentence. */
  summary: string
  /** Pages that help with this result. */
  help: readonly [path: string, words: string][]
}

/** A tool of numbers: its result as a sentence, as a drawing and as a table. */
export const calculator = <F extends Fields>(
  name: string,
  fields: F,
  resultOf: (
    numbers: Record<keyof F, number>,
    tool: Tool<F>,
  ) => Result & { plot: PlotProps; table: TableProps },
) =>
  function Calculator() {
    const tool = useTool(name, fields)
    const numbers = Object.entries(tool.values).map(([key, text]) => [key, Number(text)])
    const { plot, table, ...result } = resultOf(Object.fromEntries(numbers), tool)
    return (
      <Frame tool={tool} {...result}>
        <Plot {...plot} />
        <ResultTable {...table} />
      </Frame>
    )
  }

/** What all tools look like: inputs with the address of their result on one side, the result on the other. */
export function Frame({ tool, summary, help, children }: Result & { tool: Tool; children: ReactNode }) {
  const { name, fields, inputs, values, notice, rests } = tool
  const [said, setSaid] = useState('')
  const [address, setAddress] = useState('')
  const [copied, setCopied] = useState(false)
  const printed = useRef<HTMLParagraphElement>(null)

  // A sheet says when it was made, and where it can be made again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const say = ({ type }: Event) => {
      const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
      if (printed.current) printed.current.textContent = type === 'beforeprint' ? `${today}, ${address}` : ''
    }
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, say, { signal })
    return () => controller.abort()
  }, [address])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read out once the visitor pauses, not at each key.
  useEffect(() => {
    if (rests > 0) setSaid(summary)
  }, [rests])
  useEffect(() => {
    setAddress(location.href.split('#')[0] + writeFragment(name, values))
    setCopied(false)
  }, [name, values])

  const copy = async ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
    // Where the browser does not let us, the address is selected now.
    currentTarget.parentElement?.querySelector('input')?.select()
    setCopied(await copyText(address))
  }
  return (
    <div className="tool-grid">
      {/* No form: it would send what is typed where a key is pressed before the script is there. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is in all browsers. */}
      <div
        ref={inputs}
        className="tool-inputs"
        role="group"
        aria-label="Inputs"
        data-reading="skip"
        onInput={({ target }) => (target as HTMLInputElement).name && tool.change()}
      >
        {Object.entries(fields).map(([key, field]) => (
          <Input key={key} tool={tool} name={key} field={field} />
        ))}
        <div className="tool-share">
          <label htmlFor={`${name}-address`}>Address of this result</label>
          <input id={`${name}-address`} type="text" readOnly value={address} />
          <button type="button" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </button>
          <button type="button" onClick={(event) => printSheet(event.currentTarget)}>
            Print
          </button>
          <button type="button" onClick={tool.reset}>
            Back to the example
          </button>
        </div>
      </div>
      <div>
        <p className="tool-summary">{summary}</p>
        {children}
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
        <p ref={printed} />
      </div>
    </div>
  )
}

function Input({ tool, name, field }: { tool: Tool; name: string; field: Field }) {
  const { [name]: problem } = tool.problems
  const id = `${tool.name}-${name}`
  const about = { id, name, defaultValue: field.value, 'aria-invalid': problem ? true : undefined }
  const described = problem ? { ...about, 'aria-describedby': `${id}-problem` } : about
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
  return (
    <p className="tool-field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'text' && <textarea {...described} rows={5} spellCheck={false} />}
      {field.kind === 'number' && <input {...described} type="text" inputMode="decimal" autoComplete="off" />}
      {field.kind === 'range' && (
        <>
          {/* A slider says its value itself. */}
          <data value={tool.values[name]} aria-hidden="true">
            {tool.values[name]}
          </data>
          <input {...about} type="range" min={field.min} max={field.max} step={field.step} />
        </>
      )}
      {problem && <span id={`${id}-problem`}>{problem} The result stays as it was.</span>}
    </p>
  )
}

/** Whether the browser let us. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Prints a tool alone: what stands beside it and around it goes for as long as that takes. */
function printSheet(button: Element): void {
  const hidden: HTMLElement[] = []
  let element: Element | null = button.closest('section')
  for (; element && element !== document.body; element = element.parentElement)
    for (const other of element.parentElement?.children ?? [])
      if (other !== element && other instanceof HTMLElement && other.localName !== 'script')
        hidden.push(other)
  const show = (display: string) => {
    for (const other of hidden) other.style.display = display
  }
  show('none')
  addEventListener('afterprint', () => show(''), { once: true })
  print()
}
