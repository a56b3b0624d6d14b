import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'
import { Tick } from '../plot.tsx'

export const Risks = ({ columns, risks, ticked, mark, result }: ArtifactOf<'risks'>) => (
  <>
    <Grid
      columns={columns}
      rows={risks.map(({ risk, owner, kind, covered }) => [
        <>
          {risk}
          <br />
          <span className="artifact-mono">{kind}</span>
        </>,
        owner,
        covered === ticked ? (
          <>
            <Tick /> {covered}
          </>
        ) : (
          markedIf(covered === mark, covered)
        ),
      ])}
    />
    <p className="artifact-sum">{result}</p>
  </>
)
