import type { ComponentType } from 'react'
import type { FigureName, FigurePropsOf } from '#lib/content/figures.ts'
import { Bars } from './Bars.tsx'
import { Checklist } from './Checklist.tsx'
import { Anomaly, Burn, Drift, Knee } from './Curves.tsx'
import { Funnel } from './Funnel.tsx'
import { Hub } from './Hub.tsx'
import type { Framed } from './kit.tsx'
import { Lanes } from './Lanes.tsx'
import { Layers } from './Layers.tsx'
import { Locator } from './Locator.tsx'
import { Loop } from './Loop.tsx'
import { Matrix } from './Matrix.tsx'
import { Pipeline } from './Pipeline.tsx'
import { Ports } from './Ports.tsx'
import { Pyramid } from './Pyramid.tsx'
import { Quadrant } from './Quadrant.tsx'
import { Reconcile } from './Reconcile.tsx'
import { Router } from './Router.tsx'
import { Schedule } from './Schedule.tsx'
import { Sequence } from './Sequence.tsx'
import { Stairs } from './Stairs.tsx'
import { Timeline } from './Timeline.tsx'
import { Tokens } from './Tokens.tsx'
import { Tree } from './Tree.tsx'

/** Every figure of the schema, and nothing else: a figure without a drawing does not compile. */
export const drawings = {
  anomaly: Anomaly,
  bars: Bars,
  burn: Burn,
  checklist: Checklist,
  drift: Drift,
  funnel: Funnel,
  hub: Hub,
  knee: Knee,
  lanes: Lanes,
  layers: Layers,
  locator: Locator,
  loop: Loop,
  matrix: Matrix,
  pipeline: Pipeline,
  ports: Ports,
  pyramid: Pyramid,
  quadrant: Quadrant,
  reconcile: Reconcile,
  router: Router,
  schedule: Schedule,
  sequence: Sequence,
  stairs: Stairs,
  timeline: Timeline,
  tokens: Tokens,
  tree: Tree,
} satisfies { [N in FigureName]: ComponentType<Framed<FigurePropsOf<N>>> }
