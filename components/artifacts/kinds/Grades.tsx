import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'

interface DotProps {
  isReached: boolean
  isShort: boolean
  label: string
}

const Dot = ({ isReached, isShort, label }: DotProps) => (
  <svg width="20" height="20" role="img" aria-label={label}>
    {isReached ? (
      <circle cx="10" cy="10" r="8" className={isShort ? 'accent wash' : 'ink filled'} />
    ) : (
      <circle cx="10" cy="10" r="2" className="secondary" />
    )}
  </svg>
)

type Props = ArtifactOf<'grades'>

export function Grades({ heading, grades, enough, reached, notReached, areas }: Props) {
  const isShort = (grade: string) => grades.indexOf(grade) < grades.indexOf(enough)
  return (
    <div className="artifact-grades">
      <Grid
        columns={[heading, ...grades]}
        rows={areas.map(({ area, grade }) => [
          markedIf(isShort(grade), area),
          ...grades.map((name) => (
            <Dot
              key={name}
              isReached={name === grade}
              isShort={isShort(grade)}
              label={name === grade ? reached : notReached}
            />
          )),
        ])}
      />
    </div>
  )
}
