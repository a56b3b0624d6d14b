/** What is not finished: due reviews, placeholder text, too few or too many words. */
import { isOver } from '#lib/content/days.ts'
import { blanked } from '../mdx.ts'
import { rangeOf } from '../page.ts'
import { isBody, REPLACE, wordCount } from '../passages.ts'
import { say } from '../problems.ts'
import { field, isDraft, layoutOf, type PageInSiteRule, type PageRule, rulesOf } from '../site.ts'

/** Placeholder text. Comments are ignored, because they never ship. */
const TO_REPLACE = new RegExp(`${REPLACE}[ \\t]*([^\\n"<>]*)`, 'g')
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}/g

export const checkDrafts: PageInSiteRule = (page, report, site) => {
  const review = field(page, 'reviewBy')
  if (review && isOver(review.value, site.today))
    report(review, say('review.page', { day: review.value }))
  const updated = field(page, 'updated')
  if (updated && updated.value > site.today)
    report(updated, say('review.future', { day: updated.value }))
  let shown = page.source.replace(COMMENT, blanked)
  // The card of a draft is hidden, too.
  for (const { node, props } of page.outline?.blocks ?? []) {
    const target = site.page(String(props.value.href))
    if (!target || !isDraft(target)) continue
    const [start, end] = rangeOf(node)
    shown = shown.slice(0, start) + blanked(shown.slice(start, end)) + shown.slice(end)
  }
  for (const { 1: words = '', index } of shown.matchAll(TO_REPLACE))
    report(
      page.place(index),
      say('replace.words', { words: words.trim() && `: "${words.trim()}"` }),
    )
}

export const checkLength: PageRule = (page, report) => {
  const layout = layoutOf(page)
  const [hardLeast, softLeast, softMost, hardMost] = rulesOf(page).words ?? []
  if (!hardLeast || !softLeast || !softMost || !hardMost || !page.outline) return
  // Tables do not count, nor do the six or eight cards of a landing page.
  const apart = layout === 'landing' ? ['Table', 'CardGrid'] : ['Table']
  const words = page.passages
    .filter((one) => isBody(one) && !apart.some((name) => one.within.includes(name)))
    .reduce((sum, { text }) => sum + wordCount(text), 0)
  if (words >= softLeast && words <= softMost) return
  const isHard = words < hardLeast || words > hardMost
  const [least, most] = isHard ? [hardLeast, hardMost] : [softLeast, softMost]
  const isShort = words < least
  const gap = isShort ? least - words : words - most
  const values = {
    words,
    layout,
    least,
    most,
    gap,
    apart: apart.length > 1 ? ', not counting cards' : '',
  }
  const finding = say(isShort ? 'length.short' : 'length.long', values)
  report(page.outline.headings[0]?.place, { ...finding, severity: isHard ? 'error' : 'advice' })
}
