/** A page is remembered by the drawings that span it: two pages side by side do not have the same kind, and no two the same plan. */

import type { Block } from '#check/parse/outline.ts'
import type { SitePage } from '#check/parse/page.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { repeatsIn } from '#check/parse/source.ts'
import { rule } from '#check/problems.ts'
import { DATA_FIGURES, type FigureName } from '#lib/content/figures.ts'
import { settledPages } from '../occurrences.ts'

const plate = rule('figure', 'Pages that look alike are taken for the same page')

interface Plate {
  file: string
  block: Block
  name: FigureName
}

/** The drawings that span a page. */
const platesOf = (page: SitePage | undefined): Plate[] =>
  (page?.outline?.blocks ?? [])
    .filter(({ name, section }) => name === 'Figure' && section?.props.value.layout === 'wide')
    .map((block) => {
      return { file: page?.file ?? '', block, name: block.props.value.name as FigureName }
    })

/** Drawings with numbers look different each time. */
const isPlan = ({ name }: Plate) => !DATA_FIGURES.includes(name)

/** Advises that pages whose cards are side by side differ in the first drawing that spans them. */
export const checkPlates: SiteRule = (site, reportIn) => {
  for (const { outline } of site.pages) {
    const cards = (outline?.blocks ?? []).filter(({ name }) => name === 'Card')
    const pages = cards.map(({ props }) => site.page(String(props.value.href)))
    for (const [index, page] of pages.entries()) {
      const before = pages[index - 1]
      const [own] = platesOf(page)
      const [other] = platesOf(before)
      if (page === before || !own || own.name !== other?.name || !isPlan(own)) continue
      const spans = `spans the page, as in ${other.file}, whose card is beside the one of this page`
      reportIn(own.file)(
        own.block.place,
        plate({
          found: `the drawing ${own.name} ${spans}`,
          inEditor: { found: `the drawing <Figure name="${own.name}"> ${spans}` },
          remedy: 'Choose another drawing for one of them, or another layout',
          severity: 'advice',
        }),
      )
    }
  }
}

/** Words that say how a plan is drawn. All others are only written in it. */
const DRAWN = ['name', 'cells']

/** A plan without its words: each is the number of its first mention, so that it still says what marks what. */
function formOf({ block }: Plate): string {
  const { title: _, caption: __, ...drawn } = block.props.value
  const numbers = new Map<string, number>()
  const withoutWords = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => withoutWords(entry))
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, withoutWords(part, name)])
    if (typeof value !== 'string' || DRAWN.includes(key)) return value
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return number
  }
  return JSON.stringify(withoutWords(drawn))
}

/** Advises that no two plans that span their pages differ only in their words. */
export const checkForms: SiteRule = (site, reportIn) => {
  const plans = settledPages(site).flatMap(platesOf).filter(isPlan)
  for (const [again, first] of repeatsIn(plans, formOf))
    reportIn(again.file)(
      again.block.place,
      plate({
        found: `the drawing ${again.name} differs only in its words from the one on line ${first.block.place.line} of ${first.file}`,
        inEditor: {
          found: `the drawing <Figure name="${again.name}"> differs only in its words from another one in ${first.file}`,
        },
        remedy: 'Draw what only this subject has, or choose another drawing',
        severity: 'advice',
      }),
    )
}
