import { Artifact, Grid, markedIf } from '../Artifact.tsx'

const LEVELS = ['not yet', 'once, watched', 'alone'] as const
type Level = (typeof LEVELS)[number]

const TASKS: { task: string; expert: Level; engineer: Level; successor: Level }[] = [
  { task: 'Close the month', expert: 'alone', engineer: 'alone', successor: 'alone' },
  { task: 'Restore a backup', expert: 'alone', engineer: 'alone', successor: 'once, watched' },
  { task: 'Load new tax tables', expert: 'alone', engineer: 'alone', successor: 'not yet' },
  {
    task: 'Renew bank keys',
    expert: 'alone',
    engineer: 'once, watched',
    successor: 'once, watched',
  },
  { task: 'Answer the auditor', expert: 'alone', engineer: 'not yet', successor: 'once, watched' },
]

/** A circle that is empty, half full or full. */
const Disc = ({ level, isMarked }: { level: Level; isMarked: boolean }) => (
  <svg width="22" height="22" role="img" aria-label={level}>
    <circle cx="11" cy="11" r="9" className={isMarked ? 'accent wash' : 'sheet'} />
    {level !== 'not yet' && (
      <path
        className="ink filled"
        d={level === 'alone' ? 'M11 2a9 9 0 0 1 0 18a9 9 0 0 1 0-18' : 'M11 2a9 9 0 0 0 0 18'}
      />
    )}
  </svg>
)

export const HandoverMatrix = () => (
  <Artifact
    name="Handover list"
    about="week 11 of 12"
    caption="Who can do what at the end of a placement (example): full circle alone, half once while our engineer watched, empty not yet."
  >
    <div className="artifact-grades">
      <Grid
        columns={['Task', 'Expert', 'Ours', 'Successor']}
        rows={TASKS.map(({ task, expert, engineer, successor }) => [
          markedIf(successor === 'not yet', task),
          <Disc key="expert" level={expert} isMarked={false} />,
          <Disc key="engineer" level={engineer} isMarked={false} />,
          <Disc key="successor" level={successor} isMarked={successor === 'not yet'} />,
        ])}
      />
    </div>
  </Artifact>
)
