/** What is not done yet: due reviews, words to replace, too few words or too many. */
import { isOver } from '#lib/content/days.ts'
import { rangeOf } from '../page.ts'
import { isBody, wordCount } from '../passages.ts'
import { say } from '../problems.ts'
import { field, isDraft, layoutOf, type PageInSiteRule, type PageRule, REPLACE } from '../site.ts'

/** Words to replace. Comments are left alone: nobody reads them on the site. */
const TO_REPLACE = new RegExp(`${REPLACE}[ \\t]*([^\\n"<>]*)`, 'g')
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}/g

export const checkDrafts: PageInSiteRule = (page, report, site) => {
  const review = field(page, 'reviewBy')
  if (review && isOver(review.value, site.today)) report(review, say('review.page', { day: review.value }))
  const updated = field(page, 'updated')
  if (updated && updated.value > site.today) report(updated, say('review.future', { day: updated.value }))
  const blanked = (text: string) => text.replace(/[^\n]/g, ' ')
  let shown = page.source.replace(COMMENT, blanked)
  // A card that waits for a draft does not show either.
  for (const { node, props } of page.outline?.blocks ?? []) {
    const target = site.page(String(props.value.href))
    if (!target || !isDraft(target)) continue
    const [start, end] = rangeOf(node)
    shown = shown.slice(0, start) + blanked(shown.slice(start, end)) + shown.slice(end)
  }
  for (const { 1: words = '', index } of shown.matchAll(TO_REPLACE))
    report(page.place(index), say('replace.words', { words: words.trim() && `: "${words.trim()}"` }))
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
  const values = { words, layout, least, most, apart: isLanding ? ', cards not counted' : '' }
  const finding =
    words < least
      ? say('length.short', { ...values, gap: least - words })
      : say('length.long', { ...values, gap: words - most })
  report(page.outline.headings[0]?.place, { ...finding, severity: isIn(hard) ? 'advice' : 'error' })
}
