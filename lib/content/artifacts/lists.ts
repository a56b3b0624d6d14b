/** Artifacts that are lists: of steps, of checks, of rows with a plot below each. */
import { z } from 'zod'
import { entries, flag, group, number, whole } from '../fields.ts'
import { rule } from '../refinement.ts'
import { artifact, mark, result, wideArtifact, words } from './fields.ts'
import { sum } from './numbers.ts'
import { marksOf, marksWithin, says } from './rules.ts'

/** The share of its cases that a model finds in each group, in percent as it is written. */
export const sharesOf = (slices: readonly { cases: number; found: number }[]): number[] =>
  slices.map(({ cases, found }) => Math.round((100 * found) / cases))

export const listSchemas = {
  checks: artifact('checks', 'The checks of a pull request, and whether it may be merged.', {
    checks: entries('The checks, in order.', [3, 7], {
      check: words(32, 'Its name.'),
      time: words(6, 'How long it takes, such as 1:40.'),
      fails: flag('It has failed, and stands out.'),
    }),
    verdict: words(30, 'What follows.'),
    reason: words(40, 'Why.'),
  })
    .superRefine(
      says(({ checks, reason }) => [
        {
          texts: { reason },
          unit: 'checks?',
          numbers: [checks.length, checks.filter(({ fails }) => fails).length],
        },
      ]),
    )
    .superRefine(
      marksOf('checks', ({ checks }) => checks.some(({ fails }) => fails), 'Let one of them fail'),
    ),
  runbook: artifact(
    'runbook',
    'The steps of an evening: when, what, by whom, and which are done.',
    {
      steps: entries('The steps, in order.', [4, 7], {
        time: words(6, 'When it begins.'),
        step: words(44, 'What is done.'),
        by: words(24, 'By whom.'),
        isDone: flag('It is done, and has a tick.'),
        isDecision: flag('It is the moment to decide, and stands out.'),
      }),
    },
  ).superRefine(
    marksOf(
      'steps',
      ({ steps }) => steps.some(({ isDecision }) => isDecision),
      'Write "isDecision: true" in one',
    ),
  ),
  signOff: artifact(
    'signOff',
    'A sign-off sheet: criteria, one signature, and one that is missing.',
    {
      criteria: entries('The criteria.', [3, 6], {
        criterion: words(40, 'What must be so.'),
        isOpen: flag('It is not met yet, and stands out.'),
      }),
      signed: words(24, 'Who has signed.'),
      unsigned: group('Who has not.', {
        text: words(28, 'The words below the empty line.'),
        mark: mark('The words of it that stand out.'),
      }),
    },
  ).superRefine(
    marksWithin(({ unsigned: { text, mark } }) => [{ path: ['unsigned', 'mark'], text, mark }]),
  ),
  slices: artifact('slices', 'Groups of cases: how many a model finds, and the bar for each.', {
    slices: entries('The groups.', [3, 6], {
      slice: words(18, 'Its name.'),
      cases: whole(1, 99_999, 'How many cases it has.'),
      found: whole(0, 99_999, 'How many of them the model finds.'),
      bar: whole(1, 100, 'The least share in percent that was agreed on.'),
    }),
  })
    .superRefine(
      rule(({ slices }, fault) => {
        for (const [index, { cases, found }] of slices.entries())
          if (found > cases)
            fault(
              ['slices', index, 'found'],
              `is ${found}, more than its cases, ${cases}`,
              'Correct one of the two',
            )
      }),
    )
    .superRefine(
      marksOf(
        'slices',
        ({ slices }) => slices.some(({ cases, found, bar }) => (100 * found) / cases < bar),
        'Let one of them be below its bar',
      ),
    ),
  nights: wideArtifact('nights', 'Thirty nights of each test; a block is a failed run.', {
    tests: entries('The tests.', [3, 4], {
      test: words(16, 'Its name.'),
      nights: z
        .string()
        .regex(/^[x.]{30}$/, 'it takes 30 characters: x for a failed run, . for all others')
        .describe('The nights in order: x for a failed run, . for all others.'),
      verdict: words(22, 'What that shows.'),
      isFlaky: flag('It fails and passes without a change of the code, and stands out.'),
    }),
    unit: words(8, 'The word before the first number of the axis, such as night.'),
  })
    .superRefine(
      rule(({ tests }, fault) => {
        for (const [index, { nights, verdict }] of tests.entries()) {
          const failed = nights.replaceAll('.', '').length
          for (const [number] of verdict.matchAll(/\d+/g))
            if (Number(number) !== failed)
              fault(
                ['tests', index, 'verdict'],
                `says ${number}, but its nights have ${failed} failed runs`,
                'Correct one of the two',
              )
        }
      }),
    )
    .superRefine(
      marksOf(
        'tests',
        ({ tests }) => tests.some(({ isFlaky }) => isFlaky),
        'Write "isFlaky: true" in one',
      ),
    ),
  estimate: artifact('estimate', 'An estimate: parts with the least and most days of each.', {
    parts: entries('The parts, the widest first. The drawing adds up their days.', [3, 6], {
      part: words(28, 'What is built.'),
      low: whole(0, 99, 'The least days.'),
      high: whole(1, 100, 'The most days.'),
    }),
    total: words(28, 'The name of the sum.'),
    line: whole(1, 100, 'The day at which a line stands.'),
    unit: words(6, 'The unit on the axis, such as days.'),
    result: result('what happens at that line.'),
    mark: mark('The words of the result that stand out.'),
  })
    .superRefine(
      rule(({ parts, line }, fault) => {
        for (const [index, { low, high }] of parts.entries())
          if (high <= low)
            fault(
              ['parts', index, 'high'],
              `is ${high}, which is not above its low, ${low}`,
              'Write a higher number',
            )
        const total = sum(parts.map(({ high }) => high))
        if (total > 100)
          fault(
            ['parts'],
            `add up to ${total} days; the drawing has room for 100`,
            'Write smaller numbers',
          )
        if (line > total)
          fault(
            ['line'],
            `is ${line}, after the end of the sum at ${total}`,
            'Write a lower number',
          )
      }),
    )
    .superRefine(says(({ line, result }) => [{ texts: { result }, numbers: [line] }]))
    .superRefine(marksWithin(({ result, mark }) => [{ path: ['mark'], text: result, mark }])),
  neighbors: artifact('neighbors', 'The nearest results of a search, with their distances.', {
    results: entries('The results, the nearest first.', [3, 6], {
      text: words(28, 'What was found.'),
      distance: number(0, 0.33, 'How far it is from what was asked.'),
      isMissed: flag('The index has missed it, and it stands out.'),
    }),
    missed: words(12, 'The word beside a result that was missed.'),
  })
    .superRefine(
      says(({ results, caption }) => {
        const found = results.filter(({ isMissed }) => !isMissed).length
        const all = results.length
        return [
          { texts: { caption }, numbers: [found, all, Math.round((100 * found) / all) / 100] },
        ]
      }),
    )
    .superRefine(
      rule(({ results }, fault) => {
        for (const [index, { distance }] of results.entries())
          if (distance < (results[index - 1]?.distance ?? 0))
            fault(
              ['results', index, 'distance'],
              `is ${distance}, nearer than the one before it`,
              'Put the nearest first',
            )
      }),
    )
    .superRefine(
      marksOf(
        'results',
        ({ results }) => results.some(({ isMissed }) => isMissed),
        'Let the index miss one',
      ),
    ),
} as const
