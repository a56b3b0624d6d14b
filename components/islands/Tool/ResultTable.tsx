import { type ReactNode, useRef, useState } from 'react'
import { csv, type Table } from '#lib/tools/calculator.ts'

/** A table of the result, some with buttons to copy or download it. */
export function ResultTable({ id, caption, head, rows, csv: asCsv }: Table) {
  const table = useRef<HTMLTableElement>(null)
  const text = asCsv ? csv([head, ...rows]) : ''
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
    link.download = `${id}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable without a mouse. */}
      <figure className="tool-table" aria-labelledby={id} tabIndex={0} data-reading="repeated">
        <figcaption className="label" id={id}>
          {caption}
        </figcaption>
        <table ref={table}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], index) => (
              // biome-ignore-start lint/suspicious/noArrayIndexKey: only their positions identify rows and cells.
              <tr key={index}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
              // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
            ))}
          </tbody>
        </table>
      </figure>
      {asCsv && (
        <p>
          <Copy text={text} about={id} select={() => table.current && getSelection()?.selectAllChildren(table.current)}>
            Copy as CSV
          </Copy>
          <button type="button" onClick={download} aria-describedby={id}>
            Download CSV
          </button>
        </p>
      )}
    </>
  )
}

type CopyProps = {
  text: string
  /** Id of the element that describes the text. */
  about: string
  /** Selects the same text on the page. */
  select: () => void
  children: ReactNode
}

/** A button that copies a text. If the browser denies it, it selects the text for the visitor to copy. */
export function Copy({ text, about, select, children }: CopyProps) {
  const [attempt, setAttempt] = useState<{ text: string; copied: boolean }>()
  const copied = attempt?.text === text ? attempt.copied : undefined
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAttempt({ text, copied: true })
    } catch {
      select()
      setAttempt({ text, copied: false })
    }
  }
  return (
    <>
      <button type="button" onClick={copy} aria-describedby={about}>
        {copied ? 'Copied' : children}
      </button>
      <span aria-live="polite">
        {copied === false && 'Your browser does not let this page copy. It is selected now: copy it yourself.'}
      </span>
    </>
  )
}
