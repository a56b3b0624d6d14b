/** The shape of the site: which pages there are, which layout stands where, parents, no page that nothing leads to. */
import type { DataName } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import type { Layout } from '#lib/content/schema.ts'
import { type Finding, say, suggestion } from '../problems.ts'
import { field, layoutOf, type PageRule, PLACES, type Site, type SitePage, type SiteRule } from '../site.ts'
import { valueAt } from '../source.ts'

function layoutFinding(layout: string, path: string): Finding | undefined {
  const home = PLACES[layout as Layout]
  const own = Object.keys(PLACES).find((one) => PLACES[one as Layout] === path)
  if (home && path !== home) return say('layout.of-another', { layout, path, home })
  if (own && own !== layout) return say('layout.own', { path }, suggestion(layout, own))
  if (layout !== 'text' || !path.startsWith('/services/')) return undefined
  return say('layout.service', { layout, path, file: fileOfPath(path.slice('/services'.length)) })
}

export const checkLayout: PageRule = (page, report) => {
  const layout = field(page, 'layout')
  report(layout, layout && layoutFinding(layout.value, page.path))
}

type Next = (path: string) => string | undefined

/** The addresses that follow one another from one on, each once. */
export function trailOf(from: string, next: Next): string[] {
  const trail: string[] = []
  for (let here: string | undefined = from; here !== undefined && !trail.includes(here); here = next(here))
    trail.push(here)
  return trail
}

/** Whether a trail ends where it began; to say so once, only at the first address of the circle. */
export const isCircle = (trail: readonly string[], next: Next): boolean =>
  next(trail.at(-1) ?? '') === trail[0] && trail.toSorted()[0] === trail[0]

/** Parents that lead in a circle would make a breadcrumb trail without an end. */
export const checkParents: SiteRule = (site, reportIn) => {
  const above: Next = (path) => {
    const page = site.page(path)
    return page && field(page, 'parent')?.value
  }
  for (const page of site.pages) {
    const trail = trailOf(page.path, above)
    const circle = [...trail, page.path].join(' → ')
    if (trail.length > 1 && isCircle(trail, above))
      reportIn(page.file)(page.yaml?.at(['parent']), say('parent.circle', { circle }))
  }
}

/** So far at most is a page from the home page, and so many other pages at least lead to a promised one. */
const MOST_CLICKS = 3
const LEAST_MENTIONS = 2

/** Data files whose links stand on the page of a layout. */
const OF_LAYOUT: Readonly<Record<string, DataName>> = { home: 'strengths', industries: 'industries' }

/** The pages to which a page leads by cards, links in its text, related pages and its contact button. */
function linksOf({ dataFile, former }: Site, page: SitePage): Set<string> {
  const name = OF_LAYOUT[layoutOf(page) ?? '']
  const ofData = name ? dataFile(name)?.links : []
  const links = [...page.links.filter(({ kind }) => kind !== 'parent'), ...(ofData ?? [])]
  // A link to a page that was renamed has a message of its own.
  const paths = links
    .map(({ target }) => target.split('#')[0] ?? '')
    .map((path) => former.get(path)?.renamed?.path ?? path)
  return new Set(valueAt(page.yaml?.value, ['contact']) ? [...paths, '/contact-us'] : paths)
}

/** How many clicks each page is away from the home page; menu and foot stand on every page. */
function clicksTo(site: Site, links: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const menu = site.dataFile('navigation')?.links.map(({ target }) => target) ?? []
  const clicks = new Map<string, number>()
  let next = new Set(['/'])
  for (let count = 0; next.size > 0; count++) {
    const here = [...next].filter((path) => links.has(path) && !clicks.has(path))
    for (const path of here) clicks.set(path, count)
    next = new Set(here.flatMap((path) => [...(links.get(path) ?? []), ...(count === 0 ? menu : [])]))
  }
  return clicks
}

/** Every page is reached from the home page in a few clicks, and a promised one from the words of others. */
export const checkReach: SiteRule = (site, reportIn) => {
  // Without a home page everything would be an orphan, and what cannot be read may well lead to a page.
  if (!site.page('/') || !site.isWhole) return
  const links = new Map(site.published.map((page) => [page.path, linksOf(site, page)]))
  const clicks = clicksTo(site, links)
  for (const page of site.published) {
    const { file, path } = page
    const report = reportIn(file)
    const count = clicks.get(path)
    if (count === undefined || count > MOST_CLICKS) {
      const parent = field(page, 'parent')?.value
      const values = {
        ...{ path, count, most: MOST_CLICKS },
        above: parent && site.page(parent) ? fileOfPath(parent) : 'the page above it',
      }
      const finding = say(count ? 'orphan.far' : 'orphan.alone', values)
      // Nobody can link to it before its day, and the build of that day must not fail.
      report(undefined, { ...finding, severity: field(page, 'publishAt') ? 'advice' : 'error' })
    }
    // Menu and foot lead to a page from everywhere and say little; a link beside the words it follows from says why.
    const from = site.published.filter((one) => one !== page && links.get(one.path)?.has(path))
    if (count === undefined || path === '/' || !site.contract.includes(path)) continue
    const who = from[0] ? `only ${from[0].file} links` : 'no other page links'
    if (from.length < LEAST_MENTIONS)
      report(undefined, say('mentions.few', { who, path, least: LEAST_MENTIONS }))
  }
}
