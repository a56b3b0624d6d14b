import { longDay } from '#lib/content/days.ts'
import type { FigureName, FigureProps } from '#lib/content/figures.ts'
import { getResult } from '#lib/content/pages.ts'
import * as charts from './Charts.ts'
import * as flows from './Flows.ts'
import { type Drawing, type Layer, Layers } from './kit.tsx'
import * as plans from './Plans.ts'
import { FRAMES, type Frame } from './room.ts'
import * as sheets from './Sheets.ts'
import * as stacks from './Stacks.ts'
import * as webs from './Webs.ts'

/** Does not compile if a figure in the schema has no drawing. */
const drawings: { [N in FigureName]: Drawing<N> } = { ...charts, ...flows, ...plans, ...sheets, ...stacks, ...webs }

/** These run downward if there is no room to run across. */
const TALL = /^(lanes|layers|loop|ports|quadrant|schedule|sequence|tree)$/

/** `across` is set by a wide section, not by authors. */
export function Figure({ across = false, ...props }: FigureProps & { across?: boolean }) {
  const frames = {
    ...(across && { across: FRAMES.across }),
    wide: FRAMES.wide,
    narrow: TALL.test(props.name) ? FRAMES.tall : FRAMES.narrow,
  }
  // The union loses which name goes with which props; the map of drawings checks each pair.
  const draw = drawings[props.name] as (props: FigureProps & { frame: Frame }) => Layer[]
  const day = props.name === 'measured' ? getResult(props.of)?.day : undefined
  return (
    <figure className={across ? 'figure figure-noted' : 'figure'}>
      <div className="figure-drawing" role="img" aria-label={props.title}>
        {Object.entries(frames).map(([name, frame]) => (
          <svg
            key={name}
            className={`figure-${name}`}
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
          >
            <Layers of={draw({ ...props, frame })} />
          </svg>
        ))}
      </div>
      <figcaption className="label">
        {props.caption}
        {day && (
          <>
            , <time dateTime={day}>{longDay(day)}</time>
          </>
        )}
      </figcaption>
    </figure>
  )
}
