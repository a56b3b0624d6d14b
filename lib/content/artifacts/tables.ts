/** Artifacts that are tables, some with a drawing above. */
import { z } from 'zod'
import { entries, flag, list, number, whole } from '../fields.ts'
import { rule } from '../refinement.ts'
import { artifact, columns, result, wideArtifact, words } from './fields.ts'
import { percent, sum } from './numbers.ts'
import { marksOf, says } from './rules.ts'

interface Limits {
  from: number
  to: number
  cases: readonly { at: number }[]
}

/** The ends of the line on which a rule and its cases are drawn. */
export function spanOf({ from, to, cases }: Limits) {
  const all = [from, to, ...cases.map(({ at }) => at)]
  return { from: Math.min(...all), to: Math.max(...all) }
}

/** How far each case is from the one before it, as a share of the line; the first one has none before it. */
export function distancesOf(limits: Limits): number[] {
  const { from, to } = spanOf(limits)
  const places = limits.cases.map(({ at }) => (at - from) / (to - from))
  return places.map((place, index) => place - (places[index - 1] ?? Number.NEGATIVE_INFINITY))
}

/** Nearer than this, the numbers of two cases stand on either side of both. */
export const BESIDE = 0.25

/** Nearer than this, two cases would be drawn as one. */
const MIN_DISTANCE = 0.02

export const tableSchemas = {
  conformance: artifact(
    'conformance',
    'A form, and how far it meets each criterion of a standard.',
    {
      fields: entries('The fields of the form, as they stand by twos.', [2, 6], {
        field: words(14, 'Its label.'),
        stop: whole(
          1,
          9,
          'Its turn when somebody presses the Tab key. Default: none, and no number.',
        ).optional(),
        fault: words(
          10,
          'What is wrong with it; the field stands out then. Default: nothing.',
        ).optional(),
      }),
      columns: columns(3),
      criteria: entries('The criteria.', [3, 6], {
        criterion: words(28, 'Its number and name.'),
        level: words(4, 'Its level.'),
        support: words(24, 'How far it is met.'),
        remark: words(
          30,
          'What is not met; the criterion stands out then. Default: all is met.',
        ).optional(),
      }),
    },
  ).superRefine(
    marksOf('criteria', ({ criteria }) => criteria.some(({ remark }) => remark), 'Remark on one'),
  ),
  risks: artifact(
    'risks',
    'A risk list: whose each failure is, what would notice it, what covers it.',
    {
      columns: columns(3),
      risks: entries('The risks.', [4, 7], {
        risk: words(44, 'What could go wrong.'),
        owner: words(10, 'Who answers for it.'),
        kind: words(14, 'The kind of testing that would notice it.'),
        covered: words(10, 'What covers it.'),
      }),
      ticked: words(10, 'The word in "covered" that gets a tick.'),
      mark: words(10, 'The word in "covered" that stands out.'),
      result: result('how many risks are covered, by what.'),
    },
  )
    .superRefine(
      says(({ risks, result }) => {
        const covers = Map.groupBy(risks, ({ covered }) => covered)
        const counts = [...covers.values()].map(({ length }) => length)
        return [{ texts: { result }, numbers: [risks.length, ...counts] }]
      }),
    )
    .superRefine(
      marksOf(
        'risks',
        ({ risks, mark }) => risks.some(({ covered }) => covered === mark),
        'Let one of them be covered by the word in "mark", or write another there',
      ),
    ),
  grades: wideArtifact('grades', 'An assessment: areas, and which grade each has reached.', {
    heading: words(14, 'The heading above the areas.'),
    grades: list(
      'The grades from the lowest to the highest.',
      [3, 5],
      words(4, 'A grade, shortened.'),
    ),
    enough: words(4, 'The lowest grade that is enough; areas below it stand out.'),
    reached: words(12, 'Read aloud for the grade of an area.'),
    notReached: words(12, 'Read aloud for each of the others.'),
    areas: entries('The areas.', [3, 7], {
      area: words(34, 'Its name.'),
      grade: words(4, 'Its grade.'),
    }),
  })
    .superRefine(
      rule(({ grades, enough, areas }, fault) => {
        const named = [
          { path: ['enough'], grade: enough },
          ...areas.map(({ grade }, index) => ({ path: ['areas', index, 'grade'], grade })),
        ]
        for (const { path, grade } of named)
          if (!grades.includes(grade))
            fault(
              path,
              `is "${grade}", which is not one of its grades: ${grades.join(', ')}`,
              'Write one of them',
            )
      }),
    )
    .superRefine(
      marksOf(
        'areas',
        ({ grades, enough, areas }) =>
          areas.some(({ grade }) => grades.indexOf(grade) < grades.indexOf(enough)),
        'Let one of them be below the grade that is enough',
      ),
    ),
  handover: artifact('handover', 'A handover list: who can do which task, as circles.', {
    columns: list(
      'The headings: the tasks, and three people. The last of them takes over.',
      [4, 4],
      words(12, 'A heading.'),
    ),
    alone: words(20, 'Read aloud for a full circle.'),
    watched: words(20, 'Read aloud for a half circle.'),
    notYet: words(20, 'Read aloud for an empty circle.'),
    tasks: entries('The tasks. One that the last person cannot do stands out.', [3, 7], {
      task: words(26, 'What is to be done.'),
      levels: list(
        'What each of the three can do.',
        [3, 3],
        z.enum(['alone', 'watched', 'notYet']).describe('How well this person can do it.'),
      ),
    }),
  }).superRefine(
    marksOf(
      'tasks',
      ({ tasks }) => tasks.some(({ levels }) => levels[2] === 'notYet'),
      'Let the last person not be able to do one of them',
    ),
  ),
  agreement: artifact('agreement', 'How often a model agrees with the staff, as four counts.', {
    columns: columns(3),
    rows: entries('The two decisions of the staff, in the order of the model’s.', [2, 2], {
      name: words(14, 'What the staff decided.'),
      counts: list(
        'How often the model decided either way. The first of the second row stands out.',
        [2, 2],
        whole(0, 9999, 'A count.'),
      ),
    }),
    rival: whole(0, 9999, 'How often a plain rule agrees with the staff on the same cases.'),
    result: result('the shares of the model and of the plain rule, with one decimal.'),
  }).superRefine(
    says(({ rows, rival, about, result }) => {
      const total = sum(rows.flatMap(({ counts }) => counts))
      const agreed = sum(rows.map(({ counts }, index) => counts[index] ?? 0))
      const shares = [agreed, rival].map((count) => percent(count / total, 1).replace('%', ''))
      return [
        { texts: { about }, numbers: [total] },
        { texts: { result }, numbers: shares },
      ]
    }),
  ),
  ledger: artifact('ledger', 'Sums of two systems side by side, with their differences.', {
    columns: columns(4),
    areas: entries('The areas. The drawing adds up their sums.', [2, 6], {
      area: words(14, 'Its name.'),
      ledger: number(-999_999, 999_999, 'Its sum in the first system, with two decimals.'),
      warehouse: number(-999_999, 999_999, 'Its sum in the second.'),
    }),
    total: words(14, 'The name of the sums.'),
  }).superRefine(
    marksOf(
      'areas',
      ({ areas }) => areas.some(({ ledger, warehouse }) => ledger !== warehouse),
      'Let one of them differ',
    ),
  ),
  limits: artifact('limits', 'A rule with its limits on a line, and the cases around them.', {
    inside: words(10, 'What happens within the limits.'),
    from: whole(0, 0, 'The lower limit, 0.'),
    to: whole(2, 999, 'The upper limit.'),
    columns: columns(3),
    unit: words(8, 'The word before each number in the table, such as Day.'),
    cases: entries('The cases, from the lowest to the highest.', [3, 5], {
      at: whole(-1, 1000, 'The number that is tried.'),
      expected: words(12, 'What should happen.'),
      got: words(12, 'What did happen.'),
      isWrong: flag('What happened is wrong, and stands out.'),
    }),
  })
    .superRefine(
      rule((limits, fault) => {
        const distances = distancesOf(limits)
        for (const [index, { at }] of limits.cases.entries()) {
          const before = limits.cases[index - 1]?.at
          const [back = 1, on = 1] = distances.slice(index)
          if (back < 0)
            fault(['cases', index, 'at'], `is ${at}, after ${before}`, 'Put the cases in order')
          else if (back < MIN_DISTANCE)
            fault(
              ['cases', index, 'at'],
              `is ${at}, which cannot be told from ${before} on a line to ${spanOf(limits).to}`,
              'Choose a rule whose limits are nearer to each other',
            )
          else if (back < BESIDE && on < BESIDE)
            fault(
              ['cases', index, 'at'],
              `is ${at}, which has no room for its number between ${before} and ${limits.cases[index + 1]?.at}`,
              'Leave one of the three out',
            )
        }
      }),
    )
    .superRefine(
      marksOf('cases', ({ cases }) => cases.some(({ isWrong }) => isWrong), 'Let one be wrong'),
    ),
  devices: artifact('devices', 'Phones to test on, drawn to scale, with a reason for each.', {
    columns: columns(3),
    devices: entries('The phones.', [3, 5], {
      device: words(14, 'Its name.'),
      height: number(100, 172, 'Its height in millimeters.'),
      width: number(50, 90, 'Its width in millimeters.'),
      reason: words(22, 'Why it is tested.'),
      sessions: whole(0, 100, 'Its share of the sessions, in percent.'),
      isMarked: flag('It stands out.'),
    }),
  })
    .superRefine(
      says(({ devices, about, caption }) => {
        const shares = devices.map(({ sessions }) => sessions)
        return [{ texts: { about, caption }, unit: '%', numbers: [sum(shares), ...shares] }]
      }),
    )
    .superRefine(
      marksOf(
        'devices',
        ({ devices }) => devices.some(({ isMarked }) => isMarked),
        'Write "isMarked: true" in one',
      ),
    ),
} as const
