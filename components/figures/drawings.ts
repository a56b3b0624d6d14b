import type { FigureName } from '#lib/content/figures.ts'
import * as charts from './Charts.ts'
import * as curves from './Curves.ts'
import * as flows from './Flows.ts'
import type { Drawing } from './kit.tsx'
import * as plans from './Plans.ts'
import * as sheets from './Sheets.ts'
import * as stacks from './Stacks.ts'
import * as webs from './Webs.ts'

/** A figure of the schema without a drawing does not compile. */
export const drawings: { [N in FigureName]: Drawing<N> } = {
  ...charts,
  ...curves,
  ...flows,
  ...plans,
  ...sheets,
  ...stacks,
  ...webs,
}
