/** What of pasted words cannot stay as it was, and what the author is told of it. */
import { JOBS } from '../jobs/answers.ts'

/**
 * A table or a list that has become words, a table with too many columns, points below others, headings, points that have joined a list below or above, and
 * pictures, which are left out.
 */
export type Change = 'table' | 'list' | 'columns' | 'sublist' | 'heading' | 'joined' | 'pictures'

const CHANGED: Record<Change, string> = {
  table:
    'A table cannot stand here, so its cells have become words. Undo takes them back. Paste it into a paragraph of a section, or over the cells of a table.',
  list: 'A list cannot stand here, so its points have become words. Undo takes them back. Paste it into a paragraph of a section, or into a list.',
  columns:
    'A table takes two to four columns, since more do not fit on a phone. Remove some in “Move, add, remove”, or press Undo.',
  sublist:
    'Lists of the site have one level, so points below others have become points of the same list.',
  heading:
    'Headings have become paragraphs, since each heading begins a section. To have one, press “Add a section below” in “Move, add, remove”.',
  joined:
    'The points that you have pasted belong to the list beside them now. A paragraph between the two would part them.',
  pictures: `Pictures among the words were left out. Copy each alone to paste it, or press ${JOBS.photograph.button}.`,
}

/** What is said of some of them. */
export const newsOf = (changes: readonly Change[]): string =>
  changes.map((change) => CHANGED[change]).join(' ')
