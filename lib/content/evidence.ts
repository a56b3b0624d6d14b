/** What the site has measured of itself: `npm run evidence` writes content/data/evidence.yaml, and nobody else does. */
import { z } from 'zod'
import { day, entries, form, group, list, text } from './fields.ts'

export const RESULTS = [
  'tests',
  'axe',
  'links',
  'policy',
  'weights',
  'paint',
  'lighthouse',
  'load',
  'steps',
  'spread',
  'durability',
  'digest',
] as const

export const resultName = z.enum(RESULTS)

const cell = z.string().max(120)

export const evidence = entries('The results of the last run of each command.', [], {
  of: resultName.describe('Which result this is; pages refer to it.'),
  day: day('The day on which it was measured, in UTC.'),
  commit: form(/^[0-9a-f]{7,40}$/, 'The commit on which it was measured, 7 to 40 hexadecimal digits.'),
  command: text(3, 60, 'The command that measures it.'),
  conditions: text(3, 400, 'The machine, and whatever else one needs to know to repeat it.'),
  head: list('The heads of its columns.', [2, 10], cell),
  rows: list('Its rows, as many cells in each as there are heads.', [1], z.array(cell)),
  bars: group('The same as bars, for a drawing. Default: it is shown as a table alone.', {
    bars: entries('Bars to scale.', [3, 6], {
      label: text(1, 10, 'What stands under the bar.'),
      value: z.number().min(0).max(100).describe('Its height, the tallest being 100.'),
    }),
    mark: text(1, 10, 'The label of the bar that the note is about.'),
    note: text(1, 18, 'What is said of that bar.'),
    level: group('A limit that is drawn as a line.', {
      value: z.number().min(0).max(100).describe('Where it lies on the scale of the bars.'),
      label: text(1, 13, 'What the limit is.'),
    }).optional(),
  }).optional(),
})

export type Result = z.infer<typeof evidence>[number]
export type ResultName = Result['of']
