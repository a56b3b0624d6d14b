/** Addresses of drafts, scheduled, renamed and deleted pages, each reported once together with all links to it. */
import { parseDocument } from 'yaml'
import { expression } from '#check/expression.ts'
import type { Link } from '#check/parse/outline.ts'
import { isDraft, type SitePage } from '#check/parse/page.ts'
import { isPage, type Site, type SiteRule } from '#check/parse/site.ts'
import { listAt, valueAt } from '#check/parse/source.ts'
import { autofix, type Finding, type Part, type Place, placesText, rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { draft, redirect } from '../sharedRules.ts'

/** The rule for promised addresses. */
export const contractRule = rule(
  'contract',
  'Its address is promised to visitors and search engines, in content/data/contract.yaml',
  'Its address must stay; it is in content/data/contract.yaml',
)

const REDIRECTS = fileOfData('redirects')
const SYNONYMS = fileOfData('synonyms')

/** The last part of an address. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Whether an address redirects, as far as the redirects are valid. */
const isRedirected = ({ data, redirects }: Site, path: string) =>
  !data.redirects || redirects.some(({ from }) => from === path)

const isPromised = (site: Site, path: string) => site.contract.includes(path)

const isReleased = ({ data }: Site, path: string) => data.released?.includes(path) ?? false

/** Whether an address answered before, but has neither a page nor a redirect; a promised one needs a page. */
export function isLost(site: Site, path: string): boolean {
  if (site.page(path)) return false
  if (isPromised(site, path)) return true
  const before = site.former.get(path)
  const isKnown = isReleased(site, path) || (before && before.keys.draft !== true)
  return Boolean(isKnown) && !isRedirected(site, path)
}

interface IncomingLink extends Part {
  kind: Link['kind']
  /** Its words, if it is in a text. */
  words?: string | undefined
  /** The page it is on, if any. */
  from: SitePage | undefined
  /** Whether it stays hidden until the page that it links to is published. */
  waits: boolean
}

/** Groups links and redirects by the path they lead to. */
function incomingLinksByPath(site: Site): Map<string, IncomingLink[]> {
  const links = new Map<string, IncomingLink[]>()
  for (const sourceFile of site.all)
    for (const { kind, target, place, words } of sourceFile.links) {
      const [path = ''] = target.split('#')
      const link: IncomingLink = {
        ...place,
        kind,
        words,
        file: sourceFile.file,
        from: isPage(sourceFile) ? sourceFile : undefined,
        // Cards, menu items and search words do. A file that cannot be read as a whole may have lost what makes its links wait.
        waits: kind === 'card' || sourceFile.file === SYNONYMS || sourceFile.broken,
      }
      links.set(path, [...(links.get(path) ?? []), link])
    }
  return links
}

/** The links to a page, and whether each needs it: it would lead nowhere if the page were a draft. */
export const linksTo = (site: Site, path: string) =>
  (incomingLinksByPath(site).get(path) ?? []).map(({ file, kind, words, from, waits }) => {
    return { file, kind, words, isNeeding: !waits && !(from && isDraft(from)) }
  })

/** Returns where an address led before the author changed the redirects, if to a page. */
function formerTarget({ files, published }: Site, path: string): string | undefined {
  const before = listAt(parseDocument(files.before?.get(REDIRECTS) ?? '').toJS(), [])
  const to = valueAt(
    before.find((redirect) => valueAt(redirect, ['from']) === path),
    ['to'],
  )
  return published.find((page) => page.path === to)?.path
}

/** Returns where visitors of a missing page most likely want to go. */
function successor(site: Site, path: string): string {
  const published = site.published.map((page) => page.path).filter((known) => known !== path)
  const { parent } = site.former.get(path)?.keys ?? Object(site.page(path)?.yaml?.value)
  return (
    published.find((known) => lastOf(known) === lastOf(path)) ??
    published.find((known) => known === parent) ??
    nearest(path, published) ??
    '/'
  )
}

const redirectLine = (from: string, to: string) => `{ "from": "${from}", "to": "${to}" },`

const earlyLink = (path: string): Finding =>
  draft({
    found: `the link ${path} leads to a page that is not published yet`,
    why: 'Visitors who follow it would find nothing',
    remedy: 'Leave it out until the page is published, or publish the page first',
  })

const linksText = (links: readonly Part[]) =>
  links.length > 0 ? `, and links lead to it from ${placesText(links)}` : ''

const REMOVE_LINKS =
  'remove the links (cards and menu items may stay: they appear along with their page)'

function unpublished(site: Site, page: SitePage, links: readonly Part[]): Finding {
  const { path } = page
  const isInWork = isDraft(page)
  const day = site.publishedOn(page)
  const found = isInWork
    ? 'the page is a draft, so it is checked but not published'
    : `the page will be published by the first release on or after ${day}`
  const foundInEditor = isInWork ? found : `the page will be published on ${day}`
  if (isPromised(site, path))
    return contractRule({
      found,
      remedy: 'Remove this line',
      inEditor: { found: foundInEditor, remedy: 'Publish the page' },
    })
  const isLosing = isReleased(site, path) && !isRedirected(site, path)
  if (links.length === 0 && !isLosing)
    return draft({
      found,
      remedy: isInWork
        ? 'When the page is ready, press Publish in the editor or remove this line'
        : 'There is nothing left to do, unless something stops that release: this check says so the day before',
      inEditor: {
        found: foundInEditor,
        remedy: isInWork
          ? 'When the page is ready, press Publish'
          : 'There is nothing left to do, unless an error stops it: this check says so the day before',
      },
      severity: 'advice',
    })
  const to = successor(site, path)
  const line = redirectLine(path, to)
  const losing = isLosing ? ', but its address answered in the last release' : ''
  const also = isLosing ? `, and add the line '${line}' to ${REDIRECTS}` : ''
  return draft({
    found: found + linksText(links) + losing,
    why: 'Visitors who follow a link there would find nothing',
    parts: links.map(({ file, line, column, offset }) => ({ file, line, column, offset })),
    remedy: `Remove this line to publish the page, or ${REMOVE_LINKS}${also}`,
    inEditor: {
      found: foundInEditor + linksText(links) + (isLosing ? ', but its address is online' : ''),
      remedy: `Publish the page, or ${REMOVE_LINKS}${isLosing ? `, and lead ${path} to ${to}` : ''}`,
    },
  })
}

function renamed(site: Site, path: string, page: SitePage, links: readonly Part[]): Finding {
  const file = fileOfPath(path)
  if (isPromised(site, path))
    return contractRule({
      found: `this page was ${file}`,
      remedy: `Rename it back to ${file}. If the promise may be changed, write ${page.path} instead of ${path} there`,
      inEditor: {
        found: `this page was ${path}`,
        remedy: `Give it the address ${path} again. If that need not stay, write ${page.path} instead of it there`,
      },
    })
  const line = redirectLine(path, page.path)
  const corrected = links.map((link): Part => ({ ...link, fix: autofix(path, page.path) }))
  const also = links.length > 0 ? `, and write ${page.path} in ${placesText(links)}` : ''
  const added: Part = { file: REDIRECTS, ...topOf(site), fix: autofix('', `  ${line}\n`) }
  return redirect({
    found: `this page was ${file}, and nothing answers at ${path} anymore`,
    remedy: `Add the line '${line}' to ${REDIRECTS}${also}; "npm run content:check -- --fix" does it for you`,
    inEditor: {
      found: `this page was ${path}, and nothing answers there anymore`,
      remedy: `Lead ${path} to ${page.path}`,
    },
    parts: [added, ...corrected],
  })
}

function gone(site: Site, path: string, links: readonly Part[]): Finding {
  const file = fileOfPath(path)
  if (isPromised(site, path))
    return contractRule({
      found: `the page ${path} is missing${linksText(links)}`,
      remedy: `Write the page, restore it, or rename it back to ${file}`,
      inEditor: { remedy: 'Put the page back by Undo, or write it again' },
    })
  const former = formerTarget(site, path)
  const to = former ?? successor(site, path)
  const line = redirectLine(path, to)
  const when = isReleased(site, path) ? 'in the last release' : 'before this change'
  return redirect({
    found: `${path} answered ${when} but no longer does${linksText(links)}`,
    remedy: former
      ? `Put the line '${line}' back into ${REDIRECTS}`
      : `Add the line '${line}' to ${REDIRECTS}, or restore ${file}`,
    inEditor: {
      found: `${path} is an address of the site, and would lead nowhere${linksText(links)}`,
      remedy: former ? `Lead ${path} to ${to} again` : `Lead ${path} to ${to}, or restore the page`,
    },
  })
}

/** The start of a list, and the end of its line. */
const START_OF_LIST = expression(/^\s*\[[ \t]*\r?\n?/, {
  matches: ['[\n  { "from": "/a" }', '[{'],
  passes: ['{ "from": "/a" }'],
})

/** Where a redirect is added, even if all of them are on one line. */
function topOf({ files }: Site): Place {
  const [opening = ''] = START_OF_LIST.exec(files.read(REDIRECTS)) ?? []
  return { line: 2, column: 1, offset: opening.length }
}

/** Checks that each page can be reached by an address that nothing else has. */
export const checkAddresses: SiteRule = (site, reportIn) => {
  const links = incomingLinksByPath(site)
  for (const page of site.pages) {
    const day = site.publishedOn(page)
    if (day === '') continue
    const place = page.yaml?.at([isDraft(page) ? 'draft' : 'publishAt'], 'key')
    const isEarly = ({ from, waits }: IncomingLink) =>
      !waits && (from ? site.publishedOn(from) : '') < day
    const early = (links.get(page.path) ?? []).filter(isEarly)
    // Where the author did not change the page, the link is the mistake.
    const isAsBefore = site.files.before?.has(page.file) === false
    reportIn(page.file)(place, unpublished(site, page, isAsBefore ? [] : early))
    for (const link of isAsBefore ? early : []) reportIn(link.file)(link, earlyLink(page.path))
  }
  const known = [...site.contract, ...(site.data.released ?? []), ...site.former.keys()]
  for (const path of new Set(known.filter((path) => isLost(site, path)))) {
    const toIt = links.get(path) ?? []
    const now = site.former.get(path)?.renamed
    if (now) reportIn(now.file)(undefined, renamed(site, path, now, toIt))
    else if (isPromised(site, path)) reportIn(fileOfPath(path))(undefined, gone(site, path, toIt))
    else reportIn(REDIRECTS)(topOf(site), gone(site, path, toIt))
  }
}
