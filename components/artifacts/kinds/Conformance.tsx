import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid } from '../parts.tsx'

export const Conformance = ({ columns, criteria }: ArtifactOf<'conformance'>) => (
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
)
