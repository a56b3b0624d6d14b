import type { ComponentType } from 'react'
import type { FigureName, FigurePropsOf } from '#lib/content/figures.ts'
import { Bars, Measured, Quadrant } from './Charts.tsx'
import { Anomaly, Burn, Drift, Knee } from './Curves.tsx'
import { Loop, Pipeline, Router, Timeline } from './Flows.tsx'
import type { Framed } from './kit.tsx'
import { Locator } from './Locator.tsx'
import { Lanes, Schedule } from './Plans.tsx'
import { Sequence } from './Sequence.tsx'
import { Checklist, Matrix, Reconcile, Tokens } from './Sheets.tsx'
import { Funnel, Layers, Pyramid, Stairs } from './Stacks.tsx'
import { Hub, Ports, Tree } from './Webs.tsx'

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
  measured: Measured,
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
