import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Grid, markedIf } from '../parts.tsx'
import { Plot, share } from '../plot.tsx'

/** Pixels for a millimeter. */
const SCALE = 0.74
const GROUND = 132

export const Devices = ({ columns, devices }: ArtifactOf<'devices'>) => (
  <>
    <Plot height={GROUND + 4}>
      {devices.map(({ device, height, width, isMarked = false }, index) => (
        <svg
          key={device}
          x={share((index + 0.5) / devices.length)}
          y={GROUND - height * SCALE}
          aria-hidden="true"
        >
          <rect
            x={(-width * SCALE) / 2}
            width={width * SCALE}
            height={height * SCALE}
            rx="8"
            className={isMarked ? 'accent wash' : 'sheet'}
          />
          <path d={`M-9 ${height * SCALE - 7}h18`} className="secondary" />
        </svg>
      ))}
      <line x1="0" x2="100%" y1={GROUND} y2={GROUND} />
    </Plot>
    <Grid
      columns={columns}
      numbersFrom={2}
      rows={devices.map(({ device, reason, sessions, isMarked = false }) => [
        device,
        markedIf(isMarked, reason),
        `${sessions}%`,
      ])}
    />
  </>
)
