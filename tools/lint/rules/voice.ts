/** The words that the voice of the site does without. */
import { type Problem, problemAt } from '../errors.ts'
import type { Passage } from '../passages.ts'
import { proseOf, proseOfData } from '../prose.ts'
import type { Check } from '../site.ts'
import { VOICE } from '../voice.ts'

function inPassage(file: string, passage: Passage): Problem[] {
  return VOICE.flatMap(({ pattern, severity, found, why, remedy, write }) =>
    [...passage.prose.matchAll(pattern)].map((match) =>
      problemAt(file, passage.at(match.index), {
        rule: 'voice',
        severity,
        found: found(match[0]),
        ...(why === undefined ? {} : { why }),
        remedy,
        ...(write ? { correction: write(match[0], passage.prose.charAt(match.index - 1)) } : {}),
      }),
    ),
  )
}

export const checkVoice: Check = (site) => [
  ...site.pages.flatMap((page) => proseOf(page).flatMap((passage) => inPassage(page.file, passage))),
  ...site.files.flatMap((file) => proseOfData(file).flatMap((passage) => inPassage(file.file, passage))),
]
