/** Parts of which artifacts consist: tables, terms, rows, marks. */
import type { ReactNode } from 'react'
import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'

/** What the reader came to see, if this is it. */
export const markedIf = (isMarked: boolean, content: ReactNode) =>
  isMarked ? <mark>{content}</mark> : content

/** A text in which some words are what the reader came to see. */
export function withMark(text: string, mark: string | undefined): ReactNode {
  if (mark === undefined) return text
  const start = text.indexOf(mark)
  return (
    <>
      {text.slice(0, start)}
      <mark>{mark}</mark>
      {text.slice(start + mark.length)}
    </>
  )
}

interface GridProps {
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** A last row below a double rule, such as the sums. */
  foot?: readonly ReactNode[]
  /** The first column of numbers; those after it have numbers, too. */
  numbersFrom?: number
}

/** A table of the artifact; the first cell of a row is its name. */
export function Grid({ columns, rows, foot, numbersFrom = columns.length }: GridProps) {
  const alignment = (column: number) => (column >= numbersFrom ? 'artifact-number' : undefined)
  const cellsOf = ([name, ...cells]: readonly ReactNode[]) => (
    <>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} className={alignment(index + 1)}>
          {cell}
        </td>
      ))}
    </>
  )
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={alignment(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
          <tr key={index}>{cellsOf(cells)}</tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{cellsOf(foot)}</tr>
        </tfoot>
      )}
    </table>
  )
}

/** A form or document with a label next to each of its parts. */
export const Terms = ({ terms }: Pick<ArtifactOf<'memo'>, 'terms'>) => (
  <dl>
    {terms.map(({ term, text, mark, isLarge }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {isLarge ? (
            <span className="artifact-large">{withMark(text, mark)}</span>
          ) : (
            withMark(text, mark)
          )}
        </dd>
      </div>
    ))}
  </dl>
)

interface RowProps {
  /** Stands at the start, and takes the room that there is. */
  name: ReactNode
  /** Stands at the end, as a machine writes it. */
  value: ReactNode
  /** Whether a machine writes the name, too. */
  isMono?: boolean
  /** Its plot, below. */
  children: ReactNode
}

/** A row with a name, a value, and a plot below both. */
export const Row = ({ name, value, isMono = false, children }: RowProps) => (
  <li>
    <p className="artifact-row">
      <span className={isMono ? 'artifact-mono artifact-grow' : 'artifact-grow'}>{name}</span>{' '}
      <span className="artifact-mono">{value}</span>
    </p>
    {children}
  </li>
)
