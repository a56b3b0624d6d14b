/** Old addresses: each leads to a page in one step, and no address that has answered once falls silent. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, instead, suggestion } from '../problems.ts'
import { field, isDraft, isPublished, type Site, type SitePage, type SiteRule } from '../site.ts'
import { lastOf } from './links.ts'

/** The addresses that a visitor is sent through, from one on; a circle ends with the address that it meets again. */
function way(redirects: readonly Redirect[], from: string): string[] {
  const passed = [from]
  for (let here = redirects.find((one) => one.from === from)?.to; here !== undefined; ) {
    const again = passed.includes(here)
    passed.push(here)
    if (again) break
    here = redirects.find((one) => one.from === passed.at(-1))?.to
  }
  return passed
}

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const passed = way(redirects, from)
  const last = passed.at(-1) ?? to
  if (passed.indexOf(last) === passed.length - 1) {
    const found = `${from} redirects to ${to}, which itself redirects to ${last}`
    return instead(found, autofix(to, last), 'A visitor would wait twice')
  }
  const around = passed.slice(passed.indexOf(last), -1)
  // Each circle is reported once, at the first of its addresses.
  if (from !== around.toSorted()[0]) return undefined
  const start = around.indexOf(from)
  return {
    found: `the redirects lead in a circle: ${[...around.slice(start), ...around.slice(0, start), from].join(' → ')}`,
    why: 'A browser gives up after some rounds and shows an error',
    remedy: 'Let each of them lead to a page',
  }
}

function targetFinding(site: Site, redirects: readonly Redirect[], one: Redirect): Finding | undefined {
  const { from, to } = one
  if (to === from) return { found: `${from} redirects to itself`, remedy: 'Name the page that answers now' }
  const page = site.page(to)
  if (page) {
    if (isPublished(site, page)) return undefined
    return {
      found: `${from} redirects to ${to}, which is ${isDraft(page) ? 'a draft' : 'not published yet'}`,
      why: 'A visitor would find nothing',
      remedy: `Name another page until ${page.file} is published`,
    }
  }
  if (redirects.some((other) => other.from === to)) return chainFinding(redirects, one)
  const guess = nearest(
    to,
    site.pages.map(({ path }) => path),
  )
  return {
    found: `${from} redirects to ${to}, where no page stands`,
    why: 'A visitor would find nothing',
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    fix: guess ? suggestion(to, guess) : undefined,
  }
}

/** Where the visitors of an address that is gone most likely want to go. */
function successor(site: Site, released: readonly string[], gone: string): string {
  const published = site.pages.filter((page) => isPublished(site, page)).map(({ path }) => path)
  const added = published.filter((path) => !released.includes(path))
  const moved = [...added, ...published].find((path) => lastOf(path) === lastOf(gone))
  return moved ?? nearest(gone, added) ?? added[0] ?? nearest(gone, published) ?? '/'
}

/** An address that answered once and answers no longer, with the entry of the redirects that brings it back. */
export interface LostAddress {
  path: string
  line: string
  /** The page that stands there and is not published. */
  page?: SitePage
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
    return [{ path, line: `{ "from": "${path}", "to": "${to}" },`, ...(page && { page }) }]
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
      report(yaml.at([index, 'from']), {
        found: `${from} stands here twice, it leads to ${redirects[first]?.to} already`,
        remedy: 'Keep one of the two lines',
      })
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
    const finding = targetFinding(site, redirects, one)
    if (finding) report(yaml.at([index, 'to']), finding)
  }
  // That a promised page is missing has been said, and no redirect makes up for it.
  const gone = released.filter((path) => !site.contract.includes(path))
  for (const { path, line, page } of lostAddresses(site, gone)) {
    report(
      { line: 2, column: 1 },
      {
        found: `${path} answered in the last release and answers no longer`,
        remedy: `Add the line '${line}' here, or ${page ? `publish ${page.file}` : `bring ${fileOfPath(path)} back`}`,
        fix: suggestion('', `  ${line}\n`),
      },
    )
  }
}
