/** Rules by which several modules report, for the same reason. */
import { rule } from '../problems.ts'

export const draft = rule('draft', "Nobody should be surprised by what is or isn't on the site")
export const link = rule('link', 'A link must lead directly to what its words promise')
export const nesting = rule(
  'nesting',
  'Each block has its place on the grid; anywhere else it would break the page',
)
export const redirect = rule(
  'redirect',
  'Bookmarks, search engines and other sites still link to old addresses',
)
export const review = rule('review', 'What was true when it was written may not be true anymore')
export const specification = rule(
  'specification',
  'The owner of the site requires it, in docs/requirements.md',
  'The owner of the site requires it',
)
export const spelling = rule(
  'spelling',
  'A typo makes buyers doubt the care behind everything else',
)
