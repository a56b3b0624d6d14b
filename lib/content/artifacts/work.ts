/** Artifacts that follow work on its way: changes to their users, a case over its desks. */
import { median } from '#lib/median.ts'
import { entries, group, list, number, whole } from '../fields.ts'
import { rule } from '../refinement.ts'
import { alternative, wideArtifact, words } from './fields.ts'
import { sum } from './numbers.ts'
import { says } from './rules.ts'

/** The median days of each stretch between two dates. */
export const mediansOf = (changes: readonly { days: readonly number[] }[]): number[] =>
  [1, 2, 3, 4].map((date) =>
    median(changes.map(({ days }) => (days[date] ?? 0) - (days[date - 1] ?? 0))),
  )

export const MINUTES_A_DAY = 24 * 60

export const workSchemas = {
  dates: wideArtifact('dates', 'Changes as lines with five dates each.', {
    dates: list('The names of the five dates.', [5, 5], words(10, 'A name.')),
    changes: entries('The changes.', [3, 5], {
      change: words(16, 'Its name.'),
      days: list(
        'The days from the first date to each of the five; the first is 0.',
        [5, 5],
        whole(0, 48, 'A number of days.'),
      ),
    }),
    mark: words(10, 'The date at the end of the stretch that stands out.'),
    unit: words(6, 'The unit on the axis, such as days.'),
    label: alternative,
    result: words(30, 'The words before the medians, which the drawing computes.'),
  })
    .superRefine(
      rule(({ dates, changes, mark }, fault) => {
        if (dates.indexOf(mark) < 1)
          fault(
            ['mark'],
            `is "${mark}", which is not one of its later dates: ${dates.slice(1).join(', ')}`,
            'Write one of them',
          )
        for (const [index, { days }] of changes.entries())
          if (days[0] !== 0 || days.some((day, date) => day < (days[date - 1] ?? 0)))
            fault(
              ['changes', index, 'days'],
              'do not begin with 0 and grow from date to date',
              'Correct them',
            )
      }),
    )
    .superRefine(
      says(({ dates, changes, mark, caption, label }) => [
        {
          texts: { caption, label },
          unit: 'days',
          numbers: [mediansOf(changes)[dates.indexOf(mark) - 1] ?? 0],
        },
      ]),
    ),
  desks: wideArtifact('desks', 'One case on its way over several desks: waiting, and work.', {
    desks: entries('The desks, in order. The longest stay stands out.', [3, 4], {
      desk: words(10, 'Its name.'),
      from: number(1, 13, 'The day on which the case arrives, with a decimal for the hour.'),
      to: number(1, 13, 'The day on which it leaves.'),
      minutes: whole(1, 999, 'How long somebody works on it, in minutes.'),
    }),
    unit: words(12, 'The unit of that, such as "min of work".'),
    closed: group('The days on which nobody works.', {
      from: number(1, 13, 'The first of them.'),
      to: number(1, 13, 'The day after the last.'),
    }),
    axis: entries('The names of days on the axis.', [2, 5], {
      day: whole(1, 12, 'The day, from 1 to 12.'),
      text: words(5, 'Its name, shortened.'),
    }),
    label: alternative,
  })
    .superRefine(
      rule(({ desks }, fault) => {
        for (const [index, { from, to, minutes }] of desks.entries()) {
          const stay = Math.round((to - from) * MINUTES_A_DAY)
          if (to <= from)
            fault(
              ['desks', index, 'to'],
              `is ${to}, which is not after its "from", ${from}`,
              'Write a later "to"',
            )
          else if (minutes > stay)
            fault(
              ['desks', index, 'minutes'],
              `is ${minutes}, more than the ${stay} minutes between its "from" and "to"`,
              'Write fewer, or a longer stay',
            )
        }
      }),
    )
    .superRefine(
      says(({ desks, about, caption, label }) => {
        const all = desks.map(({ minutes }) => minutes)
        return [{ texts: { about, caption, label }, unit: 'minutes', numbers: [sum(all), ...all] }]
      }),
    ),
} as const
