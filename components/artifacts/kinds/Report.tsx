import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Grid, Terms } from '../parts.tsx'

/** How many blocks stand in a row, which is as wide as its column. */
const ROW = 32
/** From one block to the next, 2 of it empty. */
const PITCH = 8

/** A block for each case from one to another, in rows. */
const blocks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = (from + index) % ROW
    const start =
      index === 0 || place === 0
        ? `M${PITCH * place} ${PITCH * Math.floor((from + index) / ROW)}`
        : `m${PITCH} 0`
    return `${start}h6v6h-6z`
  }).join('')

export const Report = ({ columns, tested, result, terms }: ArtifactOf<'report'>) => (
  <>
    <Grid
      columns={columns}
      numbersFrom={1}
      rows={tested.map(({ area, cases, fixed = 0 }) => [
        <>
          {area}
          <svg
            viewBox={`0 -2 ${PITCH * ROW} ${PITCH * Math.ceil(cases / ROW) + 2}`}
            width="100%"
            aria-hidden="true"
          >
            <path d={blocks(0, cases - fixed)} className="ink filled" />
            {fixed > 0 && <path d={blocks(cases - fixed, cases)} className="accent filled" />}
          </svg>
        </>,
        cases,
      ])}
      foot={[result, sum(tested.map(({ cases }) => cases))]}
    />
    <Terms terms={terms} />
  </>
)
