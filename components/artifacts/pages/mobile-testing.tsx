import { Artifact, Grid, markedIf } from '../Artifact.tsx'
import { Plot, share } from '../plot.tsx'

/** Height and width in millimeters, and the share of sessions in percent. */
const DEVICES = [
  {
    name: 'Redmi 9A',
    high: 165,
    wide: 77,
    sessions: 6,
    reason: 'Least memory, 2 GB',
    isMarked: true,
  },
  {
    name: 'iPhone SE',
    high: 138,
    wide: 67,
    sessions: 12,
    reason: 'Smallest screen',
    isMarked: false,
  },
  {
    name: 'Galaxy A14',
    high: 168,
    wide: 78,
    sessions: 31,
    reason: 'Used by most',
    isMarked: false,
  },
  {
    name: 'iPhone 15',
    high: 148,
    wide: 72,
    sessions: 22,
    reason: 'Newest system',
    isMarked: false,
  },
]

const total = DEVICES.reduce((sum, { sessions }) => sum + sessions, 0)
const SCALE = 0.74
const GROUND = 132

export const DeviceList = () => (
  <Artifact
    name="Devices to test by hand"
    about={`four models, ${total}% of sessions`}
    caption="A device list with a reason for each model (example). The oldest phone finds the most."
  >
    <Plot height={GROUND + 4}>
      {DEVICES.map(({ name, high, wide, isMarked }, index) => (
        <svg
          key={name}
          x={share((index + 0.5) / DEVICES.length)}
          y={GROUND - high * SCALE}
          aria-hidden="true"
        >
          <rect
            x={(-wide * SCALE) / 2}
            width={wide * SCALE}
            height={high * SCALE}
            rx="8"
            className={isMarked ? 'accent wash' : 'sheet'}
          />
          <path d={`M-9 ${high * SCALE - 7}h18`} className="secondary" />
        </svg>
      ))}
      <line x1="0" x2="100%" y1={GROUND} y2={GROUND} />
    </Plot>
    <Grid
      columns={['Device', 'Reason', 'Sessions']}
      numbersFrom={2}
      rows={DEVICES.map(({ name, sessions, reason, isMarked }) => [
        name,
        markedIf(isMarked, reason),
        `${sessions}%`,
      ])}
    />
  </Artifact>
)
