import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { jsonOf } from '../../check/parse/jsonSchema.ts'
import { cellsOf, KEYS, seriesOfFile, seriesRows } from '../../lib/content/series.ts'
import { isComposing } from '../../lib/isComposing.ts'
import type { Deed } from '../document/history.ts'
import { withMarkedRows } from '../document/markedRows.ts'
import {
  type CellPlace,
  hasCells,
  inCell,
  placeOfCell,
  withCell,
  withCells,
  withoutRow,
  withRowBelow,
} from '../document/seriesCells.ts'
import { JOBS } from '../jobs/answers.ts'
import { Button, Count, Labeled } from './controls.tsx'
import { pressing, rewrite } from './edits.ts'
import { isFull, tooFewWithout } from './entries.ts'
import { titleOfFile } from './labels.ts'
import { PASTING } from './paste.ts'
import { pageShowing, set, textOf, useWork } from './store.ts'

const { step: aboutStep, measure: aboutMeasure } = jsonOf(JOBS.series.answers).properties ?? {}

const { rows: aboutRows = {} } = jsonOf(seriesRows).properties ?? {}

/** What the last two columns mean. */
const MEANINGS: Record<string, string> = { low: 'usual from', high: 'usual to' }

type CellProps = {
  place: CellPlace
  text: string
  id?: string
  label?: string
  onWrite: (place: CellPlace, words: string) => void
  onPaste: (place: CellPlace, copied: string) => void
}

/** A cell in a field of its own, in which a comma and the space before another word stay while one types. */
function CellField({ place, text, id, label, onWrite, onPaste }: CellProps) {
  const [typed, setTyped] = useState('')
  const isOfNumber = place.line > 0 && place.column > 0
  return (
    <input
      id={id}
      aria-label={label}
      data-cell={`${place.line} ${place.column}`}
      inputMode={isOfNumber ? 'decimal' : 'text'}
      value={inCell(typed).trim() === text ? typed : text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        onWrite(place, target.value)
      }}
      onPaste={(event) => {
        const copied = event.clipboardData.getData('text/plain')
        if (place.line === 0 || !hasCells(copied)) return
        event.preventDefault()
        onPaste(place, copied)
      }}
    />
  )
}

/** How a key leads to the row above or below, as in a spreadsheet. */
const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** The numbers of a drawing in a grid, as in a spreadsheet. Its last row is one to be begun. */
export default function SeriesGrid() {
  const { file, contents, offset, traveled } = useWork()
  const form = useRef<HTMLFormElement>(null)
  const [around, setAround] = useState(1)
  const headings = useId()
  const source = textOf(file)
  const [head = [], ...rows] = cellsOf(source)
  const step = head[0]?.text || 'row'
  const [, unit = ''] = /\((.*)\)/.exec(head[1]?.text ?? '') ?? []
  const last = rows.length + (isFull(rows.length, aboutRows) ? 0 : 1)
  const line = Math.min(around, last)
  const fieldAt = ({ line, column }: CellPlace) =>
    form.current?.querySelector<HTMLInputElement>(`[data-cell="${line} ${column}"]`)

  // What the check has found, or what was clicked in the page.
  useEffect(() => {
    if (offset === undefined) return
    const text = textOf(file)
    const place = placeOfCell(text, offset) ?? { line: cellsOf(text).length, column: 0 }
    const field = form.current?.querySelector<HTMLInputElement>(
      `[data-cell="${place.line} ${place.column}"]`,
    )
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    // The next click on the same finding leads here again.
    set({ offset: undefined })
  }, [file, offset])
  // What was undone may be out of sight. The focus stays at the button or the keys that undo more.
  useEffect(() => {
    const place = traveled?.file === file ? placeOfCell(textOf(file), traveled.offset) : undefined
    form.current
      ?.querySelector(`[data-cell="${place?.line} ${place?.column}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [file, traveled])

  const change = (by: string, how: (text: string) => string, deed?: Deed) =>
    rewrite(file, `${file} ${by}`, {
      how,
      deed,
      // The drawings of a series mark the rows that they marked before.
      others: (before, after) => withMarkedRows(before, seriesOfFile(file) ?? '', after),
    })
  const act = (button: string, how: (text: string) => string) =>
    change(String(performance.now()), how, pressing(button))
  const writing = {
    onWrite: (place: CellPlace, words: string) =>
      change(`${place.line} ${place.column}`, (text) => withCell(text, place, words.trim())),
    onPaste: (place: CellPlace, copied: string) =>
      change(String(performance.now()), (text) => withCells(text, place, copied), PASTING),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { cell } = (event.target as HTMLElement).dataset
    const by = STEPS[event.key]
    if (!cell || by === undefined || isComposing(event.nativeEvent)) return
    const [from = 0, column = 0] = cell.split(' ').map(Number)
    event.preventDefault()
    if (from > 0 && from + by > 0) fieldAt({ line: from + by, column })?.focus()
  }
  const labels = [aboutStep, aboutMeasure].map((about) => ({ about, label: about?.title ?? '' }))
  return (
    <form
      ref={form}
      className="form numbers"
      aria-label="Numbers"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const focused = Number(target.dataset.cell?.split(' ')[0] ?? 0)
        if (focused > 0) setAround(focused)
      }}
    >
      <p>{`Each row is a ${step}: its name, its number, and the two ends of the usual range. Cells of a spreadsheet can be pasted.`}</p>
      {!pageShowing(contents, file) && (
        <p className="notice good">
          {`No page shows these numbers yet. To show them, click a text of a page and add the block “Drawing: numbers over time”, or choose “${titleOfFile(file, contents)}” in the parts of such a drawing.`}
        </p>
      )}
      <div className="acts">
        <p className="row">
          <span>{`Row ${line}`}</span>
          <Button
            whyOff={isFull(rows.length, aboutRows) || (line > rows.length && 'It is empty itself.')}
            onClick={() => {
              act('Add below', (text) => withRowBelow(text, line))
              fieldAt({ line: line + 1, column: 0 })?.focus()
            }}
          >
            Add below
          </Button>
          <Button
            whyOff={
              line > rows.length
                ? 'Nothing is written in it yet.'
                : // While there are fewer, they are still being written.
                  rows.length === aboutRows.minItems && tooFewWithout(rows.length, aboutRows)
            }
            onClick={() => act('Remove', (text) => withoutRow(text, line))}
          >
            Remove
          </Button>
        </p>
        <p className="hint">
          <Count
            count={rows.length}
            min={aboutRows.minItems ?? 0}
            max={aboutRows.maxItems}
            unit="rows"
          />
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Row</span>
            </th>
            {KEYS.map((key, column) => (
              <th key={key} scope="col" id={`${headings}-${key}`}>
                {column === 0 ? step : key}
                <span className="hint">{column === 1 ? unit : MEANINGS[key]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {KEYS.map((key, column) => (
                <td key={key}>
                  <CellField
                    place={{ line: index + 1, column }}
                    text={rows[index]?.[column]?.text ?? ''}
                    label={`${column === 0 ? step : key}, row ${index + 1}`}
                    {...writing}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {labels.map(({ about, label }, column) => (
        <Labeled key={label} label={label} about={about} value={head[column]?.text ?? ''}>
          {(common) => (
            <CellField
              {...common}
              place={{ line: 0, column }}
              text={head[column]?.text ?? ''}
              {...writing}
            />
          )}
        </Labeled>
      ))}
    </form>
  )
}
