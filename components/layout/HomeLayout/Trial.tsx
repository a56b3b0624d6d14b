import { ToolCards } from '#components/blocks/Tools/Tools.tsx'
import { getPage } from '#lib/content/pages.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { firstTable } from '#lib/content/tables.ts'
import './Trial.scss'

type Props = Pick<FrontMatterOf<'home'>['trial'], 'calculators' | 'documents'>

/**
 * Calculators and sample documents, each by a picture of what it really holds. The cards of the documents are styled by the
 * sheet that those of the calculators link.
 */
export function Trial({ calculators, documents }: Props) {
  return (
    <>
      <ToolCards names={calculators} />
      <ul className="card-grid trial">
        {documents.map((path) => (
          <DocumentCard key={path} path={path} />
        ))}
      </ul>
    </>
  )
}

/** How much of a table a picture shows. */
const ROWS = 4
const COLUMNS = 2

/** A sample document: its title, what it is, and the beginning of its first table. */
function DocumentCard({ path }: { path: string }) {
  const { title, search, body } = getPage(path)
  const [head = [], ...rows] = firstTable(body).map((cells) => cells.slice(0, COLUMNS))
  return (
    <li className="card-grid-card">
      <div className="trial-sheet" aria-hidden="true" data-reading="skip">
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ROWS).map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p className="small card-grid-words">{search.description}</p>
      <span className="card-grid-arrow" aria-hidden="true" />
    </li>
  )
}
