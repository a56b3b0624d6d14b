/** Artifacts about a system: what it does over time, and its parts. */
import { z } from 'zod'
import { entries, group, list, number, whole } from '../fields.ts'
import { rule } from '../refinement.ts'
import { alternative, artifact, wideArtifact, words } from './fields.ts'
import { stabilityIndex, sum } from './numbers.ts'
import { marksOf, says } from './rules.ts'

/** How often somebody was paged in all, and within some hours after the release. */
function countPages({
  days,
  release,
}: {
  days: readonly { hours: string }[]
  release: { day: number; hour: number; hours: number }
}) {
  const countIn = (hours: string) => sum(Array.from(hours, Number))
  const hours = days[release.day - 1]?.hours ?? ''
  return {
    total: sum(days.map((day) => countIn(day.hours))),
    after: countIn(hours.slice(release.hour, release.hour + release.hours)),
  }
}

/** The longest of the innermost spans. */
export function slowestOf(spans: readonly { from: number; to: number; depth: number }[]): number {
  const deepest = Math.max(...spans.map(({ depth }) => depth))
  return Math.max(
    ...spans.filter(({ depth }) => depth === deepest).map(({ from, to }) => to - from),
  )
}

const tenths = (about: string) =>
  list(
    `${about} From the lowest tenth to the highest, 100 in all.`,
    [10, 10],
    number(0.1, 17, 'A share in percent.'),
  )

export const systemSchemas = {
  pager: wideArtifact('pager', 'A week by days and hours, with what happened in each hour.', {
    days: entries('The seven days.', [7, 7], {
      day: words(4, 'Its name, shortened.'),
      hours: z
        .string()
        .regex(/^[0-5]{24}$/, 'it takes 24 digits from 0 to 5')
        .describe('How often it happened in each of its 24 hours, a digit each.'),
    }),
    release: group('The hours that stand out.', {
      day: whole(1, 7, 'Their day; the first is 1.'),
      hour: whole(0, 23, 'The hour at which they begin.'),
      hours: whole(1, 24, 'How many they are.'),
      text: words(18, 'What happened in them, beside them: "release: 13 pages".'),
    }),
    label: alternative,
  }).superRefine(
    says((props) => {
      const { about, caption, label } = props
      const { total, after } = countPages(props)
      const texts = { about, caption, label, release: props.release.text }
      return [{ texts, unit: 'pages', numbers: [after, total] }]
    }),
  ),
  drift: artifact('drift', 'The scores of a model in ten bins: at its release, and lately.', {
    released: tenths('The share of scores in each tenth at the release.'),
    latest: tenths('The share of scores in each tenth lately.'),
    limit: number(0, 1, 'The stability index from which somebody acts.'),
    axis: words(8, 'The word in the middle of the axis, such as score.'),
    label: alternative,
  })
    .superRefine(
      rule((props, fault) => {
        for (const key of ['released', 'latest'] as const) {
          const total = sum(props[key])
          if (Math.abs(total - 100) > 0.05)
            fault([key], `add up to ${total}; shares add up to 100`, 'Correct them')
        }
      }),
    )
    .superRefine(
      says(({ released, latest, limit, about, label }) => {
        const index = stabilityIndex(released, latest).toFixed(2)
        return [
          { texts: { about }, numbers: [index, limit] },
          { texts: { label }, numbers: [index] },
        ]
      }),
    ),
  trace: wideArtifact('trace', 'The spans of one request over time.', {
    limit: whole(
      100,
      600,
      'How many milliseconds were asked for, in hundreds; a dashed line stands there.',
    ),
    spans: entries(
      'The spans, from the outermost in. The longest of the innermost stands out.',
      [3, 8],
      {
        span: words(20, 'Its name.'),
        from: whole(0, 600, 'The millisecond at which it begins.'),
        to: whole(1, 600, 'The millisecond at which it ends.'),
        depth: whole(0, 5, 'How many spans it is in.'),
      },
    ),
    label: alternative,
  })
    .superRefine(
      rule(({ spans, limit }, fault) => {
        const [outer] = spans
        for (const [index, { from, to }] of spans.entries()) {
          if (to <= from)
            fault(
              ['spans', index, 'to'],
              `is ${to}, which is not after its "from", ${from}`,
              'Write a later "to"',
            )
          if (outer && to > outer.to)
            fault(
              ['spans', index, 'to'],
              `is ${to}, after the end of the first span at ${outer.to}`,
              'Write an earlier "to", or let the first span last longer',
            )
        }
        if (limit % 100 !== 0 || (outer && limit > outer.to))
          fault(
            ['limit'],
            `is ${limit}, which is not a mark of the axis: every 100 up to ${outer?.to}`,
            'Write one of these',
          )
      }),
    )
    .superRefine(
      says(({ spans, limit, about, caption, label }) => {
        const numbers = [limit, ...spans.map(({ from, to }) => to - from)]
        return [
          { texts: { about, label }, numbers },
          { texts: { caption }, unit: 'ms', numbers },
        ]
      }),
    ),
  budget: wideArtifact('budget', 'What is left of an error budget after each incident.', {
    left: entries('What is left, in percent, from a day on. The first day has 100.', [2, 6], {
      day: whole(1, 28, 'The day, from 1 to 28.'),
      percent: whole(0, 100, 'What is left.'),
      cause: words(14, 'What used it up. Default: nothing, as on the first day.').optional(),
    }),
    line: whole(1, 99, 'The share below which it is short; the drawing marks what falls below.'),
    lineLabel: words(14, 'What that line is called.'),
    unit: words(6, 'The word before the days on the axis.'),
    label: alternative,
  })
    .superRefine(
      rule(({ left }, fault) => {
        for (const [index, { day, percent }] of left.entries()) {
          const before = left[index - 1]
          if (!before) {
            if (day !== 1 || percent !== 100)
              fault(['left', index], 'is not day 1 with 100 percent', 'Begin with that')
          } else if (day <= before.day || percent > before.percent)
            fault(
              ['left', index],
              `has day ${day} and ${percent}, after day ${before.day} and ${before.percent}`,
              'Put the days in order; a budget only shrinks',
            )
        }
      }),
    )
    .superRefine(
      says(({ left, line, label, caption }) => [
        {
          texts: { label, caption },
          unit: '%',
          numbers: [line, ...left.map(({ percent }) => percent)],
        },
      ]),
    )
    .superRefine(
      marksOf(
        'left',
        ({ left, line }) => left.some(({ percent }) => percent < line),
        'Let one incident fall below the line',
      ),
    ),
  current: wideArtifact('current', 'The current of a board over a minute, with a power cut.', {
    current: entries('What the board draws from a second on. The first is at 0.', [4, 10], {
      second: whole(0, 60, 'The second.'),
      milliamperes: whole(0, 200, 'The current in milliamperes.'),
    }),
    phases: entries('Labels above the current, each where a phase begins.', [2, 5], {
      second: whole(0, 60, 'The second at which it begins.'),
      text: words(16, 'What the board does.'),
      until: whole(
        1,
        60,
        'The second at which a phase that stands out ends. Default: it does not.',
      ).optional(),
    }),
    cut: group('The power cut.', {
      second: whole(1, 59, 'The second.'),
      text: words(12, 'Its label.'),
    }),
    unit: words(3, 'The unit on the axis.'),
    label: alternative,
  })
    .superRefine(
      rule(({ current, phases }, fault) => {
        for (const [index, { second }] of current.entries()) {
          const before = current[index - 1]?.second
          if (before === undefined && second !== 0)
            fault(['current', 0, 'second'], `is ${second}`, 'Begin at 0')
          if (before !== undefined && second <= before)
            fault(
              ['current', index, 'second'],
              `is ${second}, which is not after the ${before} before it`,
              'Correct it, or change the order',
            )
        }
        for (const [index, { second }] of phases.entries())
          if (!current.some((step) => step.second === second))
            fault(
              ['phases', index, 'second'],
              `is ${second}, at which the current does not change`,
              'Write a second of "current"',
            )
      }),
    )
    .superRefine(
      says(({ current, cut, about, label }) => [
        {
          texts: { label },
          unit: 'mA',
          numbers: current.map(({ milliamperes }) => milliamperes),
        },
        { texts: { label }, unit: 'seconds', numbers: [cut.second, 60] },
        { texts: { about }, unit: 's', numbers: [60] },
      ]),
    )
    .superRefine(
      marksOf(
        'phases',
        ({ phases }) => phases.some(({ until }) => until),
        'Write "until" in the one that stands out',
      ),
    ),
  threats: artifact(
    'threats',
    'A data flow in two ways across a trust boundary, one of them open.',
    {
      people: list(
        'Who asks, on either side. The way on the right is the open one, and stands out.',
        [2, 2],
        words(14, 'A name.'),
      ),
      programs: list('What they use, on either side.', [2, 2], words(14, 'A name.')),
      store: words(18, 'What is changed.'),
      flow: words(16, 'What is sent across.'),
      boundary: words(16, 'The name of the line.'),
      guarded: words(11, 'What stands at the guarded way.'),
      open: words(11, 'What stands at the open one.'),
      label: alternative,
    },
  ),
} as const
