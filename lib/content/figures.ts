/**
 * The drawings and their props. A figure shows the idea of its section, so its words come from the page.
 * Length limits match the room in the drawing: a label that would overflow is an error, never a broken picture.
 */
import { z } from 'zod'
import { resultName } from './data.ts'
import { flag, form, group, heights, label, list, parts, room, share, text } from './fields.ts'
import * as rule from './figureRules.ts'

const words = (longest: number, min: number, max: number) =>
  list(room(min, max), [min, max], label(longest))
const whole = (min: number, max: number, about: string) =>
  z.number().int().min(min).max(max).describe(about)

/** Every figure has a text alternative and a visible caption. */
const common = {
  title: text(12, 140, 'What the drawing shows, in one sentence, for readers who cannot see it.'),
  caption: text(8, 90, 'The small line under the drawing.'),
}

const figure = <N extends string, S extends z.ZodRawShape>(name: N, about: string, shape: S) =>
  group(about, { name: z.literal(name), ...common, ...shape })

export const figureSchemas = {
  pipeline: figure(
    'pipeline',
    'Stages on a line with gates between them; "stop" marks the gate that holds a bad change.',
    { stages: words(12, 3, 6), stop: label(12).optional(), note: label(22).optional() },
  ).superRefine(rule.among('stop', 'stages')),
  bars: figure(
    'bars',
    'Bars of heights 0 to 100, drawn to scale; the marked one carries the note. With a level, the marked bar is the only one on its side of it.',
    heights(5),
  )
    .superRefine(rule.among('mark', 'bars'))
    .superRefine(rule.toScale),
  measured: figure('measured', 'A result of content/data/evidence.yaml as bars, with its date.', {
    of: resultName.describe(
      'Which result; until it is measured, the section around it is left out.',
    ),
  }),
  funnel: figure('funnel', 'Wide at the top, narrow at the end: what is left after each step.', {
    stages: words(24, 3, 5),
  }),
  matrix: figure('matrix', 'A grid of what was tried on what, one string per row.', {
    columns: words(9, 3, 5),
    rows: parts(3, 5, {
      label: label(14),
      cells: form(
        /^[x!.]{3,5}$/,
        'One character per column: x works, ! needs a look, . is left out on purpose.',
      ),
    }),
  }).superRefine(rule.perColumn),
  layers: figure(
    'layers',
    'Layers from the top down, the line through all of them; the marked one is out of line.',
    {
      layers: words(26, 3, 6),
      mark: label(26).optional(),
      note: label(20).optional(),
    },
  ).superRefine(rule.among('mark', 'layers')),
  loop: figure('loop', 'Steps around a circle that closes.', {
    steps: words(14, 3, 6),
    center: label(14),
  }),
  timeline: figure(
    'timeline',
    'Events on one axis; "now" marks the one reached, and "aim" the one aimed at.',
    {
      events: words(16, 3, 5),
      now: label(16),
      aim: label(16).optional(),
    },
  )
    .superRefine(rule.among('now', 'events'))
    .superRefine(rule.among('aim', 'events')),
  lanes: figure('lanes', 'Who does what, in lanes; each step has a column in its lane.', {
    lanes: parts(2, 4, {
      label: label(12),
      steps: parts(1, 4, { at: whole(1, 4, 'Its column, 1 to 4.'), label: label(11) }),
    }),
  }).superRefine(rule.ownColumns),
  tree: figure('tree', 'A root and its branches: fault trees, attack trees, decisions.', {
    root: label(18),
    branches: parts(2, 3, { label: label(14), leaves: words(14, 1, 2) }),
    mark: label(14).optional(),
  }).superRefine(rule.among('mark', 'branches')),
  sequence: figure('sequence', 'Messages between two to four parties, in order of time.', {
    actors: words(12, 2, 4),
    messages: parts(2, 5, {
      from: label(12),
      to: label(12),
      label: label(18),
      fails: flag('Marks a message that goes wrong. Default: no.'),
    }),
  }).superRefine(
    rule.pointing(({ actors, messages }) =>
      messages.flatMap(({ from, to }, index) => [
        { path: ['messages', index, 'from'], word: from, of: 'actors', names: actors },
        {
          path: ['messages', index, 'to'],
          word: to,
          of: 'actors',
          names: actors.filter((actor) => actor !== from),
        },
      ]),
    ),
  ),
  quadrant: figure('quadrant', 'Points between two scales, 0 to 100 each.', {
    x: label(22),
    y: label(22),
    points: parts(3, 6, { label: label(14), x: share(8, 92), y: share(8, 92) }),
    mark: label(14),
  }).superRefine(rule.among('mark', 'points')),
  anomaly: figure('anomaly', 'A series in its band, and the point outside.', {
    series: label(18),
    band: label(18),
    outlier: label(18),
  }),
  reconcile: figure(
    'reconcile',
    'Rows of two systems side by side; those that do not match are marked.',
    {
      left: label(14),
      right: label(14),
      rows: parts(3, 5, { left: label(14), right: label(14) }),
      note: label(24),
    },
  ),
  checklist: figure('checklist', 'A checklist with items ticked, one still open.', {
    heading: label(26),
    items: words(34, 3, 6),
    open: label(34).optional(),
  }),
  tokens: figure('tokens', 'A line of text with its marked parts.', {
    lines: list('Two to four lines of 8 to 38 characters.', [2, 4], z.string().min(8).max(38)),
    tags: parts(1, 4, { text: label(20), tag: label(12) }),
  }).superRefine(rule.inLines),
  schedule: figure(
    'schedule',
    'Rows of bars over time: bookings, phases, rotations. "from" and "to" in twelfths.',
    {
      rows: parts(3, 5, {
        label: label(12),
        from: whole(0, 11, 'Where it starts, in twelfths.'),
        to: whole(1, 12, 'Where it ends, in twelfths.'),
        text: label(14),
      }),
      clash: label(22)
        .describe('Marks where the last two neighboring rows overlap. Default: no mark.')
        .optional(),
    },
  ).superRefine(rule.inTime),
  ports: figure(
    'ports',
    'One thing in the middle and what it connects to; a marked part stands out.',
    {
      core: label(16),
      left: words(14, 1, 3),
      right: words(14, 1, 3),
      mark: label(14).optional(),
      flows: flag('The left goes into the middle, and the right comes out of it. Default: no.'),
    },
  ).superRefine(rule.among('mark', 'left', 'right')),
} as const

export type FigureName = keyof typeof figureSchemas
export const FIGURE_NAMES = Object.keys(figureSchemas) as FigureName[]

/** The props of `<Figure>`; the name decides the others. */
export const figureProps = z
  .discriminatedUnion(
    'name',
    Object.values(figureSchemas) as unknown as [(typeof figureSchemas)[FigureName]],
  )
  .describe('A drawing next to the text. The name decides which words it takes.')
export type FigurePropsOf<N extends FigureName> = z.infer<(typeof figureSchemas)[N]>
export type FigureProps = { [N in FigureName]: FigurePropsOf<N> }[FigureName]
