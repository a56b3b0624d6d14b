import { Fragment } from 'react'
import { Table } from '#components/blocks/Table/Table.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import { answeredClauses, answeredLines } from '#lib/content/dueDiligence.ts'
import { getData } from '#lib/content/pages.ts'
import '#components/blocks/Particulars/Particulars.scss'

const answersOf = (part: BlockProps<'Answers'>['part']) =>
  answeredLines(getData()).filter((line) => line.part === part)

export const isUnanswered = (part: BlockProps<'Answers'>['part']) => answersOf(part).length === 0

/** The answers to what a bank asks a provider, one part of them. Each can be linked to. */
export const Answers = ({ part }: BlockProps<'Answers'>) => (
  <dl className="particulars">
    {answersOf(part).map(({ id, term, paragraphs }) => (
      <div key={id} id={id}>
        <dt>{term}</dt>
        {paragraphs.map((paragraph) => (
          <dd key={paragraph}>{paragraph}</dd>
        ))}
      </div>
    ))}
  </dl>
)

/** The clauses of a text, each with what it asks for in short, and links to the answers. */
export function Clauses({ regulation, caption }: BlockProps<'Clauses'>) {
  const clauses = answeredClauses(regulation, answeredLines(getData()))
  return (
    <Table caption={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">It asks for</th>
            <th scope="col">Our answer</th>
          </tr>
        </thead>
        <tbody>
          {clauses
            .filter(({ lines }) => lines.length > 0)
            .map(({ id, name, asks, lines }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-column="It asks for">{asks}</td>
                <td data-column="Our answer">
                  {lines.map((line, index) => (
                    <Fragment key={line.id}>
                      {index > 0 && ', '}
                      <a href={`#${line.id}`}>{line.term}</a>
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Table>
  )
}
