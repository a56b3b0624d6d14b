/** The structure of the site: layouts at their addresses, parents, and no page without links to it. */
import { LAYOUTS } from '#check/parse/layouts.ts'
import { field, type PageRule, rulesOf, type SitePage } from '#check/parse/page.ts'
import type { Site, SiteRule } from '#check/parse/site.ts'
import { valueAt } from '#check/parse/source.ts'
import { correction, type Finding, rule } from '#check/problems.ts'
import { isLoop, trailOf } from './trails.ts'

const layoutRule = rule(
  'layout',
  'Each layout shows different fields, and some are for a single page',
)
const parentRule = rule('parent', 'The breadcrumb trail would never end')
const orphan = rule('orphan', 'Visitors and search engines find a page through the links to it')

function layoutFinding(layout: string, page: SitePage): Finding | undefined {
  const { path } = page
  const home = rulesOf(page).path
  const [only] = Object.entries(LAYOUTS).find(([, rules]) => rules.path === path) ?? []
  if (home && path !== home)
    return layoutRule({
      found: `layout ${layout} on the page ${path}; it is only for ${home}`,
      remedy: 'Use detail or landing',
    })
  if (!only || only === layout) return undefined
  return layoutRule({
    found: `layout ${layout} on the page ${path}, which has the layout ${only}`,
    remedy: `Write ${only}`,
    fix: correction(layout, only),
  })
}

/** Checks that a layout for a single address is there, and nowhere else. */
export const checkLayout: PageRule = (page, report) => {
  const layout = field(page, 'layout')
  report(layout, layout && layoutFinding(layout.value, page))
}

/** Reports loops of parents, whose breadcrumb trail would never end. */
export const checkParents: SiteRule = (site, reportIn) => {
  const above = (path: string) => {
    const page = site.page(path)
    return page && field(page, 'parent')?.value
  }
  for (const page of site.pages) {
    const trail = trailOf(page.path, above)
    if (!isLoop(trail, above)) continue
    reportIn(page.file)(
      page.yaml?.at(['parent']),
      parentRule({
        found: `the parents form a loop: ${[...trail, page.path].join(' → ')}`,
        remedy: 'Choose a page nearer to the home page as the parent of one of them',
      }),
    )
  }
}

/** Returns the pages that a page links to: in cards, text, related pages and its contact button. */
function linksOf({ dataFile, former }: Site, page: SitePage): Set<string> {
  const { data } = rulesOf(page)
  const ofData = data ? (dataFile(data)?.links ?? []) : []
  const links = [...page.links.filter(({ kind }) => kind !== 'parent'), ...ofData]
  // A link to a renamed page is reported separately.
  const paths = links
    .map(({ target }) => target.split('#')[0] ?? '')
    .map((path) => former.get(path)?.renamed?.path ?? path)
  return new Set(valueAt(page.yaml?.value, ['contact']) ? [...paths, '/contact-us'] : paths)
}

/** Checks that another page, the menu or the footer links to each page. */
export const checkReach: SiteRule = (site, reportIn) => {
  // A file that cannot be read may link to a page.
  if (!site.isWhole) return
  const menu = site.dataFile('navigation')?.links.map(({ target }) => target) ?? []
  const linked = new Set(['/', ...menu])
  for (const page of site.published)
    for (const path of linksOf(site, page)) {
      if (path !== page.path) linked.add(path)
    }
  for (const page of site.published) {
    if (linked.has(page.path)) continue
    const above = site.page(field(page, 'parent')?.value ?? '')?.file ?? 'the page above it'
    reportIn(page.file)(
      undefined,
      orphan({
        found: `no page links to ${page.path}`,
        remedy: `Link to it from ${above}`,
        // Nobody can link to it before its date, and that day's build must not fail.
        severity: field(page, 'publishAt') ? 'advice' : 'error',
      }),
    )
  }
}
