/** A page is remembered by the first drawing that spans it, so two pages side by side do not have the same plan. */

import type { Block } from '#check/parse/outline.ts'
import type { SitePage } from '#check/parse/page.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { rule } from '#check/problems.ts'
import { DATA_FIGURES, type FigureName } from '#lib/content/figures.ts'

const plate = rule('figure', 'Pages that look alike are taken for the same page')

/** The first drawing that spans a page, unless it has numbers: those look different each time. */
function planOf(page: SitePage | undefined): { block: Block; name: FigureName } | undefined {
  const block = page?.outline?.blocks.find(
    ({ name, section }) => name === 'Figure' && section?.props.value.layout === 'wide',
  )
  const name = block?.props.value.name as FigureName
  return block && !DATA_FIGURES.includes(name) ? { block, name } : undefined
}

/** Advises that pages whose cards are side by side differ in the drawing that spans them. */
export const checkPlates: SiteRule = (site, reportIn) => {
  for (const { outline } of site.pages) {
    const cards = (outline?.blocks ?? []).filter(({ name }) => name === 'Card')
    const pages = cards.map(({ props }) => site.page(String(props.value.href)))
    for (const [index, page] of pages.entries()) {
      const before = pages[index - 1]
      const plan = planOf(page)
      if (!page || !before || page === before) continue
      if (!plan || plan.name !== planOf(before)?.name) continue
      reportIn(page.file)(
        plan.block.place,
        plate({
          found: `the drawing ${plan.name} spans the page, as in ${before.file}, whose card is beside the one of this page`,
          remedy: 'Choose another drawing for one of them, or another layout',
          severity: 'advice',
        }),
      )
    }
  }
}
