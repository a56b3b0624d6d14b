import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { Grid, Terms } from '../parts.tsx'

export const Report = ({ columns, tested, result, terms }: ArtifactOf<'report'>) => (
  <>
    <Grid
      columns={columns}
      numbersFrom={1}
      rows={tested.map(({ area, cases }) => [area, cases])}
      foot={[result, sum(tested.map(({ cases }) => cases))]}
    />
    <Terms terms={terms} />
  </>
)
