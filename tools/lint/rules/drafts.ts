/** What is not done yet: drafts, pages whose day has not come, due reviews, words to replace, too few or too many. */
import { isOver } from '#lib/content/days.ts'
import { isBody, wordCount } from '../passages.ts'
import { field, isDraft, layoutOf, type PageRule, publishedOn, REPLACE } from '../site.ts'

/** Words to replace. Comments are left alone: nobody reads them on the site. */
const TO_REPLACE = new RegExp(`${REPLACE}[ \\t]*([^\\n"<>]*)`, 'g')
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}/g

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
  const shown = page.source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const { 1: words = '', index } of shown.matchAll(TO_REPLACE)) {
    const found = words.trim() === '' ? 'words to replace' : `words to replace: "${words.trim()}"`
    report(page.place(index), { rule: 'replace', found, remedy: 'Write your own in their place' })
  }
}

/** Words of a body. Outside the first pair a page is wrong, outside the second it could be better. */
const LENGTHS = {
  detail: { hard: [400, 950], soft: [450, 900] },
  landing: { hard: [200, 600], soft: [250, 500] },
} as const

/** Pages say enough and not too much. */
export const checkLength: PageRule = (page, report) => {
  const layout = layoutOf(page)
  if ((layout !== 'detail' && layout !== 'landing') || !page.outline) return
  const isLanding = layout === 'landing'
  const { hard, soft } = LENGTHS[layout]
  // Tables are not counted, nor are cards on landing pages, since those have six of them or eight.
  const apart = isLanding ? ['Table', 'CardGrid'] : ['Table']
  const words = page.passages
    .filter((one) => isBody(one) && !apart.some((name) => one.within.includes(name)))
    .reduce((sum, { text }) => sum + wordCount(text), 0)
  const isIn = ([least, most]: readonly [number, number]) => words >= least && words <= most
  if (isIn(soft)) return
  const [least, most] = isIn(hard) ? soft : hard
  const isShort = words < least
  report(page.outline.headings[0]?.place, {
    severity: isIn(hard) ? 'advice' : 'error',
    found: `the text has ${words} words, while a ${layout} page takes ${least} to ${most}${isLanding ? ', cards not counted' : ''}`,
    why: `A buyer who finds too ${isShort ? 'little looks elsewhere' : 'much stops reading'}`,
    remedy: isShort ? `Say more, ${least - words} words at least` : `Take out ${words - most} words`,
  })
}
