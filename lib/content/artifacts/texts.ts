/** Artifacts that are read like a text: memos, reports, code. */
import { z } from 'zod'
import { entries, flag, list, number, text, whole } from '../fields.ts'
import { rule } from '../refinement.ts'
import {
  alternative,
  artifact,
  columns,
  mark,
  marksOfTerms,
  result,
  terms,
  words,
} from './fields.ts'
import { interval, mondaysOf, percent, sum } from './numbers.ts'
import { marksOf, marksWithin, says } from './rules.ts'

const line = z.strictObject({
  text: text(1, 44, 'The line as it is typed, without the spaces at its start.'),
  mark: mark('The characters in it that stand out. Default: none.').optional(),
  isIndented: flag('The line begins two characters further right.'),
  change: z
    .enum(['removed', 'added'])
    .optional()
    .describe('Shows the line as removed or added, as in a pull request. Default: neither.'),
  more: text(1, 40, 'How the line goes on where it has no room. Default: it ends.').optional(),
})

export const textSchemas = {
  memo: artifact('memo', 'A memo: its answer in large type, and why.', {
    answer: text(20, 120, 'What it says, in large type.'),
    mark: mark('The words of the answer that stand out.'),
    terms,
  })
    .superRefine(marksWithin(({ answer, mark }) => [{ path: ['mark'], text: answer, mark }]))
    .superRefine(marksWithin(marksOfTerms)),
  report: artifact('report', 'A test report: what was tested and how often, and what was not.', {
    columns: columns(2),
    tested: entries('What was tested.', [2, 6], {
      area: words(34, 'The area.'),
      cases: whole(1, 240, 'How many cases it has, a block each. The drawing adds them up.'),
      fixed: whole(0, 240, 'How many of them passed only after a fix. Default: none.').optional(),
    }),
    result: result('how many cases passed, and how many after a fix.'),
    terms,
  })
    .superRefine(
      rule(({ tested }, fault) => {
        for (const [index, { cases, fixed = 0 }] of tested.entries())
          if (fixed > cases)
            fault(
              ['tested', index, 'fixed'],
              `is ${fixed}, more than its cases, ${cases}`,
              'Correct one of the two',
            )
      }),
    )
    .superRefine(
      says(({ tested, result }) => {
        const total = sum(tested.map(({ cases }) => cases))
        const fixed = sum(tested.map((area) => area.fixed ?? 0))
        return [{ texts: { result }, numbers: [total - fixed, fixed, total] }]
      }),
    )
    .superRefine(marksWithin(marksOfTerms))
    .superRefine(
      marksOf('terms', ({ terms }) => terms.some(({ mark }) => mark), 'Give one of them a "mark"'),
    ),
  brief: artifact('brief', 'A product brief: for whom, what, and what it costs to serve.', {
    terms,
    columns: columns(2),
    costs: entries('What it costs to serve one customer.', [2, 6], {
      item: words(26, 'What is paid for.'),
      dollars: number(
        0.01,
        9999,
        'The cost in dollars. The drawing adds them up, and marks the one that is more than half.',
      ),
    }),
    total: words(26, 'The name of the sum.'),
  })
    .superRefine(marksWithin(marksOfTerms))
    .superRefine(
      marksOf(
        'costs',
        ({ costs }) => {
          const all = costs.map(({ dollars }) => dollars)
          return Math.max(...all) > sum(all) / 2
        },
        'Let one of them be more than half of the sum, or choose another kind',
      ),
    ),
  code: artifact('code', 'What a machine writes, in one block or two, with labels below.', {
    blocks: entries('The blocks, one below the other.', [1, 2], {
      lines: list('The lines of the block.', [1, 8], line),
    }),
    terms: terms.optional(),
  })
    .superRefine(
      marksWithin(({ blocks }) =>
        blocks.flatMap(({ lines }, block) =>
          lines.map(({ text, mark }, index) => ({
            path: ['blocks', block, 'lines', index, 'mark'],
            text,
            mark,
          })),
        ),
      ),
    )
    .superRefine(marksWithin(marksOfTerms))
    .superRefine(
      marksOf(
        'blocks',
        ({ blocks, terms = [] }) =>
          [...blocks.flatMap(({ lines }) => lines), ...terms].some(({ mark }) => mark),
        'Give a line or a term a "mark"',
      ),
    ),
  answers: artifact('answers', 'The answers of a model to one question, graded.', {
    answers: entries('The answers, the most frequent first.', [2, 4], {
      text: text(5, 90, 'The answer, without quotation marks.'),
      runs: whole(1, 60, 'In how many runs it came.'),
      grade: words(20, 'How it was graded.'),
      passes: flag('It is right. An answer that is not stands out.'),
    }),
    result: result('the share that passed, and its 95% interval.'),
  })
    .superRefine(
      says(({ answers, about, caption, result }) => {
        const runs = sum(answers.map((answer) => answer.runs))
        const passed = sum(answers.filter(({ passes }) => passes).map((answer) => answer.runs))
        const [low, high] = interval(passed, runs)
        const shares = [passed / runs, low, high].map((share) => percent(share).replace('%', ''))
        return [
          { texts: { result }, numbers: [...shares, 95] },
          { texts: { about, caption }, unit: 'runs', numbers: [runs] },
        ]
      }),
    )
    .superRefine(
      marksOf(
        'answers',
        ({ answers }) => answers.some(({ passes }) => !passes),
        'Add an answer that does not pass',
      ),
    ),
  transcript: artifact('transcript', 'What was said, and below it what a model wrote.', {
    words: entries('The words in order.', [8, 16], {
      spoken: words(10, 'What was said.'),
      loudness: z
        .string()
        .regex(/^[1-9]{2,7}$/, 'it takes two to seven digits from 1 to 9')
        .describe('How loud each moment of the word is, a digit from 1 to 9 each.'),
      written: z
        .string()
        .max(10)
        .optional()
        .describe(
          'What the model wrote; "" where it lost the word. Default: the same, which is right.',
        ),
    }),
    label: alternative,
    result: result('how many errors, and the word error rate.'),
  })
    .superRefine(
      rule(({ words, label }, fault) => {
        const spoken = words.map((word) => word.spoken).join(' ')
        if (!label.includes(spoken))
          fault(['label'], `does not say "${spoken}"`, 'Write there what was spoken')
      }),
    )
    .superRefine(
      says(({ words, result }) => {
        const errors = words.filter(({ written }) => written !== undefined).length
        const rate = percent(errors / words.length).replace('%', '')
        return [{ texts: { result }, numbers: [errors, words.length, rate] }]
      }),
    )
    .superRefine(
      marksOf(
        'words',
        ({ words }) => words.some(({ spoken, written = spoken }) => written !== spoken),
        'Let the model write one of them wrong',
      ),
    ),
  calendar: artifact('calendar', 'A month of working days, with what is done in each week.', {
    month: z
      .string()
      .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'months are written 2027-03')
      .describe('The month, such as 2027-03.'),
    days: list('The names of Monday to Friday.', [5, 5], words(5, 'A day, shortened.')),
    weeks: entries('The weeks from the first Monday on.', [3, 5], {
      monday: whole(1, 31, 'The day on which the week begins.'),
      work: words(30, 'What is done in it.'),
      until: whole(
        1,
        31,
        'The day of the week on which it ends, which stands out. Default: it lasts until Friday.',
      ).optional(),
    }),
  })
    .superRefine(
      rule(({ month, weeks }, fault) => {
        const mondays = mondaysOf(month)
        for (const [index, { monday, until }] of weeks.entries()) {
          if (!mondays.includes(monday))
            fault(
              ['weeks', index, 'monday'],
              `is ${monday}, which is not a Monday of ${month}: ${mondays.join(', ')}`,
              'Write one of these',
            )
          if (until !== undefined && (until < monday || until > monday + 4))
            fault(
              ['weeks', index, 'until'],
              `is ${until}, which is not within the week from ${monday} to ${monday + 4}`,
              'Write a day of this week, or move it to another',
            )
        }
      }),
    )
    .superRefine(
      marksOf('weeks', ({ weeks }) => weeks.some(({ until }) => until), 'Write "until" in one'),
    ),
} as const
