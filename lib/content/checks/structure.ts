/** The shape of the site: which pages there are, which layout stands where, parents, no page that nothing leads to. */
import { type Problem, problemAt } from '../errors.ts'
import { fileOfPath } from '../files.ts'
import { nearest } from '../nearest.ts'
import { isDraft, isPublished } from '../publication.ts'
import type { Layout } from '../schema.ts'
import { type Check, field, layoutOf, type Site, type SitePage } from '../site.ts'
import { valueAt } from '../source.ts'

const top = { line: 1, column: 1 }

/** Pages of their own shape have a route of their own, so each layout of them stands at one address. */
const PLACES: Partial<Record<Layout, string>> = {
  home: '/',
  industries: '/industries',
  about: '/about-us',
  careers: '/careers',
  contact: '/contact-us',
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
          paste: own,
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

/** Pages that a visitor can reach from the home page by menu, foot, cards, links in the text and related pages. */
function reachable(site: Site): Set<string> {
  const fromEverywhere = site.files
    .filter(({ name }) => name === 'navigation')
    .flatMap(({ yaml }) => yaml.texts().filter(({ path }) => path.at(-1) === 'href'))
    .map(({ value }) => value)
  const fromIndustries = site.files
    .filter(({ name }) => name === 'industries')
    .flatMap(({ yaml }) => yaml.texts().filter(({ path }) => path.at(-1) === 'href'))
    .map(({ value }) => value)
  const reached = new Set<string>(['/'])
  const queue = ['/', ...fromEverywhere]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = site.page(path)
    if (!page || !isPublished(site, page) || (reached.has(path) && path !== '/')) continue
    reached.add(path)
    const related = valueAt(page.yaml?.value, ['related'])
    const next = [
      ...(page.outline?.links ?? []).map((link) => link.target.split('#')[0] ?? ''),
      ...(Array.isArray(related) ? related.map(String) : []),
      ...(layoutOf(page) === 'industries' ? fromIndustries : []),
    ]
    queue.push(...next.filter((one) => !reached.has(one)))
  }
  return reached
}

function orphans(site: Site): Problem[] {
  // Without a home page everything would be an orphan; that it is missing has been said.
  if (!site.page('/')) return []
  const reached = reachable(site)
  return site.pages
    .filter((page) => !reached.has(page.path) && isPublished(site, page))
    .map((page) => {
      const parent = field(page, 'parent')?.value
      return problemAt(page.file, top, {
        rule: 'orphan',
        // Nobody can link to it before its day, and the build of that day must not fail.
        severity: field(page, 'publishAt') ? 'advice' : 'error',
        found: `no page leads to ${page.path}`,
        why: 'Visitors and search engines find a page by the links to it',
        remedy:
          parent && site.page(parent)
            ? `Link it from ${fileOfPath(parent)}`
            : 'Link it from the page above it',
      })
    })
}

export const checkStructure: Check = (site) => [
  ...contract(site),
  ...unpublished(site),
  ...layouts(site.pages),
  ...parents(site),
  ...orphans(site),
]
