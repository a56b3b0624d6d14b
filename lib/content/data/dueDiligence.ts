/** The data file with what a bank asks, and our answers. */
import { z } from 'zod'
import { clauseIds } from '../clauses.ts'
import { day, group, list, text } from '../fields.ts'
import { referenceId, reviewed, settled } from './fields.ts'

/** Where the answer to a line of due-diligence.yaml may come from: facts of other data files, or of its own list. */
const answerSources = [
  'legal-name',
  'offices',
  'incident-contact',
  'privacy-notice',
  'certificates',
] as const

/** The groups of answers on the page for procurement. */
export const answerParts = ['company', 'people', 'data', 'contract'] as const

const certificate = z
  .strictObject({
    name: text(2, 60, 'The certificate or report, such as SOC 2 Type II.'),
    status: z
      .enum(['held', 'planned', 'none'])
      .describe('Whether it is held, planned for a day, or neither.'),
    day: day(
      'The last day it is valid, or the day it is planned for; a certificate that is neither held nor planned has none.',
    ).optional(),
    text: settled(300, 'What it covers and who issued it, or what is done instead.'),
  })
  .refine(({ status, day }) => (status === 'none') === (day === undefined), {
    error: 'does not go with the line "day": held and planned take a day, and none takes none',
    path: ['status'],
    params: {
      remedy: 'Add the day, remove it, or correct the status',
      inEditor: {
        message: 'does not go with the day: held and planned take a day, and none takes none',
      },
    },
  })

const dueDiligenceLine = z
  .strictObject({
    id: referenceId.describe(
      'The end of its address: with insurance, /due-diligence#insurance leads to it.',
    ),
    term: text(3, 60, 'What the answer is about, as the page names it.'),
    part: z.enum(answerParts).describe('The group of answers that it belongs to.'),
    asks: text(20, 240, 'What a bank asks here, for whoever answers; no page shows it.'),
    clauses: list(
      'The clauses that the answer answers.',
      [1, 8],
      z.enum(clauseIds).describe('A clause of one of the regulations.'),
    ),
    from: z
      .enum(answerSources)
      .optional()
      .describe('Takes the answer from other data, placeholders left out. Default: none.'),
    answer: settled(
      600,
      'The answer, after what is taken from other data. Default: a line without any is not shown.',
    ).optional(),
    source: reviewed.source.optional(),
    owner: reviewed.owner.optional(),
    reviewBy: reviewed.reviewBy.optional(),
  })
  .refine(({ answer, source, owner, reviewBy }) => !answer || (source && owner && reviewBy), {
    error: 'needs a source, an owner and the day of its next review (reviewBy)',
    path: ['answer'],
    params: {
      remedy: 'Add these three lines under it',
      inEditor: {
        message: 'needs a source, an owner and the day of its next review',
        remedy: 'Fill in these three below it',
      },
    },
  })

export const dueDiligence = group(
  'What a bank asks a supplier before it signs, with our answers.',
  {
    certificates: list(
      'Certificates that buyers ask for, held or not; the answer that is taken from them shows them.',
      [],
      certificate,
    ),
    lines: list('What is asked, in the order of the page.', [1], dueDiligenceLine),
  },
)
