import { Children, isValidElement, type ReactNode, useId } from 'react'
import { ResultsSheet } from '#components/lazySheets.ts'
import type { BlockProps } from '#lib/content/blocks.ts'
import { longDay } from '#lib/content/days.ts'
import { getResult } from '#lib/content/pages.ts'
import './Table.scss'

type Props = BlockProps<'Table'> & { children: ReactNode; scrolls?: boolean }

/** Whether `lib/mdx/remarkTables.ts` has marked a Markdown table as too long to be stacked on a phone. */
const isLong = (child: ReactNode) => isValidElement<object>(child) && 'data-long' in child.props

/**
 * A Markdown table with a caption. On phones its rows become blocks; measured results and long tables stay tables, which
 * scroll horizontally, also by keyboard.
 */
export function Table({ caption, children, scrolls = false }: Props) {
  const id = useId()
  const isScrolled = scrolls || Children.toArray(children).some(isLong)
  const focusable = isScrolled ? { tabIndex: 0 } : {}
  return (
    <figure className={isScrolled ? 'table results' : 'table'} aria-labelledby={id} {...focusable}>
      <figcaption className="label" id={id}>
        {caption}
      </figcaption>
      {children}
      {isScrolled && <ResultsSheet />}
    </figure>
  )
}

/** A measured result: a table, followed by when, on what machine, and how to measure it again. */
export function Results({ of, caption }: BlockProps<'Results'>) {
  const result = getResult(of)
  if (!result) return null
  const { head, rows, day, commit, command, conditions } = result
  const isNumber = head.map((_, column) =>
    rows.every((cells) => /^[\d.,]+(?: KB)?$/.test(cells[column] ?? '')),
  )
  const className = (column: number) =>
    column > 0 && isNumber[column] ? 'results-number' : undefined
  return (
    <Table caption={caption} scrolls>
      <table>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={className(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              <th scope="row">{cells[0]}</th>
              {cells.slice(1).map((cell, index) => (
                <td key={head[index + 1]} className={className(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        Measured on <time dateTime={day}>{longDay(day)}</time> by <code>{command}</code> at{' '}
        <code>{commit}</code>. {conditions}
      </p>
    </Table>
  )
}
