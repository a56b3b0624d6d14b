/** No page is another one with some words changed. */
import { type Problem, problemAt } from '../errors.ts'
import { isPublished } from '../publication.ts'
import { isToReplace } from '../replace.ts'
import type { Check, Site, SitePage } from '../site.ts'

/** So many words in a row are one trace of a text; two pages that were written apart share next to none. */
const TRACE = 5

/** The share of its traces that a page may have in common with another one. */
const MOST = 0.2

/** Shorter than this, a page is a menu, and menus resemble one another. */
const LEAST_TRACES = 100

function tracesOf(page: SitePage): Set<string> {
  const words = page.passages
    .filter(({ text }) => !isToReplace(text))
    .map(({ prose }) => prose.toLowerCase())
    .join(' ')
    .match(/[\p{L}\p{N}]+/gu)
  const traces = new Set<string>()
  for (let at = 0; words && at + TRACE <= words.length; at++)
    traces.add(words.slice(at, at + TRACE).join(' '))
  return traces
}

/** Those of pages that are not published stand last: it is them that must change. */
const inOrder = (site: Site) =>
  [true, false].flatMap((wanted) => site.pages.filter((page) => isPublished(site, page) === wanted))

export const checkLikeness: Check = (site) => {
  const first = new Map<string, SitePage>()
  const problems: Problem[] = []
  for (const page of inOrder(site)) {
    const traces = tracesOf(page)
    const shared = new Map<SitePage, number>()
    for (const trace of traces) {
      const other = first.get(trace)
      if (other) shared.set(other, (shared.get(other) ?? 0) + 1)
      else first.set(trace, page)
    }
    const [other, count] = [...shared].sort((a, b) => b[1] - a[1])[0] ?? []
    if (!other || !count || traces.size < LEAST_TRACES || count / traces.size <= MOST) continue
    problems.push(
      problemAt(page.file, page.outline?.headings[0]?.place ?? { line: 1, column: 1 }, {
        rule: 'likeness',
        found: `${Math.round((count / traces.size) * 100)} in 100 word groups of this page stand in ${other.file}, too`,
        expected: `at most ${MOST * 100} may`,
        why: 'Search engines show one of two pages that say the same, and readers feel sent in a circle',
        remedy: 'Write what is true of this page alone, or join the two',
      }),
    )
  }
  return problems
}
