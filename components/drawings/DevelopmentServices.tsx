import { Drawing } from './Drawing.tsx'

/** Where the near lower corner of each piece lies, the far ones first; the third is drawn out of its place. */
const PIECES = ['312 148', '248 180', '120 244', '56 276', '280 260']

/** A beam of five jointed pieces with one line scribed along all of them. */
export function DevelopmentServices() {
  return (
    <Drawing label="A beam of five pieces that fit into each other, with one line scribed along all five. The third piece is drawn out.">
      <path className="n d" d="M184 164l96 48M248 132l96 48M200 204l96 48M264 172l96 48" />
      {PIECES.map((at) => (
        <g key={at} className={at === PIECES.at(-1) ? 'g' : undefined}>
          <g transform={`translate(${at})`}>
            <path className="s" d="M16-8v-24l-40-20v24zM0-24v-24l-40-20v24z" />
            <path className="s" d="M64-56l16-8-40-20-16 8z" />
            <path className="s" d="M16-8v-24L0-24v-24l64-32v24l16-8v24z" />
            <path className="s" d="M0-48l64-32-40-20-64 32z" />
            <path className="a" d="M-20-58l64-32" />
          </g>
        </g>
      ))}
    </Drawing>
  )
}
