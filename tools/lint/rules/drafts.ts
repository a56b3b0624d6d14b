/** Reminds of what is not done yet: drafts, pages whose day has not come, reviews that are due, words to replace. */
import { isOver } from '#lib/content/days.ts'
import { type Problem, problemAt } from '../errors.ts'
import { isDraft, publishedFrom } from '../publication.ts'
import { toReplace } from '../replace.ts'
import { type Check, field, type Site, type SitePage } from '../site.ts'
import { placesOf } from '../source.ts'

const top = { line: 1, column: 1 }

function publication(site: Site, page: SitePage): Problem[] {
  if (isDraft(page)) {
    return [
      problemAt(page.file, page.yaml?.at(['draft'], 'key') ?? top, {
        rule: 'draft',
        severity: 'advice',
        found: 'the page is a draft',
        expected: 'so it is checked and not published',
        remedy: 'Remove this line when it is done',
      }),
    ]
  }
  const day = publishedFrom(site, page)
  if (day === '') return []
  return [
    problemAt(page.file, field(page, 'publishAt') ?? top, {
      rule: 'draft',
      severity: 'advice',
      found: `the page is published by the first build on or after ${day}`,
      remedy: 'Plan a release for that day',
    }),
  ]
}

function review(site: Site, page: SitePage): Problem[] {
  const day = field(page, 'reviewBy')
  if (!day || !isOver(day.value, site.today)) return []
  return [
    problemAt(page.file, day, {
      rule: 'review',
      severity: 'advice',
      found: `the page was to be reviewed by ${day.value}`,
      remedy: 'Read it again, mend what is no longer true, and set the next day',
    }),
  ]
}

function words(page: SitePage): Problem[] {
  const place = placesOf(page.source)
  return toReplace(page.source).map(({ offset, words }) =>
    problemAt(page.file, place(offset), {
      rule: 'replace',
      found: words === '' ? 'words to replace' : `words to replace: "${words}"`,
      remedy: 'Write your own in their place',
    }),
  )
}

export const checkDrafts: Check = (site) =>
  site.pages.flatMap((page) => [...publication(site, page), ...review(site, page), ...words(page)])
