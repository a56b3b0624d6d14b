import { Drawing, Plumb } from './Drawing.tsx'

const RIVER =
  'M0 176C40 176 32 64 80 64S104 272 152 272 160 72 208 72 232 264 280 264 296 72 340 88 368 176 416 176'

/** The stakes stand where the river has come back to the line. */
const STAKES = ['56 176', '116 176', '180 176', '244 176']

/** A river cut straight: the way of a change, bend by bend. */
export function DeliveryTransformation() {
  return (
    <Drawing label="A map of a river in wide bends, and a straight channel staked out through them. It is dug for two thirds of the way; a surveyor’s tripod stands over the point where it goes on.">
      <path
        className="t"
        d="M0 32c80-40 152 24 208 0s136-24 208 8M0 304c72 24 136-24 208 0s152 16 208-8M24 224c8-16 24-16 32 0s-24 32-32 0M352 232c16-24 40-8 40 8s-56 24-40-8M236 112c8-16 24-8 20 8s-32 16-20-8"
      />
      <path className="n" strokeWidth="26" d={RIVER} />
      <path strokeWidth="23" stroke="var(--paper)" d={RIVER} />
      <path className="t" strokeDasharray="12 20" d={RIVER} />
      <path className="a w" d="M0 166h280v20H0" />
      <path className="a d" d="M280 166h136M280 186h136" />
      <path className="a" d="M24 176h204m-10-6l10 6-10 6" />
      {STAKES.map((at) => (
        <path key={at} className="s" d="M-4-24h8v32l-4 8-4-8zM-4-12h8" transform={`translate(${at})`} />
      ))}
      <path className="s" d="M264 72h48v16h-48zM312 76h16v8h-16zM280 88h16v8h-16z" />
      <path d="M282 96l-34 104M294 96l34 104M272 128h32" />
      <Plumb x={288} from={96} to={176} />
    </Drawing>
  )
}
