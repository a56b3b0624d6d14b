import { Drawing, Plumb } from './Drawing.tsx'

/** Where each answer to the same question swings, in degrees; the tolerance is twenty. */
const INSIDE = [16, 12, 8, 4, -4, -8, -13]
const OUTSIDE = [29, -25]

const Answer = ({ angle, fill }: { angle: number; fill: string }) => (
  <g transform={`rotate(${angle} 208 16)`}>
    <path className="n" d="M208 16v208" />
    <circle className={fill} cx="208" cy="232" r="8" />
  </g>
)

/** One question asked many times. */
export function GenerativeAiTesting() {
  return (
    <Drawing label="Pendulums hang from one point, one for each answer to the same question. Most swing inside a marked tolerance, two outside of it.">
      <path className="w" stroke="none" d="M208 16l96 264a281 281 0 0 1-192 0z" />
      <path className="a d" d="M208 16l96 264M208 16l-96 264" />
      <path className="n" d="M80 247a264 264 0 0 0 256 0" />
      <path d="M144 16h128M152 16l8-8m8 8 8-8m8 8 8-8m8 8 8-8m8 8 8-8m8 8 8-8m8 8 8-8m8 8 8-8" />
      <g className="r">
        {INSIDE.map((angle) => (
          <Answer key={angle} angle={angle} fill="s" />
        ))}
        {OUTSIDE.map((angle) => (
          <Answer key={angle} angle={angle} fill="f" />
        ))}
      </g>
      <Plumb x={208} from={16} to={312} />
    </Drawing>
  )
}
