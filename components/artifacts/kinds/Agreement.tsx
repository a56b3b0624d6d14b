import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'

export const Agreement = ({ columns, rows, result }: ArtifactOf<'agreement'>) => (
  <>
    <div className="artifact-counts">
      <Grid
        columns={columns}
        rows={rows.map(({ name, counts }, row) => [
          name,
          ...counts.map((count, column) => markedIf(row === 1 && column === 0, count)),
        ])}
      />
    </div>
    <p className="artifact-sum artifact-mono">{result}</p>
  </>
)
