/** Addresses of drafts, scheduled, renamed and deleted pages, each reported once together with all links to it. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, meant, type Part, placesText, say, suggestion } from '../problems.ts'
import { field, isDraft, type Site, type SitePage, type SiteRule } from '../site.ts'
import { listAt, placesOf } from '../source.ts'
import { readYaml } from '../yaml.ts'
import { isLoop, trailOf } from './structure.ts'

const REDIRECTS = fileOfData('redirects')
const CONTRACT = fileOfData('contract')
const SYNONYMS = fileOfData('synonyms')
/** Where a redirect is added, even if all of them are on one line. */
const topOf = ({ files }: Site) => {
  const [opening = ''] = /^\s*\[[ \t]*\r?\n?/.exec(files.read(REDIRECTS)) ?? []
  return { line: 2, column: 1, offset: opening.length }
}

/** Returns the last part of an address or a file's path. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Whether an address redirects, even if the redirect is malformed. */
const isRedirected = ({ redirects, dataFile }: Site, path: string) =>
  dataFile('redirects')?.broken !== false || redirects.some(({ from }) => from.replace(/\/$/, '') === path)

const isReleased = ({ data }: Site, path: string) => data.released?.includes(path) ?? false

/** Whether an address answered in the last release or before the author's changes. */
function hasAnswered(site: Site, path: string): boolean {
  const before = site.former.get(path)?.yaml?.value
  return isReleased(site, path) || (before !== undefined && Object(before).draft !== true)
}

/** Whether an address had or must have a page, but has neither a page nor a redirect. */
export const isLost = (site: Site, path: string): boolean =>
  !site.page(path) &&
  !isRedirected(site, path) &&
  (site.contract.includes(path) || hasAnswered(site, path) || site.former.has(path))

/** Groups links and redirects by the path they lead to; `from` is the page they are on, if any. */
function leadsOf(site: Site) {
  const leads = site.all.flatMap((one) =>
    one.links.map(({ kind, target, place }) => {
      const from = 'path' in one ? one : undefined
      return { ...place, file: one.file, target, from, waits: kind === 'card' || one.file === SYNONYMS }
    }),
  )
  return Map.groupBy(leads, ({ target }) => target.split('#')[0] ?? '')
}

/** Returns where visitors of a deleted page most likely want to go, the likeliest first. */
function successors(site: Site, path: string): string[] {
  const published = site.published.map((page) => page.path)
  const added = published.filter((one) => !hasAnswered(site, one))
  const former = site.former.get(path)?.yaml?.value ?? site.page(path)?.yaml?.value
  const likely = [
    [...added, ...published].find((one) => lastOf(one) === lastOf(path)),
    nearest(path, added),
    Object(former).parent,
    ...listAt(former, ['related']),
    nearest(path, published),
    '/',
  ]
  return [...new Set(likely)].filter((one) => published.includes(one) && one !== path).slice(0, 3)
}

const redirectLine = (from: string, to = '/') => `{ "from": "${from}", "to": "${to}" },`

const fromText = (leads: readonly Part[]) =>
  leads.length > 0 ? `, and links lead to it from ${placesText(leads)}` : ''

function unpublished(site: Site, page: SitePage, leads: readonly Part[]): Finding {
  const { path } = page
  const day = site.publishedOn(page)
  const is = isDraft(page)
    ? `the page is a draft, so ${field(page, 'publishAt') ? 'its date does not publish it' : 'it is checked but not published'}`
    : `the page will be published by the first release on or after ${day}`
  if (site.contract.includes(path)) return say('contract.unpublished', { is })
  const isLosing = isReleased(site, path) && !isRedirected(site, path)
  if (leads.length === 0 && !isLosing) return say(isDraft(page) ? 'draft.draft' : 'draft.waiting', { is })
  const losing = isLosing ? ', but its address answered in the last release' : ''
  const [to] = successors(site, path)
  const instead = [
    ...(leads.length > 0
      ? ['remove the links (cards and menu items may stay: they appear along with their page)']
      : []),
    ...(isLosing ? [`add the line '${redirectLine(path, to)}' to ${REDIRECTS}`] : []),
  ].join(', and ')
  return { ...say('draft.needed', { is, leads: fromText(leads), losing, instead }), parts: leads }
}

function renamed(site: Site, path: string, page: SitePage, leads: readonly Part[]): Finding {
  const file = fileOfPath(path)
  if (site.contract.includes(path)) return say('contract.renamed', { file, path, now: page.path })
  const line = redirectLine(path, page.path)
  const links = leads.map((lead) => ({ ...lead, fix: autofix(path, page.path) }))
  const redirect = { file: REDIRECTS, ...topOf(site), fix: autofix('', `  ${line}\n`) }
  const isLosing = hasAnswered(site, path)
  const steps = [
    ...(isLosing ? [`add the line '${line}' to ${REDIRECTS}`] : []),
    ...(leads.length > 0 ? [`write ${page.path} in ${placesText(leads)}`] : []),
  ].join(', and ')
  return {
    ...say('redirect.renamed', { file, path, steps: `${steps.charAt(0).toUpperCase()}${steps.slice(1)}` }),
    parts: isLosing ? [redirect, ...links] : links,
  }
}

function gone(site: Site, path: string, leads: readonly Part[]): Finding {
  const file = fileOfPath(path)
  const is = leads.length > 0 ? `gone${fromText(leads)}` : 'missing'
  if (site.contract.includes(path)) {
    const others = site.pages.map((page) => page.path).filter((one) => !site.contract.includes(one))
    const other = nearest(path, others)
    const remedy = other ? `Rename ${fileOfPath(other)} back to ${file}` : 'Write the page, or restore it'
    return say('contract.gone', { path, is, remedy })
  }
  const [first = '/', ...more] = successors(site, path)
  const also = more.length > 0 ? ` (${more.join(' or ')} may also fit)` : ''
  const fix = suggestion(path, first)
  // A page cannot link to itself: its own link has to go, which is left to the author.
  const parts = leads.map((lead) => (lead.file === fileOfPath(first) ? lead : { ...lead, fix }))
  if (!hasAnswered(site, path)) return { ...say('link.gone', { path, is, first, also, file }, parts[0]?.fix), parts }
  const line = redirectLine(path, first)
  const when = isReleased(site, path) ? 'in the last release' : 'before this change'
  const values = { path, when, leads: fromText(leads), line, redirects: REDIRECTS, also, file }
  return { ...say('redirect.gone', values, suggestion('', `  ${line}\n`)), parts }
}

export const checkAddresses: SiteRule = (site, reportIn) => {
  const leads = leadsOf(site)
  const once = [...site.contract, ...(site.data.released ?? []), ...site.former.keys()]
  for (const path of new Set([...site.pages.map((page) => page.path), ...once])) {
    const page = site.page(path)
    const to = leads.get(path) ?? []
    if (page) {
      const day = site.publishedOn(page)
      // Cards, menu items and search words stay hidden until their page is published.
      const early = to.filter(({ from, waits }) => !waits && (from ? site.publishedOn(from) : '') < day)
      const place = page.yaml?.at([isDraft(page) ? 'draft' : 'publishAt'], 'key')
      if (day !== '') reportIn(page.file)(place, unpublished(site, page, early))
    } else if (isLost(site, path)) {
      const now = site.former.get(path)?.renamed
      if (now && (to.length > 0 || hasAnswered(site, path))) reportIn(now.file)(undefined, renamed(site, path, now, to))
      else if (site.contract.includes(path)) reportIn(fileOfPath(path))(undefined, gone(site, path, to))
      else if (hasAnswered(site, path)) reportIn(REDIRECTS)(topOf(site), gone(site, path, to))
      else if (to[0]) reportIn(to[0].file)(to[0], gone(site, path, to))
    }
  }
}

/** Reports addresses that the author took off the list of those promised. */
export const checkContract: SiteRule = ({ files, data: { contract } }, reportIn) => {
  const before = readYaml(files.before?.get(CONTRACT) ?? '', () => {}, placesOf(''))
  const gone = listAt(before.value, []).filter((path) => contract?.includes(String(path)) === false)
  if (gone.length > 0) reportIn(CONTRACT)(undefined, say('contract.shorter', { gone: gone.join(', ') }))
}

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const next = new Map(redirects.map((one) => [one.from, one.to]))
  const trail = trailOf(from, (path) => next.get(path))
  const last = trail.at(-1) ?? to
  if (!next.has(last)) return say('redirect.chain', { old: from }, autofix(to, last))
  const isFirst = isLoop(trail, (path) => next.get(path))
  return isFirst ? say('redirect.circle', { circle: [...trail, from].join(' → ') }) : undefined
}

function redirectFinding(site: Site, one: Redirect): Finding | undefined {
  const { from, to } = one
  if (to === from) return say('redirect.itself', { from })
  // An address that does not answer yet or anymore is reported at its cause.
  if (site.page(to) || isLost(site, to)) return undefined
  if (site.redirects.some((other) => other.from === to)) return chainFinding(site.redirects, one)
  const paths = site.pages.map(({ path }) => path)
  return meant(say('redirect.nowhere', { from, to }), to, nearest(to, paths))
}

/** Checks that each old address leads to a page in one step. */
export const checkRedirects: SiteRule = (site, reportIn) => {
  const { redirects } = site
  const report = reportIn(REDIRECTS)
  const at = (index: number, key: string) => site.dataFile('redirects')?.yaml.at([index, key])
  for (const [index, one] of redirects.entries()) {
    const { from } = one
    const first = redirects.findIndex((other) => other.from === from)
    if (first < index) {
      report(at(index, 'from'), say('redirect.twice', { from, to: redirects[first]?.to }))
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may redirect.
    if (page && !isDraft(page)) report(at(index, 'from'), say('redirect.hides', { from, file: page.file }))
    report(at(index, 'to'), redirectFinding(site, one))
  }
}
