/** The data files of the search. */
import { entries, flag, list, text } from '../fields.ts'
import { pagePath } from '../schema.ts'
import { link } from './fields.ts'

export const synonyms = entries(
  'Words visitors search for that the text of the page does not use.',
  [],
  {
    href: pagePath.describe('The page that visitors mean.'),
    words: list(
      'What they type: abbreviations and other names, like UAT or pentest.',
      [1, 12],
      text(2, 40, 'A name.'),
    ),
  },
)

export const notes = entries(
  'What the search says about words that visitors mean in another way than we do.',
  [],
  {
    words: list(
      'The words asked for, each with its other spellings.',
      [1, 12],
      text(2, 40, 'A word or a name.'),
    ),
    text: text(30, 240, 'What visitors read above the results, in one or two sentences.'),
    link,
    insteadOfResults: flag(
      'Shows no results, because none is about these words. Default: results follow.',
    ),
    until: pagePath
      .describe(
        'The page that answers in its place: once that is published, the note is gone. Default: the note stays.',
      )
      .optional(),
  },
)
