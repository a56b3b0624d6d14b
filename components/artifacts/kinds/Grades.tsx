import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'

interface StepProps {
  isReached: boolean
  isShort: boolean
  /** Whether the line stands before it, which an area has to pass. */
  isEnough: boolean
  label: string
}

/** A grade, filled if an area has reached just this one: as a bar from the lowest, it would be in that, too. */
const Step = ({ isReached, isShort, isEnough, label }: StepProps) => (
  <svg width="100%" height="16" role="img" aria-label={label}>
    <rect
      width="100%"
      height="16"
      className={isReached ? `${isShort ? 'accent' : 'ink'} filled` : 'secondary'}
    />
    {isEnough && <line x1="-3" x2="-3" y1="-9" y2="25" className="accent dashed" />}
  </svg>
)

type Props = ArtifactOf<'grades'>

export function Grades({ heading, grades, enough, reached, notReached, areas }: Props) {
  return (
    <div className="artifact-grades">
      <Grid
        columns={[heading, ...grades]}
        rows={areas.map(({ area, grade }) => {
          const height = grades.indexOf(grade)
          const isShort = height < grades.indexOf(enough)
          return [
            markedIf(isShort, area),
            ...grades.map((name, step) => (
              <Step
                key={name}
                isReached={step === height}
                isShort={isShort}
                isEnough={name === enough}
                label={step === height ? reached : notReached}
              />
            )),
          ]
        })}
      />
    </div>
  )
}
