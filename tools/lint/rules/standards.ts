/** Standards that prose cites are listed in claims.yaml, with their publisher and somebody who answers for them. */

import { nearest } from '#lib/content/nearest.ts'
import { type Problem, problemAt, proposes } from '../errors.ts'
import type { Passage } from '../passages.ts'
import { proseOf, proseOfData } from '../prose.ts'
import type { Check } from '../site.ts'
import { STANDARDS } from '../voice.ts'

const FILE = 'content/data/claims.yaml'

/** Cited in full, or by the first words of its name once the reader knows it: "OWASP" of "OWASP ASVS". */
function isListed(names: readonly string[], cited: string, from: string): boolean {
  return names.some((name) => from.startsWith(name) || name.startsWith(cited) || name.endsWith(` ${cited}`))
}

function inPassage(file: string, passage: Passage, names: readonly string[]): Problem[] {
  return [...passage.prose.matchAll(STANDARDS)].flatMap((match) => {
    const cited = match[0]
    if (isListed(names, cited, passage.prose.slice(match.index))) return []
    const guess = nearest(cited, names)
    return [
      problemAt(file, passage.at(match.index), {
        rule: 'standard',
        found: `the standard ${cited} is cited`,
        expected: `and is not listed in ${FILE}`,
        remedy: guess
          ? `Did you mean ${guess}? If not, add it to the standards there, or leave it out`
          : 'Add it to the standards there, or leave it out',
        ...(guess ? { correction: proposes(cited, guess) } : {}),
      }),
    ]
  })
}

export const checkStandards: Check = (site) => {
  const names = site.data.claims?.standards.map((standard) => standard.name)
  if (!names) return []
  return [
    ...site.pages.flatMap((page) => proseOf(page).flatMap((passage) => inPassage(page.file, passage, names))),
    ...site.files.flatMap((file) =>
      proseOfData(file).flatMap((passage) => inPassage(file.file, passage, names)),
    ),
  ]
}
