/** What is not finished: due reviews, placeholder text, too few or too many words. */

import { expression } from '#check/expression.ts'
import { blanked } from '#check/parse/blank.ts'
import { rangeOf } from '#check/parse/nodes.ts'
import {
  field,
  isDraft,
  layoutOf,
  type PageRule,
  rulesOf,
  type SitePage,
} from '#check/parse/page.ts'
import { isBody, REPLACE, wordCount } from '#check/parse/passages.ts'
import {
  isArtifact,
  isDataFile,
  type PageInSiteRule,
  type Site,
  type SiteRule,
} from '#check/parse/site.ts'
import { rule } from '#check/problems.ts'
import { isDay, isOver } from '#lib/content/days.ts'
import { review } from '../sharedRules.ts'

const replace = rule('replace', 'Visitors would read a note meant for the author')
const length = rule(
  'length',
  'Buyers who find too little look elsewhere, and those who find too much stop reading',
)

/** Placeholder text. Comments are ignored, because they never ship. */
const TO_REPLACE = expression(new RegExp(`${REPLACE}[ \\t]*([^\\n"'<>|]*)`, 'g'), {
  matches: ['REPLACE: the title', 'title="REPLACE: a name"', '| REPLACE: | a cell |'],
  passes: ['Replace: the title', 'REPLACE it'],
})
const COMMENT = expression(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, {
  matches: ['{/* a note */}', '{ /* a\nnote */ }'],
  passes: ['/* a note */', '{name}'],
})

const unwritten = (words: string, draft?: string) =>
  replace({
    found: `placeholder text${words.trim() && `: "${words.trim()}"`}`,
    remedy: 'Replace it with your own',
    draft,
  })

/** Reports due reviews, days in the future and placeholder text. */
export const checkDrafts: PageInSiteRule = (page, report, site) => {
  const due = field(page, 'reviewBy')
  if (due && isOver(due.value, site.today))
    report(
      due,
      review({
        found: `the page was due for review by ${due.value}`,
        remedy: 'Read it again, correct what is no longer true, and set the next date',
        severity: 'advice',
      }),
    )
  const updated = field(page, 'updated')
  if (updated && isDay(updated.value) && updated.value > site.today)
    report(
      updated,
      review({
        found: `updated is ${updated.value}, which is in the future`,
        why: 'Visitors see it as the date of the last change',
        remedy: 'Write the day the text was finished',
      }),
    )
  const cards = cardsOfDrafts(page, site)
  for (const { 1: words = '', index } of page.source.replace(COMMENT, blanked).matchAll(TO_REPLACE))
    report(
      page.place(index),
      unwritten(words, cards.find(({ start, end }) => start <= index && index < end)?.file),
    )
}

/** A line of YAML that never ships. */
const YAML_COMMENT = expression(/^[ \t]*#.*$/gm, {
  matches: ['# REPLACE: a note', '  # a note'],
  passes: ['name: "REPLACE: a name"', '- C#'],
})

/** Reports placeholder text among facts and in documents. */
export const checkFactsWritten: SiteRule = ({ all }, reportIn) => {
  for (const sourceFile of all) {
    if (!isDataFile(sourceFile) && !isArtifact(sourceFile)) continue
    const { file, source, place } = sourceFile
    for (const { 1: words = '', index } of source
      .replace(YAML_COMMENT, blanked)
      .matchAll(TO_REPLACE))
      reportIn(file)(place(index), unwritten(words))
  }
}

/** Where the cards of drafts are on a page, which hide until their drafts are published. */
const cardsOfDrafts = ({ outline }: SitePage, site: Site) =>
  (outline?.blocks ?? []).flatMap(({ node, props }) => {
    const target = site.page(String(props.value.href))
    const [start, end] = rangeOf(node)
    return target && isDraft(target) ? [{ start, end, file: target.file }] : []
  })

/** Blocks that are looked up, not read from start to end. */
const UNCOUNTED = ['Table', 'CardGrid']

/** Checks the number of words on a page. */
export const checkLength: PageRule = (page, report) => {
  const layout = layoutOf(page)
  const { words: limits, path = page.path } = rulesOf(page)
  if (!limits || !page.outline || path !== page.path) return
  const words = page.passages
    .filter(isBody)
    .filter(({ within }) => !UNCOUNTED.some((name) => within.includes(name)))
    // What says what to write is not written yet.
    .filter(({ text }) => !text.includes(REPLACE))
    .reduce((sum, { text }) => sum + wordCount(text), 0)
  const isWithin = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    words >= minimum && words <= maximum
  if (isWithin(limits.advised)) return
  // Who reached only what is required would be told at once to go on to what is advised.
  const { minimum, maximum } = limits.advised
  const isShort = words < minimum
  const has = `the sections have ${words} words without tables and cards`
  report(
    page.outline.headings[0]?.place,
    length({
      found: `${has}; a ${layout} page takes ${minimum} to ${maximum}`,
      inEditor: { found: `${has}; a page of its kind takes ${minimum} to ${maximum}` },
      why: isShort
        ? 'Buyers who find too little look elsewhere'
        : 'Buyers who find too much stop reading',
      remedy: isShort
        ? `Write at least ${minimum - words} more words`
        : `Cut ${words - maximum} words`,
      severity: isWithin(limits.required) ? 'advice' : 'error',
    }),
  )
}
