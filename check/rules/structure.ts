/** The structure of the site: layouts at their addresses, parents, and no page without links to it. */
import type { DataName } from '#lib/content/data.ts'
import { type Finding, say, suggestion } from '../problems.ts'
import {
  field,
  LAYOUTS,
  type PageRule,
  rulesOf,
  type Site,
  type SitePage,
  type SiteRule,
} from '../site.ts'
import { valueAt } from '../source.ts'

function layoutFinding(layout: string, page: SitePage): Finding | undefined {
  const { path } = page
  const home = rulesOf(page).path
  const [own] = Object.entries(LAYOUTS).find(([, rules]) => rules.path === path) ?? []
  if (home && path !== home) return say('layout.of-another', { layout, path, home })
  return own && own !== layout ? say('layout.own', { path }, suggestion(layout, own)) : undefined
}

export const checkLayout: PageRule = (page, report) => {
  const layout = field(page, 'layout')
  report(layout, layout && layoutFinding(layout.value, page))
}

type Next = (path: string) => string | undefined

/** Follows a chain of addresses, visiting each once. */
export function trailOf(from: string, next: Next): string[] {
  const trail: string[] = []
  for (
    let here: string | undefined = from;
    here !== undefined && !trail.includes(here);
    here = next(here)
  )
    trail.push(here)
  return trail
}

/** Whether a trail ends where it began. Only true for the loop's first address, so that it is reported once. */
export const isLoop = (trail: readonly string[], next: Next): boolean =>
  next(trail.at(-1) ?? '') === trail[0] && trail.toSorted()[0] === trail[0]

/** Reports loops of parents, whose breadcrumb trail would never end. */
export const checkParents: SiteRule = (site, reportIn) => {
  const above: Next = (path) => {
    const page = site.page(path)
    return page && field(page, 'parent')?.value
  }
  for (const page of site.pages) {
    const trail = trailOf(page.path, above)
    const circle = [...trail, page.path].join(' → ')
    if (isLoop(trail, above))
      reportIn(page.file)(page.yaml?.at(['parent']), say('parent.circle', { circle }))
  }
}

/** Returns the pages that a page links to: in cards, text, related pages and its contact button. */
function linksOf({ dataFile, former }: Site, page: SitePage): Set<string> {
  const { data } = rulesOf(page)
  const ofData = data ? dataFile(data as DataName)?.links : []
  const links = [...page.links.filter(({ kind }) => kind !== 'parent'), ...(ofData ?? [])]
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
  const linked = new Set(
    site.published.flatMap((page) => [...linksOf(site, page)].filter((path) => path !== page.path)),
  )
  for (const page of site.published) {
    const { file, path } = page
    if (linked.has(path) || ['/', ...menu].includes(path)) continue
    const above = site.page(field(page, 'parent')?.value ?? '')?.file ?? 'the page above it'
    const finding = say('orphan.alone', { path, above })
    // Nobody can link to it before its date, and that day's build must not fail.
    reportIn(file)(undefined, {
      ...finding,
      severity: field(page, 'publishAt') ? 'advice' : 'error',
    })
  }
}
