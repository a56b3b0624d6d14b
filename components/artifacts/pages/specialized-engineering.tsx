import { Artifact } from '../Artifact.tsx'
import { Bar, Curve, Plot, share } from '../plot.tsx'

/** What the board draws, in milliamperes, from a second on. */
const CURRENT = [
  { second: 3, milliamperes: 178 },
  { second: 14, milliamperes: 96 },
  { second: 24, milliamperes: 0 },
  { second: 27, milliamperes: 62 },
  { second: 45, milliamperes: 178 },
  { second: 52, milliamperes: 12 },
]
const SECONDS = 60

const HEIGHT = 200
const yOf = (milliamperes: number) => 168 - 0.72 * milliamperes
const xOf = (second: number) => Math.round((1000 * second) / SECONDS) / 10

const steps = CURRENT.map(
  ({ second, milliamperes }) => `H${xOf(second)}V${yOf(milliamperes).toFixed(1)}`,
).join('')

const PHASES = [
  { from: 3, text: 'download', y: 30 },
  { from: 14, text: 'write B', y: 90 },
  { from: 27, text: 'boot B, silent', y: 148, isMarked: true },
  { from: 45, text: 'A well', y: 30 },
]

export const PowerCut = () => (
  <Artifact
    name="Power cut 317 of 500"
    about="current in mA over 60 s"
    caption="One cut of a night on the bench (example). Slot B boots and never reports, so the device returns to slot A."
  >
    <Plot
      label="The current of a board over one minute: 178 mA while it downloads an update and 96 mA while it writes slot B, until the power is cut at 24 seconds. Slot B boots without reporting, then slot A boots and reports itself well."
      height={HEIGHT}
    >
      <Bar from={27 / SECONDS} to={41 / SECONDS} y={16} height={152} className="wash filled" />
      {[0, 100, 200].map((level) => (
        <g key={level}>
          <line x1="0" x2="100%" y1={yOf(level)} y2={yOf(level)} className="rule" />
        </g>
      ))}
      <line
        x1={share(24 / SECONDS)}
        x2={share(24 / SECONDS)}
        y1="100"
        y2="174"
        className="accent dashed"
      />
      <Curve d={`M0 ${yOf(12).toFixed(1)}${steps}H100`} height={HEIGHT} />
      {PHASES.map(({ from, text, y, isMarked }) => (
        <text
          key={text}
          x={share(from / SECONDS)}
          dx={4}
          y={y}
          className={isMarked ? 'accent' : 'ink'}
        >
          {text}
        </text>
      ))}
      <text x={share(24 / SECONDS)} y={190} textAnchor="middle" className="accent">
        power cut
      </text>
      <text x="0" y={190}>
        0 s
      </text>
      <text x="100%" y={190} textAnchor="end">
        60 s
      </text>
    </Plot>
  </Artifact>
)
