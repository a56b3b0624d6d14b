/** The shape of the site: which pages there are, which layout stands where, parents, no page that nothing leads to. */
import type { DataName } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import type { Layout } from '#lib/content/schema.ts'
import { type Problem, problemAt, proposes } from '../errors.ts'
import { isDraft, isPublished } from '../publication.ts'
import { type Check, field, layoutOf, type Site, type SitePage } from '../site.ts'
import { valueAt } from '../source.ts'

const top = { line: 1, column: 1 }

/** So far at most is a page from the home page. */
const MOST_CLICKS = 3

/** So many other pages at least lead to a page in their own content. */
const LEAST_MENTIONS = 2

/** Pages of their own shape have a route of their own, so each layout of them stands at one address. */
const PLACES: Partial<Record<Layout, string>> = {
  home: '/',
  industries: '/industries',
  about: '/about-us',
  careers: '/careers',
  contact: '/contact-us',
  siteIndex: '/site-index',
}

function contract(site: Site): Problem[] {
  return site.contract
    .filter((path) => !site.page(path))
    .map((path) => {
      const renamed = nearest(
        path,
        site.pages.map((page) => page.path).filter((one) => !site.contract.includes(one)),
      )
      return problemAt(fileOfPath(path), top, {
        rule: 'contract',
        found: `the page ${path} is missing`,
        why: 'Its address is promised to visitors and search engines, in lib/content/contract.ts',
        remedy: renamed
          ? `Rename ${fileOfPath(renamed)} back to ${fileOfPath(path)}`
          : 'Write the page, or bring it back',
      })
    })
}

/** An address that is promised cannot be empty until somebody finishes its page. */
function unpublished(site: Site): Problem[] {
  return site.pages
    .filter((page) => site.contract.includes(page.path) && !isPublished(site, page))
    .map((page) => {
      const key = isDraft(page) ? 'draft' : 'publishAt'
      return problemAt(page.file, page.yaml?.at([key], 'key') ?? top, {
        rule: 'contract',
        found: `${page.path} ${isDraft(page) ? 'is a draft' : 'is not published yet'}`,
        why: 'Its address is promised to visitors and search engines, in lib/content/contract.ts',
        remedy: `Remove the line "${key}"`,
      })
    })
}

function layouts(pages: readonly SitePage[]): Problem[] {
  return pages.flatMap((page) => {
    const layout = layoutOf(page) as Layout | undefined
    if (!layout || !page.yaml) return []
    const place = page.yaml.at(['layout'])
    const home = PLACES[layout]
    if (home && page.path !== home) {
      return [
        problemAt(page.file, place, {
          rule: 'layout',
          found: `layout ${layout} on the page ${page.path}`,
          expected: `which belongs to ${home} alone`,
          remedy: 'Use detail or landing',
        }),
      ]
    }
    const own = (Object.keys(PLACES) as Layout[]).find((one) => PLACES[one] === page.path)
    if (own && own !== layout) {
      return [
        problemAt(page.file, place, {
          rule: 'layout',
          found: `layout ${layout} on the page ${page.path}`,
          expected: `this page has the layout ${own}`,
          remedy: `Write ${own}`,
          correction: proposes(layout, own),
        }),
      ]
    }
    if (layout === 'text' && page.path.startsWith('/services/')) {
      return [
        problemAt(page.file, place, {
          rule: 'layout',
          found: `layout text on the page ${page.path}`,
          expected: 'while only service pages stand under /services',
          remedy: `Move the file up, to ${fileOfPath(page.path.slice('/services'.length))}`,
        }),
      ]
    }
    return []
  })
}

/** Parents that lead in a circle would make a breadcrumb trail without an end. */
function parents(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const trail = [page.path]
    for (let here: SitePage | undefined = page; here; ) {
      const above: string | undefined = field(here, 'parent')?.value
      if (above === undefined || above === here.path) return []
      if (above === page.path) {
        // Each circle is reported once, at the first of its pages.
        if (trail.some((path) => path < page.path)) return []
        return [
          problemAt(page.file, page.yaml?.at(['parent']) ?? top, {
            rule: 'parent',
            found: `the parents lead in a circle: ${[...trail, page.path].join(' → ')}`,
            why: 'The breadcrumb trail would never end',
            remedy: 'Name a page nearer to the home page as the parent of one of them',
          }),
        ]
      }
      if (trail.includes(above)) return []
      trail.push(above)
      here = site.page(above)
    }
    return []
  })
}

/** The addresses of pages in a data file. */
const linksOfData = (site: Site, name: DataName) =>
  site.files
    .filter((file) => file.name === name)
    .flatMap(({ yaml }) => yaml.texts().filter(({ path }) => path.at(-1) === 'href'))
    .map(({ value }) => value)

/** The pages to which a page leads by cards, links in its text, related pages and its contact button. */
function linksOf(site: Site, page: SitePage): string[] {
  const related = valueAt(page.yaml?.value, ['related'])
  return [
    ...(page.outline?.links ?? []).map((link) => link.target.split('#')[0] ?? ''),
    ...(Array.isArray(related) ? related.map(String) : []),
    ...(layoutOf(page) === 'industries' ? linksOfData(site, 'industries') : []),
    ...(valueAt(page.yaml?.value, ['contact']) ? ['/contact-us'] : []),
  ]
}

/** How many clicks each page is away from the home page; menu and foot stand on every page. */
function clicksTo(site: Site): Map<string, number> {
  const clicks = new Map<string, number>()
  let next = new Set(['/'])
  for (let count = 0; next.size > 0; count++) {
    const here = [...next].flatMap((path) => site.page(path) ?? []).filter((page) => isPublished(site, page))
    for (const { path } of here) clicks.set(path, count)
    const links = here.flatMap((page) => linksOf(site, page))
    next = new Set(count === 0 ? [...links, ...linksOfData(site, 'navigation')] : links)
    for (const path of clicks.keys()) next.delete(path)
  }
  return clicks
}

/** Where to set a link to a page. */
function linkIt(site: Site, page: SitePage): string {
  const parent = field(page, 'parent')?.value
  return parent && site.page(parent) ? `Link it from ${fileOfPath(parent)}` : 'Link it from the page above it'
}

function orphans(site: Site): Problem[] {
  // Without a home page everything would be an orphan; that it is missing has been said.
  if (!site.page('/')) return []
  const clicks = clicksTo(site)
  return site.pages
    .filter((page) => isPublished(site, page) && (clicks.get(page.path) ?? Infinity) > MOST_CLICKS)
    .map((page) => {
      const count = clicks.get(page.path)
      return problemAt(page.file, top, {
        rule: 'orphan',
        // Nobody can link to it before its day, and the build of that day must not fail.
        severity: field(page, 'publishAt') ? 'advice' : 'error',
        found: count
          ? `${page.path} is ${count} clicks away from the home page`
          : `no page leads to ${page.path}`,
        ...(count ? { expected: `at most ${MOST_CLICKS}` } : {}),
        remedy: linkIt(site, page),
      })
    })
}

/**
 * Menu and foot lead to a page from everywhere and say little; a link beside the words that it follows from says why.
 * What is promised has at least two of them; a new page may wait for its second.
 */
function unmentioned(site: Site): Problem[] {
  const published = site.pages.filter((page) => isPublished(site, page))
  const mentions = published.map((page) => ({ page, links: new Set(linksOf(site, page)) }))
  const reached = clicksTo(site)
  const promised = published.filter(({ path }) => site.contract.includes(path))
  return promised.flatMap((page) => {
    const from = mentions.filter((one) => one.page !== page && one.links.has(page.path))
    // Every page leads home by its logo and its breadcrumb; that nothing leads to a page has been said.
    if (from.length >= LEAST_MENTIONS || page.path === '/' || !reached.has(page.path)) return []
    return [
      problemAt(page.file, top, {
        rule: 'mentions',
        found: `${from.length === 0 ? 'no other page leads' : `only ${from[0]?.page.file} leads`} to ${page.path} in its text, its cards or its related pages`,
        expected: `at least ${LEAST_MENTIONS} pages do`,
        remedy: 'Link it where it is spoken of, or name it under "related" of a page with the same readers',
      }),
    ]
  })
}

export const checkStructure: Check = (site) => [
  ...contract(site),
  ...unpublished(site),
  ...layouts(site.pages),
  ...parents(site),
  ...orphans(site),
  ...unmentioned(site),
]
