/** What is not done yet: drafts, pages whose day has not come, due reviews, words to replace, too few or too many. */
import { isOver } from '#lib/content/days.ts'
import { wordCount } from '../passages.ts'
import { field, isDraft, layoutOf, type PageRule, publishedOn, REPLACE, type SitePage } from '../site.ts'
import { placesOf } from '../source.ts'

/** The words to replace in a file, each with its offset. Comments are left alone: nobody reads them on the site. */
export function toReplace(source: string): { offset: number; words: string }[] {
  const shown = source.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...shown.matchAll(new RegExp(`${REPLACE}[ \\t]*([^\\n"<>]*)`, 'g'))].map((match) => ({
    offset: match.index,
    words: (match[1] ?? '').trim(),
  }))
}

export const checkDrafts: PageRule = (page, report, site) => {
  const day = publishedOn(site, page)
  if (isDraft(page)) {
    report(page.yaml?.at(['draft'], 'key'), {
      severity: 'advice',
      found: 'the page is a draft, so it is checked and not published',
      remedy: 'Remove this line when it is done',
    })
  } else if (day !== '') {
    report(field(page, 'publishAt'), {
      severity: 'advice',
      found: `the page is published by the first build on or after ${day}`,
      remedy: 'Plan a release for that day',
    })
  }
  const review = field(page, 'reviewBy')
  if (review && isOver(review.value, site.today)) {
    report(review, {
      rule: 'review',
      severity: 'advice',
      found: `the page was to be reviewed by ${review.value}`,
      remedy: 'Read it again, correct what is no longer true, and set the next day',
    })
  }
  const place = placesOf(page.source)
  for (const { offset, words } of toReplace(page.source)) {
    report(place(offset), {
      rule: 'replace',
      found: words === '' ? 'words to replace' : `words to replace: "${words}"`,
      remedy: 'Write your own in their place',
    })
  }
}

/** Words of a body. Outside the first pair a page is wrong, outside the second it could be better. */
const LENGTHS = {
  detail: { hard: [400, 950], soft: [450, 900] },
  landing: { hard: [200, 600], soft: [250, 500] },
} as const

/** The words of a page without its tables; cards are not counted on landing pages, since those have six of them or eight. */
const wordsOf = (page: SitePage) =>
  page.passages
    .filter(({ within }) => !within.includes('Table'))
    .filter(({ within }) => layoutOf(page) !== 'landing' || !within.includes('CardGrid'))
    .reduce((sum, { text }) => sum + wordCount(text), 0)

/** Pages say enough and not too much. */
export const checkLength: PageRule = (page, report) => {
  const layout = layoutOf(page)
  if ((layout !== 'detail' && layout !== 'landing') || !page.outline) return
  const { hard, soft } = LENGTHS[layout]
  const words = wordsOf(page)
  const isIn = ([least, most]: readonly [number, number]) => words >= least && words <= most
  if (isIn(soft)) return
  const [least, most] = isIn(hard) ? soft : hard
  report(page.outline.headings[0]?.place, {
    severity: isIn(hard) ? 'advice' : 'error',
    found: `the text has ${words} words, while a ${layout} page takes ${least} to ${most}${layout === 'landing' ? ', cards not counted' : ''}`,
    why: `A buyer who finds too ${words < least ? 'little looks elsewhere' : 'much stops reading'}`,
    remedy: words < least ? `Say more, ${least - words} words at least` : `Take out ${words - most} words`,
  })
}
