import { Drawing } from './Drawing.tsx'

/** A house that stands, and the outer pole of its scaffold on the way out. */
export function StaffingConsulting() {
  return (
    <Drawing label="A finished house with a scaffold beside it. The outer pole of the scaffold is being taken away, and the house stands.">
      <path className="t" d="M0 304h416" />
      <path className="s" d="M32 304V128h208v176z" />
      <path className="s" d="M16 128l40-72h160l40 72z" />
      <path className="n" d="M25 112h222M34 96h204M43 80h186M52 64h168" />
      <path className="s" d="M176 72V32h24v40z" />
      <path
        className="s"
        d="M112 304v-80h48v80zM56 152h40v40H56zM176 152h40v40h-40zM56 232h32v40H56zM184 232h32v40h-32zM112 152h48v40h-48z"
      />
      <path
        className="n"
        d="M76 152v40m-20-20h40m100-20v40m-20-20h40M136 152v40m-24-20h48M72 232v40m128-40v40"
      />
      <path className="s" d="M264 304V40h4v264zM248 120h96v6h-96zM248 208h96v6h-96z" />
      <path className="n" d="M268 208l72-82M268 302l72-88" />
      <path className="a d" d="M328 304V40h4v264z" />
      <g className="g">
        <path className="a w" d="M360 304l36-262 5 1-36 262z" />
      </g>
      <path className="a" d="M340 80h36m-8-6 8 6-8 6" />
    </Drawing>
  )
}
