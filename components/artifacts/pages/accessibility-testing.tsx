import { Artifact, Grid } from '../Artifact.tsx'

const CRITERIA = [
  { criterion: '1.1.1 Non-text Content', level: 'A', support: 'Supports' },
  { criterion: '1.4.10 Reflow', level: 'AA', support: 'Supports' },
  {
    criterion: '2.1.1 Keyboard',
    level: 'A',
    support: 'Partially supports',
    remark: 'Expiry date out of reach',
  },
  { criterion: '2.4.7 Focus Visible', level: 'AA', support: 'Supports' },
  {
    criterion: '4.1.2 Name, Role, Value',
    level: 'A',
    support: 'Partially supports',
    remark: 'One field without a name',
  },
]

export const ConformanceTable = () => (
  <Artifact
    name="Conformance report"
    about="WCAG 2.2, payment form"
    caption="Part of a report on the VPAT 2.5 template (example). “Partially supports” stands where that is the truth."
  >
    <Grid
      columns={['Criterion', 'Level', 'Conformance and remarks']}
      rows={CRITERIA.map(({ criterion, level, support, remark }) => [
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
  </Artifact>
)
