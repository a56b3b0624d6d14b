/**
 * The drawings and their props. A figure shows the idea of its section, so its words come from the page. One with a
 * scale is drawn from numbers that it is given, with their unit and source; all others are plans, without a scale.
 * Length limits match the room in the drawing: a label that would overflow is an error, never a broken picture.
 */
import { z } from 'zod'
import { resultName } from './data/evidence.ts'
import {
  flag,
  form,
  group,
  heights,
  label,
  list,
  number,
  parts,
  room,
  text,
  whole,
} from './fields.ts'
import * as rule from './figureRules.ts'
import { seriesName } from './series.ts'

const words = (longest: number, min: number, max: number) =>
  list(room(min, max), [min, max], label(longest))

/** Every figure has a text alternative and a visible caption. */
const common = {
  title: text(12, 140, 'What the drawing shows, in one sentence, for readers who cannot see it.'),
  caption: text(8, 90, 'The small line under the drawing.'),
}

/** What every figure with a scale takes beside its numbers. */
const given = {
  source: text(
    8,
    60,
    'Whose numbers these are, such as Made-up load, 30 nights, or who counted them and when. Shown under the caption.',
  ),
}

const axis = (about: string) =>
  group(about, {
    label: label(22),
    from: number(-99_999, 99_999, 'The number at which it starts. Default: 0.').optional(),
    to: number(-99_999, 99_999, 'The number at which it ends.'),
    line: number(
      -99_999,
      99_999,
      'The number that divides it, such as a threshold. Default: halfway.',
    ).optional(),
    beyond: label(14).describe(
      'What numbers above the dividing line are called: "likely", "half the teams". It names the line.',
    ),
  })

const figure = <N extends string, S extends z.ZodRawShape>(name: N, about: string, shape: S) =>
  group(about, { name: z.literal(name), ...common, ...shape })

export const figureSchemas = {
  pipeline: figure(
    'pipeline',
    'Stages on a line with gates between them. Either "stop" marks the gate that holds a bad change, or "back" the way from a stage to an earlier one.',
    {
      stages: words(12, 3, 6),
      stop: label(12).optional(),
      back: group('The way back, above the line.', {
        from: label(12).describe('The stage that sends something back.'),
        to: label(12).describe('The earlier stage to which it goes.'),
      }).optional(),
      note: label(22).optional().describe('What is held, or what goes back.'),
    },
  )
    .superRefine(rule.among('stop', 'stages'))
    .superRefine(rule.backward)
    .superRefine(rule.openGates),
  bars: figure(
    'bars',
    'Bars from zero, drawn to scale, with their numbers below; the marked one carries the note. With a level, the marked bar is the only one on its side of it.',
    { ...heights, ...given },
  )
    .superRefine(rule.among('mark', 'bars'))
    .superRefine(rule.toScale),
  measured: figure('measured', 'A result of our own measurements as bars, with its date.', {
    of: resultName.describe(
      'Which result; until it is measured, the section around it is left out.',
    ),
  }),
  funnel: figure(
    'funnel',
    'What is left after each step, as bars to scale with their numbers; the last one stands out.',
    {
      stages: parts(3, 5, {
        label: label(24),
        value: number(0, 9_999_999, 'How many are left.'),
      }),
      counted: label(16).describe('What is counted, for the axis: passages, tests, hours.'),
      scale: z
        .enum(['linear', 'log'])
        .optional()
        .describe(
          'How lengths grow with numbers: linear, in even steps, or log, ten times with each, where the last would be too short to see; the axis says so. Default: linear.',
        ),
      ...given,
    },
  ).superRefine(rule.falling),
  matrix: figure('matrix', 'A grid of what was tried on what, with a row for each.', {
    columns: words(9, 3, 5),
    rows: parts(3, 5, {
      label: label(14),
      cells: form(rule.CELLS, 'One character per column: x is a tick, ! a marked cell, . a dash.'),
    }),
    signs: group('What each sign in the cells means; it is below the grid.', {
      tick: label(15).optional(),
      mark: label(15).optional(),
      dash: label(15).optional(),
    }),
  })
    .superRefine(rule.perColumn)
    .superRefine(rule.explained),
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
    'Events in their order, without a scale; "now" marks the one reached, "aim" the one aimed at, and "window" the time between two.',
    {
      events: words(16, 3, 5),
      now: label(16),
      aim: label(16).optional(),
      window: group('The time between two events, marked across the line.', {
        from: label(16).describe('The event at which it begins.'),
        to: label(16).describe('The later event at which it ends.'),
        label: label(22).describe('What is true in that time.'),
      }).optional(),
    },
  )
    .superRefine(rule.among('now', 'events'))
    .superRefine(rule.among('aim', 'events'))
    .superRefine(rule.onward),
  lanes: figure('lanes', 'Who does what, in lanes; each step has a column in its lane.', {
    lanes: parts(2, 3, {
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
      fails: flag('It is lost, refused or wrong, and stands out.'),
      boxed: flag('It is one of those in the box.'),
    }),
    box: label(24)
      .describe('What the boxed messages are: a retry, what happens overnight.')
      .optional(),
  })
    .superRefine(
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
    )
    .superRefine(rule.oneBox),
  quadrant: figure('quadrant', 'Points between two scales, each divided by a line with a name.', {
    x: axis('The scale from left to right.'),
    y: axis('The scale from the bottom up.'),
    points: parts(3, 6, {
      label: label(14),
      x: number(-99_999, 99_999, 'Its number on the scale from left to right.'),
      y: number(-99_999, 99_999, 'Its number on the scale from the bottom up.'),
    }),
    mark: label(14),
    ...given,
  })
    .superRefine(rule.among('mark', 'points'))
    .superRefine(rule.onScales),
  anomaly: figure(
    'anomaly',
    'Numbers over time in their usual range, and the one value farthest outside it.',
    {
      series: seriesName,
      at: label(8).describe('The row of the marked value, as in the first column of the numbers.'),
      band: label(18).describe('What the usual range is called.'),
      outlier: label(18).describe('What happened at the marked value.'),
      ...given,
    },
  ),
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
  schedule: figure('schedule', 'Rows of bars over time, to scale: bookings, phases, rotations.', {
    unit: label(10).describe('The unit of time: minutes, days, weeks, months.'),
    length: number(2, 400, 'How long the axis is, in that unit; it starts at 0.'),
    rows: parts(3, 5, {
      label: label(12),
      from: number(0, 400, 'When it starts, in the unit.'),
      to: number(0, 400, 'When it ends, in the unit.'),
      text: label(14),
    }),
    clash: label(22)
      .describe('What is written where the last two neighboring rows overlap. Default: nothing.')
      .optional(),
    ...given,
  }).superRefine(rule.orderedTimes),
  ports: figure(
    'ports',
    'One thing in the middle and what it connects to; a marked part stands out.',
    {
      core: label(16),
      left: words(14, 1, 3),
      right: words(14, 1, 3),
      mark: label(14).optional(),
      flows: flag('The left goes into the middle, and the right comes out of it.'),
    },
  ).superRefine(rule.among('mark', 'left', 'right')),
} as const

export type FigureName = keyof typeof figureSchemas
/** The names of all drawings. */
export const FIGURE_NAMES = Object.keys(figureSchemas) as FigureName[]

/** Drawings with a scale. All others are plans, which show order, structure or words, and have no numbers of their own. */
export const DATA_FIGURES = FIGURE_NAMES.filter(
  (name) => name === 'measured' || 'source' in figureSchemas[name].shape,
)

/** The props of `<Figure>`; the name decides the others. */
export const figureProps = z
  .discriminatedUnion(
    'name',
    Object.values(figureSchemas) as unknown as [(typeof figureSchemas)[FigureName]],
  )
  .describe('A drawing next to the text. The name decides which words it takes.')
export type FigurePropsOf<N extends FigureName> = z.infer<(typeof figureSchemas)[N]>
export type FigureProps = { [N in FigureName]: FigurePropsOf<N> }[FigureName]
