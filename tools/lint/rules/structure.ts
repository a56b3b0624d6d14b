/** The shape of the site: which pages there are, which layout stands where, parents, no page that nothing leads to. */
import type { DataName } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import type { Layout } from '#lib/content/schema.ts'
import { instead, suggestion } from '../problems.ts'
import {
  field,
  isDraft,
  isPublished,
  layoutOf,
  type PageRule,
  type Site,
  type SitePage,
  type SiteRule,
} from '../site.ts'
import { listAt, valueAt } from '../source.ts'
import type { Yaml } from '../yaml.ts'

const PROMISED = 'Its address is promised to visitors and search engines, in content/data/contract.yaml'

/** What is promised is there, and published. */
export const checkContract: SiteRule = (site, reportIn) => {
  for (const path of site.contract) {
    const page = site.page(path)
    if (!page) {
      const others = site.pages.map((one) => one.path).filter((one) => !site.contract.includes(one))
      const renamed = nearest(path, others)
      reportIn(fileOfPath(path))(undefined, {
        found: `the page ${path} is missing`,
        why: PROMISED,
        remedy: renamed
          ? `Rename ${fileOfPath(renamed)} back to ${fileOfPath(path)}`
          : 'Write the page, or bring it back',
      })
    } else if (!isPublished(site, page)) {
      const key = isDraft(page) ? 'draft' : 'publishAt'
      reportIn(page.file)(page.yaml?.at([key], 'key'), {
        found: `${path} ${isDraft(page) ? 'is a draft' : 'is not published yet'}`,
        why: PROMISED,
        remedy: `Remove the line "${key}"`,
      })
    }
  }
}

/** Pages of their own shape have a route of their own, so each layout of them stands at one address. */
const PLACES: Partial<Record<Layout, string>> = {
  home: '/',
  industries: '/industries',
  about: '/about-us',
  careers: '/careers',
  contact: '/contact-us',
  siteIndex: '/site-index',
}

export const checkLayout: PageRule = (page, report) => {
  const layout = layoutOf(page) as Layout | undefined
  if (!layout) return
  const place = page.yaml?.at(['layout'])
  const found = `layout ${layout} on the page ${page.path}`
  const home = PLACES[layout]
  const own = (Object.keys(PLACES) as Layout[]).find((one) => PLACES[one] === page.path)
  if (home && page.path !== home)
    report(place, { found: `${found}, which belongs to ${home} alone`, remedy: 'Use detail or landing' })
  else if (own && own !== layout) {
    report(place, instead(`${found}, this page has the layout ${own}`, suggestion(layout, own)))
  } else if (layout === 'text' && page.path.startsWith('/services/')) {
    report(place, {
      found: `${found}, while only service pages stand under /services`,
      remedy: `Move the file up, to ${fileOfPath(page.path.slice('/services'.length))}`,
    })
  }
}

/** Parents that lead in a circle would make a breadcrumb trail without an end. */
export const checkParents: SiteRule = (site, reportIn) => {
  const above = (path: string) => {
    const page = site.page(path)
    return page && field(page, 'parent')?.value
  }
  for (const page of site.pages) {
    const trail = [page.path]
    let here = above(page.path)
    for (; here !== undefined && !trail.includes(here); here = above(here)) trail.push(here)
    // Each circle is reported once, at the first of its pages.
    if (here !== page.path || trail.length < 2 || trail.some((path) => path < page.path)) continue
    reportIn(page.file)(page.yaml?.at(['parent']), {
      found: `the parents lead in a circle: ${[...trail, page.path].join(' → ')}`,
      why: 'The breadcrumb trail would never end',
      remedy: 'Name a page nearer to the home page as the parent of one of them',
    })
  }
}

/** So far at most is a page from the home page, and so many other pages at least lead to a promised one. */
const MOST_CLICKS = 3
const LEAST_MENTIONS = 2

const hrefsOf = (yaml: Yaml | undefined) =>
  (yaml?.texts ?? []).filter(({ path }) => path.at(-1) === 'href').map(({ value }) => value)

const linksOfData = (site: Site, name: DataName) => hrefsOf(site.dataFile(name)?.yaml)

/** The pages to which a page leads by cards, links in its text, related pages and its contact button. */
function linksOf(site: Site, page: SitePage): string[] {
  return [
    ...(page.outline?.links ?? []).map(({ target }) => target.split('#')[0] ?? ''),
    ...hrefsOf(page.yaml),
    ...listAt(page.yaml?.value, ['related']).map(String),
    ...(layoutOf(page) === 'industries' ? linksOfData(site, 'industries') : []),
    ...(valueAt(page.yaml?.value, ['contact']) ? ['/contact-us'] : []),
  ]
}

/** Every page is reached from the home page in a few clicks, and a promised one from the words of others. */
export const checkReach: SiteRule = (site, reportIn) => {
  // Without a home page everything would be an orphan; that it is missing has been said.
  if (!site.page('/')) return
  const published = site.pages.filter((page) => isPublished(site, page))
  const links = new Map(published.map((page) => [page.path, new Set(linksOf(site, page))]))
  const clicks = new Map<string, number>()
  let next = new Set(['/'])
  for (let count = 0; next.size > 0; count++) {
    const here = [...next].filter((path) => links.has(path))
    for (const path of here) clicks.set(path, count)
    next = new Set(here.flatMap((path) => [...(links.get(path) ?? [])]))
    // Menu and foot stand on every page.
    if (count === 0) for (const path of linksOfData(site, 'navigation')) next.add(path)
    for (const path of clicks.keys()) next.delete(path)
  }
  for (const page of published) {
    const { file, path } = page
    const report = reportIn(file)
    const count = clicks.get(path)
    if (count === undefined || count > MOST_CLICKS) {
      const parent = field(page, 'parent')?.value
      const from = parent && site.page(parent) ? fileOfPath(parent) : 'the page above it'
      report(undefined, {
        // Nobody can link to it before its day, and the build of that day must not fail.
        severity: field(page, 'publishAt') ? 'advice' : 'error',
        found: count
          ? `${path} is ${count} clicks away from the home page, at most ${MOST_CLICKS}`
          : `no page leads to ${path}`,
        remedy: `Link it from ${from}`,
      })
    }
    // Menu and foot lead to a page from everywhere and say little; a link beside the words it follows from says why.
    const from = published.filter((one) => one !== page && links.get(one.path)?.has(path))
    if (count === undefined || path === '/' || !site.contract.includes(path)) continue
    if (from.length >= LEAST_MENTIONS) continue
    report(undefined, {
      rule: 'mentions',
      found: `${from[0] ? `only ${from[0].file} leads` : 'no other page leads'} to ${path} in its text, its cards or its related pages, at least ${LEAST_MENTIONS} pages do`,
      remedy: 'Link it where it is spoken of, or name it under "related" of a page with the same readers',
    })
  }
}
