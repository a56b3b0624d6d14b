import { Drawing, Plumb } from './Drawing.tsx'

/** Three houses of one terrace, to one line: lived in, going up, and agreed on. */
export function DevelopmentServices() {
  return (
    <Drawing label="A terrace of three houses under one string line. The first is lived in, the second is a timber frame, the third is only outlined; a plumb line hangs where it will begin.">
      <path className="t" d="M0 272h416M32 280h24m16 0h48m24 0h32m32 0h56m24 0h32m24 0h40" />
      <path className="s" d="M100 92V56h20v52M24 128h120v144H24z" />
      <path className="w" d="M16 134l68-62 68 62h-18L84 88l-50 46z" />
      <path d="M40 152h32v32H40zM96 152h32v32H96zM96 216h32v32H96zM40 272v-56h32v56" />
      <path
        className="n"
        d="M56 152v32M40 168h32M112 152v32M96 168h32M112 216v32M96 232h32M66 246v4M88 248h48"
      />
      <g className="g">
        <path className="s" d="M144 272V128h120v144h-8V136H152v136z" />
        <path className="s" d="M136 134l68-62 68 62h-12l-56-50-56 50z" />
        <path
          className="n"
          d="M176 136v136M204 84v188M232 136v136M152 200h104M152 208h104M176 114v14M232 114v14"
        />
        <path className="n" d="M152 272l24-64M256 272l-24-64M176 200l28-64M232 200l-28-64" />
      </g>
      <path
        className="a d"
        d="M264 272V128h120v144M256 134l68-62 68 62M280 152h32v32h-32zM336 152h32v32h-32z"
      />
      <path className="a" d="M8 128h400M8 120v16M408 120v16" />
      <Plumb x={264} from={128} to={268} />
      <g textAnchor="middle">
        <text x="84" y="312">
          in use
        </text>
        <text x="204" y="312">
          in build
        </text>
        <text x="324" y="312">
          agreed
        </text>
      </g>
    </Drawing>
  )
}
