/** Five releases as courses of a wall, each checked against the line. */
const RELEASES = [
  { label: 'v4.5 accepted', y: 64 },
  { label: 'v4.3 system', y: 256 },
  { label: 'v4.2 contract', y: 352 },
  { label: 'v4.1 unit', y: 448 },
]
const HEIGHTS = [64, 160, 256, 352, 448]

/** What each tagline says of the fourth release, beside the line and on the block; the first says nothing. */
const STATES = [
  { state: 'hero-drawing-found', beside: ['off by', '12 mm'], label: 'v4.4 +38 ms' },
  { state: 'hero-drawing-accepted', beside: ['Friday', '16:30'], label: 'v4.4 accepted' },
  { state: 'hero-drawing-model', beside: ['within', '±12 mm'], label: 'v4.4 model' },
]

/** The drawing of the hero: a plumb line beside a wall of releases, in one state for each tagline of the cube. */
export function HeroDrawing() {
  return (
    <svg
      className="hero-drawing"
      viewBox="0 0 420 640"
      role="img"
      aria-label="A plumb line hangs beside a wall of five releases and shows whether they stand true. The fourth is found out of line by 12 millimeters, put right and accepted."
    >
      <path
        className="hero-drawing-course"
        d={[...HEIGHTS, 544].map((y) => `M0 ${y}h136m32 0h252`).join('')}
      />
      {RELEASES.map(({ label, y }) => (
        <g key={label}>
          <path className="hero-drawing-stone" d={`M196 ${y}h196v96h-196z`} />
          <text x="212" y={y + 54}>
            {label}
          </text>
        </g>
      ))}
      <g className="hero-drawing-block">
        <path className="hero-drawing-stone" d="M196 160h196v96h-196z" />
        <text className="hero-drawing-first" x="212" y="214">
          v4.4 load
        </text>
        {STATES.map(({ state, label }) => (
          <text key={label} className={state} x="212" y="214">
            {label}
          </text>
        ))}
      </g>
      <path className="hero-drawing-accepted" d={HEIGHTS.map((y) => `M356 ${y + 20}l8 8 16-18`).join('')} />
      <path
        className="hero-drawing-model"
        strokeDasharray="4"
        d="M184 144v128M208 144v128M380 144v128M404 144v128"
      />
      <path className="hero-drawing-found" strokeDasharray="4" d="M124 208h72" />
      {STATES.map(({ state, beside: [what, measure] }) => (
        <g key={what} className={`${state} hero-drawing-beside`}>
          <text x="112" y="204">
            {what}
          </text>
          <text x="112" y="228">
            {measure}
          </text>
        </g>
      ))}
      <path d="M168 64h14M168 160h14M168 256h14M168 352h14M168 448h14M168 544h14" />
      {HEIGHTS.map((y, index) => (
        <text key={y} className="hero-drawing-height" x="158" y={y}>
          {HEIGHTS.length - index}
        </text>
      ))}
      <g className="hero-drawing-line">
        <path d="M196 0v516" />
        <path className="hero-drawing-bob" d="M196 508l20 22-20 58-20-58z" />
      </g>
    </svg>
  )
}
