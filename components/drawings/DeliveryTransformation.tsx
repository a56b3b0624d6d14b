import { Drawing, Plumb } from './Drawing.tsx'

/** The five dates of a change, along the road over the hill. */
const DATES = ['24 272', '128 160', '232 56', '336 208', '400 272']

/** A straight way through a hill, set out from a shaft by a plumb line, as surveyors of tunnels do. */
export function DeliveryTransformation() {
  return (
    <Drawing label="A hill with a road over it that has five milestones. A plumb line in a shaft sets out a straight tunnel below; its last stretch is not dug yet.">
      <path
        className="s"
        d="M0 304v-32h40C80 272 96 184 128 160S168 136 184 104 208 56 232 56 272 88 288 128 320 176 336 208 360 272 384 272h32v32"
      />
      <path
        className="t"
        d="M192 88l66 24M168 132l126 44M140 153l190 68M117 170l164 58M97 192l106 37M80 228l24 8M40 288h336"
      />
      <path className="n" d="M224 60v180m16-180v180" />
      <path className="a w" d="M79 240h177v24H60z" />
      <path className="a" d="M152 240v24m104-24v24" />
      <path className="a d" d="M256 240h95m15 24H256" />
      {DATES.map((at) => (
        <circle key={at} r="8" className="s" transform={`translate(${at})`} />
      ))}
      <Plumb x={232} from={64} to={262} />
    </Drawing>
  )
}
