import { Drawing, Plumb } from './Drawing.tsx'

/** Three fronts of one elevation from the left, with the upper edges of their windows. */
const FRONTS = [
  { x: 32, top: 208, windows: [232] },
  { x: 144, top: 128, windows: [152, 208] },
  { x: 256, top: 40, windows: [64, 120, 176, 232] },
]

/** One elevation with three plumb lines. */
export function DigitalAssurance() {
  return (
    <Drawing label="The elevation of three houses. On each hangs a plumb line as long as the house is high; the tallest house leans.">
      <path className="t" d="M0 304h416" />
      {FRONTS.map(({ x, top, windows }) => (
        <g key={x}>
          <g transform={top === 40 ? 'matrix(1 0 -.05 1 15 0)' : undefined}>
            <path className="s" d={`M${x} 304V${top}h112v${304 - top}z`} />
            <path className="s" d={`M${x - 4} ${top}h120v-8h-120z`} />
            {windows.map((y) => (
              <path
                key={y}
                className="n"
                d={`M${x + 16} ${y}h24v32h-24zM${x + 72} ${y}h24v32h-24zm-56 16h24m32 0h24`}
              />
            ))}
          </g>
          <Plumb x={x + 56} from={top} to={300} />
        </g>
      ))}
    </Drawing>
  )
}
