import { Drawing } from './Drawing.tsx'

const CHAIR = 'v-20q0-8 8-8h40q8 0 8 8v20'

/** Three chairs at the upper side of the table; the one in the middle is free. */
const chairs = (
  <>
    <path className="s" d={`M80 64${CHAIR}M280 64${CHAIR}`} />
    <path className="a d" d={`M180 60${CHAIR}z`} />
  </>
)

/** A table from above, with one brief in its middle. */
export function ProductEngineering() {
  return (
    <Drawing label="A table from above. Coins, a set square, a paper plane and code lie around one brief; two of six chairs are still free.">
      {chairs}
      <g transform="rotate(180 208 160)">{chairs}</g>
      <rect className="s" x="48" y="64" width="320" height="192" rx="8" />
      <path className="s" d="M72 128v8a20 8 0 0 0 40 0v-8" />
      <path className="s" d="M72 120v8a20 8 0 0 0 40 0v-8" />
      <ellipse className="s" cx="92" cy="112" rx="20" ry="8" />
      <path d="M72 112v8m40-8v8" />
      <circle className="s" cx="132" cy="136" r="12" />
      <path d="M132 130v12" />
      <path className="s" d="M272 136V88l72 48zM284 126v-18l28 18zM272 144l72 0 0 6-72 0z" />
      <path className="s" d="M72 184h72v48H72z" />
      <path d="M94 198l-10 10 10 10M122 198l10 10-10 10M112 194l-8 28" />
      <path className="s" d="M272 204l72-20-40 52-8-24z" />
      <path d="M296 212l48-28" />
      <g className="g">
        <path className="a w" d="M172 104h56l16 16v96h-72z" />
        <path className="a" d="M228 104v16h16M184 128h24m-24 12h16" />
        <path className="a" d="M208 144v28" />
        <path className="f" d="M208 168l8 9-8 23-8-23z" />
      </g>
    </Drawing>
  )
}
