import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'

type Props = ArtifactOf<'handover'>
type Level = Props['tasks'][number]['levels'][number]

interface DiscProps {
  level: Level
  isMarked: boolean
  label: string
}

/** A circle that is empty, half full or full. */
const Disc = ({ level, isMarked, label }: DiscProps) => (
  <svg width="22" height="22" role="img" aria-label={label}>
    <circle cx="11" cy="11" r="9" className={isMarked ? 'accent wash' : 'sheet'} />
    {level !== 'notYet' && (
      <path
        className="ink filled"
        d={level === 'alone' ? 'M11 2a9 9 0 0 1 0 18a9 9 0 0 1 0-18' : 'M11 2a9 9 0 0 0 0 18'}
      />
    )}
  </svg>
)

export const Handover = ({ columns, tasks, ...labels }: Props) => (
  <div className="artifact-grades">
    <Grid
      columns={columns}
      rows={tasks.map(({ task, levels }) => {
        const isOpen = levels.at(-1) === 'notYet'
        return [
          markedIf(isOpen, task),
          ...levels.map((level, person) => (
            <Disc
              key={columns[person + 1]}
              level={level}
              isMarked={isOpen && person === levels.length - 1}
              label={labels[level]}
            />
          )),
        ]
      })}
    />
  </div>
)
