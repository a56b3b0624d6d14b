type Row = readonly (string | number)[]
export type TableProps = { id: string; caption: string; head: Row; rows: readonly Row[] }

/** A table of the result; its first column names the rows. */
export function ResultTable({ id, caption, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those without a mouse.
    <figure className="tool-table" aria-labelledby={id} tabIndex={0} data-reading="repeated">
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
            // biome-ignore-start lint/suspicious/noArrayIndexKey: rows and cells are told apart by their places alone.
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
  )
}
