/** Old addresses: each leads to a page in one step, and no address that has answered once falls silent. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, instead, suggestion } from '../problems.ts'
import {
  field,
  isDraft,
  isPublished,
  publishedPages,
  type Site,
  type SitePage,
  type SiteRule,
} from '../site.ts'
import { lastOf } from './links.ts'

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const next = new Map(redirects.map((one) => [one.from, one.to]))
  const passed = [from]
  let last = to
  for (; !passed.includes(last) && next.has(last); last = next.get(last) ?? last) passed.push(last)
  if (!passed.includes(last)) {
    const found = `${from} redirects to ${to}, which itself redirects to ${last}`
    return instead(found, autofix(to, last), 'A visitor would wait twice')
  }
  // Each circle is reported once, at the first of its addresses.
  const around = passed.slice(passed.indexOf(last))
  if (from !== around.toSorted()[0]) return undefined
  return {
    found: `the redirects lead in a circle: ${[...around, from].join(' → ')}`,
    why: 'A browser gives up after some rounds and shows an error',
    remedy: 'Let each of them lead to a page',
  }
}

function targetFinding(site: Site, redirects: readonly Redirect[], one: Redirect): Finding | undefined {
  const { from, to } = one
  const why = 'A visitor would find nothing'
  if (to === from) return { found: `${from} redirects to itself`, remedy: 'Name the page that answers now' }
  const page = site.page(to)
  if (page) {
    if (isPublished(site, page)) return undefined
    const found = `${from} redirects to ${to}, which is ${isDraft(page) ? 'a draft' : 'not published yet'}`
    return { found, why, remedy: `Name another page until ${page.file} is published` }
  }
  if (redirects.some((other) => other.from === to)) return chainFinding(redirects, one)
  const paths = site.pages.map(({ path }) => path)
  const guess = nearest(to, paths)
  return {
    found: `${from} redirects to ${to}, where no page stands`,
    why,
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    fix: guess ? suggestion(to, guess) : undefined,
  }
}

/** Where the visitors of an address that is gone most likely want to go. */
function successor(site: Site, released: readonly string[], gone: string): string {
  const published = publishedPages(site).map(({ path }) => path)
  const added = published.filter((path) => !released.includes(path))
  const moved = [...added, ...published].find((path) => lastOf(path) === lastOf(gone))
  return moved ?? nearest(gone, added) ?? added[0] ?? nearest(gone, published) ?? '/'
}

/** An address that answered once and answers no longer, with the entry of the redirects that brings it back. */
export interface LostAddress {
  path: string
  line: string
  /** The page that stands there and is not published. */
  page?: SitePage | undefined
}

/**
 * Those of some addresses where neither a page nor a redirect answers.
 *
 * @param once addresses that answered
 * @param moved where pages of these addresses are known to stand now
 */
export function lostAddresses(
  site: Site,
  once: readonly string[],
  moved: ReadonlyMap<string, string> = new Map(),
): LostAddress[] {
  return once.flatMap((path) => {
    const page = site.page(path)
    if ((page && isPublished(site, page)) || site.data.redirects?.some(({ from }) => from === path)) return []
    const to = moved.get(path) ?? (page && field(page, 'parent')?.value) ?? successor(site, once, path)
    return [{ path, line: `{ "from": "${path}", "to": "${to}" },`, page }]
  })
}

export const checkRedirects: SiteRule = (site, reportIn) => {
  const { redirects, released = [] } = site.data
  const yaml = site.dataFile('redirects')?.yaml
  if (!redirects || !yaml) return
  const report = reportIn(fileOfData('redirects'))
  for (const [index, one] of redirects.entries()) {
    const { from } = one
    const first = redirects.findIndex((other) => other.from === from)
    if (first < index) {
      const found = `${from} stands here twice, it leads to ${redirects[first]?.to} already`
      report(yaml.at([index, 'from']), { found, remedy: 'Keep one of the two lines' })
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may lead elsewhere.
    if (page && !isDraft(page)) {
      report(yaml.at([index, 'from']), {
        found: `${from} is the address of a page, so the redirect hides it`,
        why: 'A redirect stands in for a page that is gone',
        remedy: `Remove this line, or remove ${page.file}`,
      })
    }
    report(yaml.at([index, 'to']), targetFinding(site, redirects, one))
  }
  // That a promised page is missing has been said, and no redirect makes up for it.
  const gone = released.filter((path) => !site.contract.includes(path))
  const top = { line: 2, column: 1 }
  for (const { path, line, page } of lostAddresses(site, gone)) {
    const back = page ? `publish ${page.file}` : `bring ${fileOfPath(path)} back`
    report(top, {
      found: `${path} answered in the last release and answers no longer`,
      remedy: `Add the line '${line}' here, or ${back}`,
      fix: suggestion('', `  ${line}\n`),
    })
  }
}
