import type { FigureName, FigureProps } from '#lib/content/figures.ts'
import * as charts from './charts.ts'
import * as flows from './flows.ts'
import { type Drawing, type Layer, Layers } from './kit.tsx'
import * as plans from './plans.ts'
import { quadrant } from './quadrant.ts'
import { FRAMES, type Frame } from './room.ts'
import { BOX, sequence } from './sequence.ts'
import * as sheets from './sheets.ts'
import * as stacks from './stacks.ts'
import { LOW, timeline, WINDOW } from './timeline.ts'
import * as webs from './webs.ts'

/** A result is drawn as bars. */
type DrawingProps = Exclude<FigureProps, { name: 'measured' }>

/** Does not compile if a figure in the schema has no drawing. */
const drawings: { [N in Exclude<FigureName, 'measured'>]: Drawing<N> } = {
  ...charts,
  ...flows,
  ...plans,
  quadrant,
  sequence,
  ...sheets,
  ...stacks,
  timeline,
  ...webs,
}

/** These run downward if there is no room to run across. */
const TALL: readonly FigureName[] = [
  'lanes',
  'layers',
  'loop',
  'matrix',
  'ports',
  'quadrant',
  'schedule',
  'sequence',
  'tree',
]

/** The height of a drawing that would stand in an empty frame, or has more to show than its frame has room for. */
function heightOf(figure: DrawingProps, { height }: Frame): number {
  if (figure.name === 'timeline') return figure.window ? LOW + WINDOW : LOW
  return figure.name === 'sequence' && figure.box ? height + BOX : height
}

/** The drawings of a figure, one for each width. */
export function Drawings({ figure, across }: { figure: DrawingProps; across: boolean }) {
  const frames = {
    ...(across && { across: FRAMES.across }),
    wide: FRAMES.wide,
    narrow: TALL.includes(figure.name) ? FRAMES.tall : FRAMES.narrow,
  }
  // The union loses which name goes with which props; the map of drawings checks each pair.
  const draw = drawings[figure.name] as (props: DrawingProps & { frame: Frame }) => Layer[]
  return Object.entries(frames).map(([name, full]) => {
    const frame = { ...full, height: heightOf(figure, full) }
    return (
      <svg
        key={name}
        className={`figure-${name}`}
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
      >
        <Layers layers={draw({ ...figure, frame })} />
      </svg>
    )
  })
}
