/** The data files with what pages may state, and who says so. */
import { entries, group, text } from '../fields.ts'
import { CLAIM_REFERENCE, referenceId, reviewed, settled } from './fields.ts'

export const claims = group('Figures and standards that pages may state.', {
  figures: entries('Every figure about results that the site states.', [], {
    id: referenceId,
    figure: text(1, 16, 'The number alone, shown large on a tile.'),
    wording: text(8, 90, 'The full statement, as shown on a tile.'),
    phrase: text(8, 90, 'The same for use inside a sentence.'),
    meaning: group(
      'What the figure means, behind a link on a tile and in parentheses in a sentence. Default: nothing is said, and the figure is listed before the site goes online.',
      {
        definition: settled(200, 'What is counted, and how.'),
        base: settled(120, 'Of what: how many projects, clients or answers.').optional(),
        period: settled(80, 'From when to when.').optional(),
      },
    ).optional(),
    ...reviewed,
  }),
  standards: entries('Every standard that the site cites.', [], {
    id: referenceId,
    name: text(2, 80, 'The name as written in prose.'),
    publisher: text(2, 80, 'Who issues it.'),
    ...reviewed,
  }),
})

export const facts = entries(
  'Dated facts about the world that pages state, but for those about a standard.',
  [],
  {
    id: referenceId,
    says: text(12, 200, 'The words of the page, exactly as they stand there, with the date.'),
    ...reviewed,
  },
)

export const statistics = entries('The four headline statistics of the home page, in order.', [1], {
  claim: referenceId.describe(CLAIM_REFERENCE),
})
