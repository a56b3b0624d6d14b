import { Drawing, Plumb } from './Drawing.tsx'

const BUILT = [0, 1, 2]

/** A bridge built span by span; each finished one carries a weight. */
export function DigitalTransformation() {
  return (
    <Drawing label="A bridge built in spans. The three that stand each carry a weight; the fourth is only outlined, and a plumb line hangs where it will begin.">
      <path className="t" d="M56 280h48m24 0h32m24 0h72m24 0h32m24 0h40M64 296h32m40 0h56m40 0h32m24 0h48" />
      <path className="s" d="M0 128h24v176H0zM392 304V128h24v176z" />
      {BUILT.map((span) => (
        <g key={span} transform={`translate(${24 + 92 * span} 0)`}>
          <path className="s" d="M0 128h92v176H76V208a38 38 0 0 0-76 0z" />
          <path className="t" strokeWidth="12" strokeDasharray="2 8" d="M-6 208a44 44 0 0 1 88 0" />
          <path d="M0 208a38 38 0 0 1 76 0M0 140h92" />
          <path className="a w" d="M22 128l8-32h16l8 32z" />
          <circle className="a" cx="38" cy="89" r="7" />
        </g>
      ))}
      <path className="a d" d="M300 128h92M300 140h92M300 208a46 38 0 0 1 92 0" />
      <Plumb x={308} from={128} to={272} />
    </Drawing>
  )
}
