/** Addresses of drafts, scheduled, renamed and deleted pages, each reported once together with all links to it. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import {
  autofix,
  type Finding,
  meant,
  type Part,
  placesText,
  say,
  suggestion,
} from '../problems.ts'
import { isDraft, type Site, type SitePage, type SiteRule } from '../site.ts'
import { isLoop, trailOf } from './structure.ts'

const REDIRECTS = fileOfData('redirects')
const SYNONYMS = fileOfData('synonyms')

export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Whether an address redirects, as far as the redirects are valid. */
const isRedirected = ({ data, redirects }: Site, path: string) =>
  !data.redirects || redirects.some(({ from }) => from === path)

const isReleased = ({ data }: Site, path: string) => data.released?.includes(path) ?? false

/** Whether an address is promised, or answered before, but has neither a page nor a redirect. */
export function isLost(site: Site, path: string): boolean {
  const before = site.former.get(path)
  const isDue =
    site.contract.includes(path) || isReleased(site, path) || (before && before.keys.draft !== true)
  return Boolean(isDue) && !site.page(path) && !isRedirected(site, path)
}

/** Groups links and redirects by the path they lead to; `from` is the page they are on, if any. */
function leadsOf(site: Site) {
  const leads = site.all.flatMap((one) =>
    one.links.map(({ kind, target, place }) => {
      const from = 'path' in one ? one : undefined
      return {
        ...place,
        file: one.file,
        target,
        from,
        waits: kind === 'card' || one.file === SYNONYMS,
      }
    }),
  )
  return Map.groupBy(leads, ({ target }) => target.split('#')[0] ?? '')
}

/** Returns where visitors of a missing page most likely want to go. */
function successor(site: Site, path: string): string {
  const published = site.published.map((page) => page.path).filter((one) => one !== path)
  const { parent } = site.former.get(path)?.keys ?? Object(site.page(path)?.yaml?.value)
  return (
    published.find((one) => lastOf(one) === lastOf(path)) ??
    published.find((one) => one === parent) ??
    '/'
  )
}

const redirectLine = (from: string, to: string) => `{ "from": "${from}", "to": "${to}" },`

const fromText = (leads: readonly Part[]) =>
  leads.length > 0 ? `, and links lead to it from ${placesText(leads)}` : ''

function unpublished(site: Site, page: SitePage, leads: readonly Part[]): Finding {
  const { path } = page
  const is = isDraft(page)
    ? 'the page is a draft, so it is checked but not published'
    : `the page will be published by the first release on or after ${site.publishedOn(page)}`
  if (site.contract.includes(path)) return say('contract.unpublished', { is })
  const isLosing = isReleased(site, path) && !isRedirected(site, path)
  if (leads.length === 0 && !isLosing)
    return say(isDraft(page) ? 'draft.draft' : 'draft.waiting', { is })
  const losing = isLosing ? ', but its address answered in the last release' : ''
  const line = redirectLine(path, successor(site, path))
  const also = isLosing ? `, and add the line '${line}' to ${REDIRECTS}` : ''
  return say('draft.needed', { is, leads: fromText(leads), losing, also })
}

function renamed(site: Site, path: string, page: SitePage, leads: readonly Part[]): Finding {
  const file = fileOfPath(path)
  if (site.contract.includes(path)) return say('contract.renamed', { file, path, now: page.path })
  const line = redirectLine(path, page.path)
  const links = leads.map((lead) => ({ ...lead, fix: autofix(path, page.path) }))
  const also = leads.length > 0 ? `, and write ${page.path} in ${placesText(leads)}` : ''
  const redirect = { file: REDIRECTS, ...topOf(site), fix: autofix('', `  ${line}\n`) }
  return {
    ...say('redirect.renamed', { file, path, line, redirects: REDIRECTS, also }),
    parts: [redirect, ...links],
  }
}

function gone(site: Site, path: string, leads: readonly Part[]): Finding {
  const file = fileOfPath(path)
  if (site.contract.includes(path))
    return say('contract.gone', { path, leads: fromText(leads), file })
  const line = redirectLine(path, successor(site, path))
  const when = isReleased(site, path) ? 'in the last release' : 'before this change'
  const values = { path, when, leads: fromText(leads), line, redirects: REDIRECTS, file }
  return say('redirect.gone', values, suggestion('', `  ${line}\n`))
}

/** Where a redirect is added, even if all of them are on one line. */
const topOf = ({ files }: Site) => {
  const [opening = ''] = /^\s*\[[ \t]*\r?\n?/.exec(files.read(REDIRECTS)) ?? []
  return { line: 2, column: 1, offset: opening.length }
}

export const checkAddresses: SiteRule = (site, reportIn) => {
  const leads = leadsOf(site)
  for (const page of site.pages) {
    const day = site.publishedOn(page)
    if (day === '') continue
    // Cards, menu items and search words stay hidden until their page is published.
    const isEarly = ({ from, waits }: { from?: SitePage | undefined; waits: boolean }) =>
      !waits && (from ? site.publishedOn(from) : '') < day
    const place = page.yaml?.at([isDraft(page) ? 'draft' : 'publishAt'], 'key')
    reportIn(page.file)(
      place,
      unpublished(site, page, (leads.get(page.path) ?? []).filter(isEarly)),
    )
  }
  const promised = [...site.contract, ...(site.data.released ?? []), ...site.former.keys()]
  for (const path of new Set(promised.filter((one) => isLost(site, one)))) {
    const to = leads.get(path) ?? []
    const now = site.former.get(path)?.renamed
    if (now) reportIn(now.file)(undefined, renamed(site, path, now, to))
    else if (site.contract.includes(path))
      reportIn(fileOfPath(path))(undefined, gone(site, path, to))
    else reportIn(REDIRECTS)(topOf(site), gone(site, path, to))
  }
}

function redirectFinding(site: Site, { from, to }: Redirect): Finding | undefined {
  // An address that does not answer yet or anymore is reported at its cause.
  if (site.page(to) || isLost(site, to)) return undefined
  const redirects = new Map(site.redirects.map((one) => [one.from, one.to]))
  const next = (path: string) => redirects.get(path)
  if (next(to) === undefined) {
    const paths = site.pages.map(({ path }) => path)
    return meant(say('redirect.nowhere', { from, to }), to, nearest(to, paths))
  }
  const trail = trailOf(from, next)
  const last = trail.at(-1) ?? to
  if (next(last) === undefined) return say('redirect.chain', { old: from }, autofix(to, last))
  return isLoop(trail, next)
    ? say('redirect.circle', { circle: [...trail, from].join(' → ') })
    : undefined
}

/** Checks that each old address leads to a page in one step. */
export const checkRedirects: SiteRule = (site, reportIn) => {
  const { redirects } = site
  const report = reportIn(REDIRECTS)
  const at = (index: number, key: string) => site.dataFile('redirects')?.yaml.at([index, key])
  for (const [index, one] of redirects.entries()) {
    const { from } = one
    const first = redirects.find((other) => other.from === from)
    if (first !== one) {
      report(at(index, 'from'), say('redirect.twice', { from, to: first?.to }))
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may redirect.
    if (page && !isDraft(page))
      report(at(index, 'from'), say('redirect.hides', { from, file: page.file }))
    report(at(index, 'to'), redirectFinding(site, one))
  }
}
