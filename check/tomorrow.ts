/** What a date alone will turn into a problem: said on the day before, since each morning's release stops at it. */
import { dayAfter } from '#lib/content/days.ts'
import { field } from './parse/page.ts'
import type { Site } from './parse/site.ts'
import type { Problem } from './problems.ts'
import { releaseProblems } from './rules/site/release.ts'

/** What a problem is about. Its words may name the day of the check. */
const subjectOf = ({ file, line, rule, found }: Problem) =>
  rule === 'expiry' ? `${file} ${rule}` : `${file}:${line} ${rule} ${found}`

/**
 * Returns, as advice, what will stop the release of tomorrow morning and does not stop today's.
 *
 * @param checkOn finds the problems of the same files on another day
 */
export function problemsOfTomorrow(
  { site, problems }: { site: Site; problems: readonly Problem[] },
  checkOn: (day: string) => readonly Problem[],
): Problem[] {
  const tomorrow = dayAfter(site.today, 1)
  const isError = ({ severity }: Problem) => severity === 'error'
  // Only a page that appears makes other errors than there are today.
  const appears = site.pages.some((page) => field(page, 'publishAt')?.value === tomorrow)
  const errors = appears ? checkOn(tomorrow).filter(isError) : []
  const today = [...problems.filter(isError), ...releaseProblems(site)]
  const known = new Set(today.map(subjectOf))
  return [...errors, ...releaseProblems(site, tomorrow)]
    .filter((problem) => !known.has(subjectOf(problem)))
    .map((problem) => ({
      ...problem,
      severity: 'advice',
      why: `From tomorrow on, ${tomorrow}, no release goes live until this is mended`,
      inEditor: {
        ...problem.inEditor,
        why: `From tomorrow on, ${tomorrow}, the site cannot be updated until this is mended`,
      },
    }))
}
