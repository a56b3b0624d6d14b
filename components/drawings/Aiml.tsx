import { Drawing, Plumb } from './Drawing.tsx'

const OUTER = [48, 112, 176, 240]
const INNER = [80, 144, 208]
const lines = (from: number, to: number) =>
  OUTER.flatMap((y) => INNER.map((middle) => `M${from} ${y}L${to} ${middle}`)).join('')

/** A network that works at both ends: four services for testing, four in the product, one line between them. */
export function Aiml() {
  return (
    <Drawing label="A network around a plumb line: four squares with check marks on the left, four circles on the right, all connected through three nodes on the line.">
      <path className="n" d={lines(56, 208) + lines(360, 208)} />
      <path className="a" d="M56 112l152 32 152-96" />
      {OUTER.map((y) => (
        <g key={y}>
          <path className="s" d={`M24 ${y - 16}h32v32H24z`} />
          <path d={`M32 ${y}l6 6 10-12`} />
          <circle className="s" cx="376" cy={y} r="16" />
        </g>
      ))}
      <Plumb x={208} from={0} to={312} />
      {INNER.map((y) => (
        <circle key={y} className="a s" cx="208" cy={y} r="12" />
      ))}
    </Drawing>
  )
}
