/** What publishing a draft would make an error, told beforehand: as a draft, a page has to meet fewer rules. */
import { blanked } from '../../check/parse/blank.ts'
import { field, isDraft } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import { type Problem, START } from '../../check/problems.ts'
import type { Contents } from '../background/messages.ts'
import { publish } from './publish.ts'

const subjectOf = ({ file, rule, found }: Problem) => `${file} ${rule} ${found}`

/** The files as Publish would leave them. In that of the page, every character keeps its place. */
function published(site: Site, path: string): Contents {
  const page = site.page(path)
  if (!site.isWhole || !page || !isDraft(page)) return {}
  const keys = ['draft', ...(field(page, 'publishAt') ? ['publishAt'] : [])]
  const source = keys.reduce(
    (text, key) => text.replace(new RegExp(`^${key}:.*$`, 'm'), blanked),
    page.source,
  )
  return { ...publish(site, { job: 'publish', path }), [page.file]: source }
}

/**
 * The errors that a draft would have or cause if it were published now, besides those that are known.
 *
 * @param check finds the problems of the site with some files changed
 */
export function problemsOncePublished(
  site: Site,
  path: string,
  known: readonly Problem[],
  check: (changes: Contents) => readonly Problem[],
): Problem[] {
  const changes = published(site, path)
  const page = site.page(path)
  if (!page || !(page.file in changes)) return []
  const isKnown = new Set(
    known.filter(({ severity, waits }) => severity === 'error' || waits).map(subjectOf),
  )
  return check(changes)
    .filter((problem) => problem.severity === 'error' && !isKnown.has(subjectOf(problem)))
    .map((problem) => ({
      ...problem,
      // In another file, Publish will have moved the place.
      ...(problem.file !== page.file && problem.file in changes && START),
      severity: 'advice',
      waits: true,
      draft: page.file,
    }))
}
