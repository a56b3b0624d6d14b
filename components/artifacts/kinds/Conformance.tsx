import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid } from '../parts.tsx'
import { Bar, Plot, share } from '../plot.tsx'

type Props = ArtifactOf<'conformance'>

/** The height of a row of fields. */
const ROW = 68

/** A field where the form has it: by twos, with its turn in the order of the Tab key. */
function Field({ field, stop, fault, place }: Props['fields'][number] & { place: number }) {
  const from = place % 2 === 0 ? 0 : 0.52
  const y = ROW * Math.floor(place / 2)
  const tone = fault === undefined ? '' : 'accent'
  const words = tone || 'ink'
  return (
    <g>
      <text x={share(from)} y={y + 13} className={words}>
        {field}
      </text>
      <Bar from={from} to={from + 0.48} y={y + 22} height={34} className={`${tone} sheet`} />
      <svg x={share(from)} y={y + 39} aria-hidden="true">
        {stop !== undefined && (
          <>
            <circle cx="19" cy="0" r="11" className={tone ? 'accent wash' : undefined} />
            <text x="19" y="4.5" textAnchor="middle" className={words}>
              {stop}
            </text>
          </>
        )}
        <text x={stop === undefined ? 10 : 38} y="4.5" className={words}>
          {fault}
        </text>
      </svg>
    </g>
  )
}

export const Conformance = ({ fields, columns, criteria }: Props) => (
  <>
    <Plot height={ROW * Math.ceil(fields.length / 2)}>
      {fields.map((field, place) => (
        <Field key={field.field} {...field} place={place} />
      ))}
    </Plot>
    <Grid
      columns={columns}
      rows={criteria.map(({ criterion, level, support, remark }) => [
        criterion,
        level,
        remark ? (
          <>
            <mark>{support}</mark>
            <br />
            {remark}
          </>
        ) : (
          support
        ),
      ])}
    />
  </>
)
