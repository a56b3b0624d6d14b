import type { ComponentType } from 'react'
import type { FigureProps } from '#lib/content/figures.ts'
import { getResult } from '#lib/content/pages.ts'
import { longDay } from '#lib/site/messages.ts'
import { drawings } from './drawings.ts'
import { FRAMES, type Framed } from './kit.tsx'

/** Where these have no room to go across, they go downwards. */
const TALL = /^(hub|lanes|layers|loop|ports|quadrant|router|schedule|sequence|tree)$/

type Props = FigureProps & {
  /** Set by a wide section, not by authors. */
  across?: boolean
}

/** A drawing with its name for those who do not see it, and the line under it. */
export function Figure({ across = false, ...props }: Props) {
  const narrow = TALL.test(props.name) ? FRAMES.tall : FRAMES.narrow
  const frames = [...(across ? [FRAMES.across] : []), FRAMES.wide, narrow]
  // The union loses which name goes with which props; the map of drawings has checked each pair.
  const Drawing = drawings[props.name] as ComponentType<Framed<FigureProps>>
  const day = props.name === 'measured' ? getResult(props.of)?.day : undefined
  return (
    <figure className={across ? 'figure figure-noted' : 'figure'}>
      <div className="figure-drawing" role="img" aria-label={props.title}>
        {frames.map((frame) => (
          <svg
            key={frame.width}
            className={
              frame.narrow ? 'figure-narrow' : frame === FRAMES.across ? 'figure-across' : 'figure-wide'
            }
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
          >
            <Drawing {...props} frame={frame} />
          </svg>
        ))}
      </div>
      <figcaption>
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
