import { useState } from 'react'
import { csv, type Table } from '#lib/calculators/calculator.ts'

/** Milliseconds within which a browser has read the file that it downloads. */
const DOWNLOADED = 60_000

/** A table of the result, some with buttons to copy or download it. */
export function ResultTable({ id, caption, head, rows, csv: asCsv }: Table) {
  const text = asCsv ? csv([head, ...rows]) : ''
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
    link.download = `${id}.csv`
    link.click()
    // Safari reads it after this task.
    setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOADED)
  }
  return (
    <>
      <figure
        className="calculator-table"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable without a mouse.
        tabIndex={0}
        data-reading="repeated"
      >
        <figcaption className="label" id={id}>
          {caption}
        </figcaption>
        <table>
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
          <Copy text={text} about={id} label="Copy as CSV" />
          <button type="button" onClick={download} aria-describedby={id}>
            Download CSV
          </button>
        </p>
      )}
    </>
  )
}

/** A button that copies a text; `about` is the id of the element that describes it. */
export function Copy({ text, about, label }: { text: string; about: string; label: string }) {
  const [attempt, setAttempt] = useState({ text: '', note: '' })
  const copy = async () => {
    // What appears again is read out again.
    setAttempt({ text, note: '' })
    let note = 'Copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      note = 'Your browser does not let this page copy.'
    }
    setAttempt({ text, note })
  }
  return (
    <>
      <button type="button" onClick={copy} aria-describedby={about}>
        {label}
      </button>
      <span aria-live="polite">{attempt.text === text && attempt.note}</span>
    </>
  )
}
