import { Drawing } from './Drawing.tsx'

/** The arms of the pantograph: from its pivot over the elbow to the pen, and the parallelogram that the tracer closes. */
const ARMS = ['M40 280L176 64 376 216', 'M108 172L208 248 276 140']
const JOINTS = ['108 172', '176 64', '276 140']

/** A pantograph: what is traced from examples on one side is drawn larger on the other. */
export function Aiml() {
  return (
    <Drawing label="A pantograph, the drafter’s linkage of four bars. Its tracer follows a small curve among the examples, and its pen draws the same curve twice as large for the model.">
      <path className="t" d="M136 304v-72h112v72zM264 304V160h144v144z" />
      <path className="t" d="M136 268h112M264 232h144" />
      <path d="M152 280c16 0 16-40 28-40s8 24 28 8" />
      <path className="a" strokeWidth="3" d="M264 280c32 0 32-80 56-80s16 48 56 16" />
      {ARMS.map((arm) => (
        <g key={arm} strokeLinecap="round">
          <path strokeWidth="15" d={arm} />
          <path strokeWidth="12" stroke="var(--sheet)" d={arm} />
          <path className="n" strokeDasharray="0 24" strokeWidth="3" d={arm} />
        </g>
      ))}
      {JOINTS.map((at) => (
        <circle key={at} className="s" r="7" transform={`translate(${at})`} />
      ))}
      <path className="s" d="M16 304v-8l12-16h24l12 16v8zM32 280a8 8 0 0 1 16 0" />
      <circle className="s" cx="208" cy="248" r="8" />
      <path d="M208 244v8m-4-4h8" />
      <path className="f" d="M376 180l9 10-9 26-9-26z" />
      <text x="192" y="320" textAnchor="middle">
        examples
      </text>
      <text x="336" y="320" textAnchor="middle">
        model
      </text>
    </Drawing>
  )
}
