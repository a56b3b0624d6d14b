/** The data file with what the site has measured about itself. */
import { z } from 'zod'
import { day, entries, form, group, heights, list, text } from '../fields.ts'
import { BY_RULE } from './fields.ts'

/** Results of `npm test`, and of the commands that record theirs in docs/benchmarks.md. */
const TESTED = ['tests', 'axe', 'links', 'policy', 'weights'] as const
const RECORDED = ['paint', 'lighthouse', 'load', 'steps', 'spread', 'durability', 'digest'] as const
export const resultName = z.enum([...TESTED, ...RECORDED])

const cell = z.string().max(120)

/** Only `npm run evidence` writes it. */
export const evidence = entries('The results of the last run of each command.', [], {
  of: resultName.describe('Which result this is; pages refer to it.'),
  day: day('The day it was measured, in UTC.'),
  commit: form(/^[0-9a-f]{7,40}$/, 'The commit it was measured on, 7 to 40 hexadecimal digits.'),
  command: text(3, 60, 'The command that measures it.'),
  conditions: text(3, 400, 'The machine, and anything else needed to repeat the measurement.'),
  head: list('Its column headings.', [2, 10], cell),
  rows: list('Its rows, each with one cell per column.', [1], z.array(cell)),
  bars: group(
    'The same as bars, for a drawing. Default: shown as a table only.',
    heights,
  ).optional(),
}).meta(BY_RULE)
