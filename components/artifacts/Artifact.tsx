import type { ReactNode } from 'react'
import './Artifact.scss'

interface Props {
  /** What kind of document it is. */
  name: string
  /** What this one is about: a date, a version, a number of runs. */
  about: string
  /** What to see in it. Says that it is an example. */
  caption: string
  children: ReactNode
}

/** A document of the trade on a sheet of paper, set from real content. A `<mark>` is what the reader came to see. */
export function Artifact({ name, about, caption, children }: Props) {
  return (
    <figure className="artifact">
      <div className="artifact-sheet">
        <p className="artifact-name">
          <b>{name}</b> <span>{about}</span>
        </p>
        <div className="artifact-body">{children}</div>
      </div>
      <figcaption className="label">{caption}</figcaption>
    </figure>
  )
}

/** What the reader came to see, if this is it. */
export const markedIf = (isMarked: boolean, content: ReactNode) =>
  isMarked ? <mark>{content}</mark> : content

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

interface TermsProps {
  items: readonly { term: string; text: ReactNode }[]
}

/** A form or document with a label next to each of its parts. */
export const Terms = ({ items }: TermsProps) => (
  <dl>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
