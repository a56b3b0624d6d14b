/** The data file with words for the spelling. */
import { form, list } from '../fields.ts'

export const dictionary = list(
  'Correct words missing from the English dictionary, in alphabetical order.',
  [],
  form(
    /^\p{L}[\p{L}\p{M}’']*(?:-[\p{L}\p{M}]+)*$/u,
    'One word, letters only, capitalized as it is written.',
  ),
)
