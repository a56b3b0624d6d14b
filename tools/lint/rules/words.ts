/** Pages say enough and not too much. */
import { problemAt } from '../errors.ts'
import { wordCount } from '../passages.ts'
import { type Check, layoutOf, type SitePage } from '../site.ts'

/**
 * Words of a body. Outside the first pair a page is wrong, outside the second it could be better; cards are not
 * counted on landing pages, since those have six of them or eight.
 */
const LENGTHS = {
  detail: { hard: [400, 950], soft: [450, 900], without: [] },
  landing: { hard: [200, 600], soft: [250, 500], without: ['CardGrid'] },
} as const

/** The words of a page that its layout counts. */
export function wordsOf(page: SitePage): number {
  const without: readonly string[] = layoutOf(page) === 'landing' ? LENGTHS.landing.without : []
  return page.passages
    .filter((passage) => !passage.within.some((block) => without.includes(block)))
    .reduce((sum, passage) => sum + wordCount(passage.text), 0)
}

export const checkWords: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const layout = layoutOf(page)
    if ((layout !== 'detail' && layout !== 'landing') || !page.outline) return []
    const { hard, soft } = LENGTHS[layout]
    const words = wordsOf(page)
    const inside = (range: readonly [number, number]) => words >= range[0] && words <= range[1]
    if (inside(soft)) return []
    const wrong = !inside(hard)
    const [least, most] = wrong ? hard : soft
    return [
      problemAt(page.file, page.outline.headings[0]?.place ?? { line: 1, column: 1 }, {
        rule: 'length',
        severity: wrong ? 'error' : 'advice',
        found: `the text has ${words} words`,
        expected: `while a ${layout} page takes ${least} to ${most}${layout === 'landing' ? ', cards not counted' : ''}`,
        why:
          words < least
            ? 'A buyer who finds too little looks elsewhere'
            : 'A buyer who finds too much stops reading',
        remedy:
          words < least ? `Say more, ${least - words} words at least` : `Take out ${words - most} words`,
      }),
    ]
  })
