import { Drawing, Plumb } from './Drawing.tsx'

/** Where each staff stands, how high the ground is there, and what it measures. */
const STAFFS = [
  { x: 184, ground: 248, name: 'market' },
  { x: 280, ground: 200, name: 'risk' },
  { x: 376, ground: 232, name: 'rivals' },
]
const TOP = 48

/** A level on its tripod reads three staffs, which stand on ground of different heights. */
export function StrategicAssessments() {
  return (
    <Drawing label="A surveyor’s level on a tripod, with a plumb line under it. One horizontal line of sight crosses three graduated staffs on uneven ground, and each gives another reading.">
      <path
        className="s"
        d="M0 320V272C64 272 120 272 152 256S216 240 232 216 264 200 296 200 328 232 360 232 400 232 416 228V320"
      />
      <path className="n" d="M80 112L40 272M80 112l56 152M80 112l28 156" strokeWidth="5" />
      <path className="a" d="M112 96h304" />
      {STAFFS.map(({ x, ground, name }) => {
        const marks = Array.from({ length: Math.floor((ground - TOP) / 8) }, (_, index) => ground - 8 * index)
        return (
          <g key={name}>
            <path className="s" d={`M${x - 8} ${TOP}h16V${ground}h-16z`} />
            <path
              className="n"
              d={marks.map((y, index) => `M${x - 8} ${y}h${index % 4 ? 6 : 16}`).join('')}
            />
            <path className="a w" d={`M${x - 8} 88h16v16h-16zM${x - 8} 96h16`} />
            <text x={x} y="300" textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
      <path
        className="s"
        d="M40 80h64v24H40zM104 84h12v16h-12zM28 86h12v12H28zM64 104h32v8H64zM56 72h24v8H56z"
      />
      <path className="a" d="M60 76h16m-8-4v8" />
      <Plumb x={80} from={112} to={264} />
    </Drawing>
  )
}
