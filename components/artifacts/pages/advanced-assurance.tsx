import { Artifact, Grid, markedIf } from '../Artifact.tsx'

/** TMMi’s: not, partially, largely and fully achieved. */
const GRADES = ['N', 'P', 'L', 'F']

const AREAS = [
  { area: '2.1 Test policy and strategy', grade: 'F' },
  { area: '2.2 Test planning', grade: 'L' },
  { area: '2.3 Test monitoring and control', grade: 'L' },
  { area: '2.4 Test design and execution', grade: 'F' },
  { area: '2.5 Test environment', grade: 'P' },
]

const isShort = (grade: string) => GRADES.indexOf(grade) < GRADES.indexOf('L')

export const MaturityProfile = () => (
  <Artifact
    name="TMMi level 2"
    about="one product line, five process areas"
    caption="A maturity assessment (example): not, partially, largely or fully achieved. One area below “largely” keeps the line from level 2."
  >
    <div className="artifact-grades">
      <Grid
        columns={['Achieved', ...GRADES]}
        rows={AREAS.map(({ area, grade }) => [
          markedIf(isShort(grade), area),
          ...GRADES.map((name) => (
            <svg
              key={name}
              width="20"
              height="20"
              role="img"
              aria-label={name === grade ? 'yes' : 'no'}
            >
              {name === grade ? (
                <circle
                  cx="10"
                  cy="10"
                  r="8"
                  className={isShort(grade) ? 'accent wash' : 'ink filled'}
                />
              ) : (
                <circle cx="10" cy="10" r="2" className="secondary" />
              )}
            </svg>
          )),
        ])}
      />
    </div>
  </Artifact>
)
