import { Drawing } from './Drawing.tsx'

/** Around the building; two of them examine, and three change something. */
const STATIONS = [
  { at: '40 200', examines: true },
  { at: '128 280', examines: true },
  { at: '256 288', examines: false },
  { at: '368 240', examines: false },
  { at: '392 136', examines: false },
]

const LEFT_WINDOWS = ['152 124', '184 140']
const RIGHT_WINDOWS = ['232 144', '264 128']

/** A building, surveyed from five stations. */
export function AdvancedAssurance() {
  return (
    <Drawing label="A building surveyed from five stations around it. Two stations are open marks, three are filled.">
      <path className="t" d="M0 192l216 108L416 200" />
      <path
        className="n d"
        d="M40 200L136 96M128 280L136 96M128 280l88-144M256 288L216 136M256 288L312 88M368 240L312 88M392 136l-80-48"
      />
      <path className="s" d="M216 248l96-48V88L232 48 136 96v112z" />
      <path d="M136 96l80 40 96-48m-96 48v112" />
      {[0, 32, 64].map((y) => (
        <g key={y} transform={`translate(0 ${y})`} className="n">
          {LEFT_WINDOWS.map((at) => (
            <path key={at} d={`M${at}l16 8v20l-16-8z`} />
          ))}
          {RIGHT_WINDOWS.map((at) => (
            <path key={at} d={`M${at}l16-8v20l-16 8z`} />
          ))}
        </g>
      ))}
      <path className="a" d="M40 200l88 80 128 8 112-48 24-104" />
      {STATIONS.map(({ at, examines }) => (
        <path key={at} className={examines ? 'a s' : 'f'} d={`M${at}m0-14 12 22h-24z`} />
      ))}
    </Drawing>
  )
}
