/** Rules of content that need finished pages: the ways to a page, where it asks for contact, and what finds it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { getDrawing } from '#components/drawings/drawings.ts'
import { fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import type { SearchPage } from '#lib/search/documents.ts'
import { createSearch } from '#lib/search/engine.ts'
import type { ReportProblem } from './problems.ts'

/** How many clicks a page may be away from the home page (R19.2). */
const MAX_CLICKS = 3

/** How far down in its text a page must ask for contact once more: 0 is its beginning, 1 its end. */
const MIDDLE = { from: 0.3, to: 0.7 }

/** How many results a buyer looks at. */
const SEEN_RESULTS = 3

/** Queries of buyers, each with the page that they look for. */
const QUERIES: readonly { query: string; page: string }[] = parse(
  readFileSync(join(import.meta.dirname, 'searchQueries.yaml'), 'utf8'),
)

/** What the rules need to know of a finished page. */
export interface FinishedPage {
  path: string
  /** Whether it is about a service, and so must ask for contact. */
  sells: boolean
  /** The words and the target of each of its links. */
  links: readonly (readonly [words: string, href: string])[]
  /** How far down in its text its own links to the contact form stand. */
  contact: readonly number[]
}

/** What nobody sees before opening it, or at all. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'svg', 'template'])

const hrefOf = ({ properties }: Element) => String(properties.href ?? '')

/** What a screen reader calls a link. */
const wordsOf = (link: Element) =>
  [
    link.properties.ariaLabel ?? textOf(link),
    ...selectAll('img', link).map(({ properties }) => properties.alt ?? ''),
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads what links a page has, and where those to the contact form stand. */
export function linksIn(page: Root): Pick<FinishedPage, 'links' | 'contact'> {
  const links = selectAll('a[href]', page).map((link) => [wordsOf(link), hrefOf(link)] as const)
  const main = select('main', page)
  const places: number[] = []
  let read = 0
  if (main)
    visit(main, (node, _index, parent) => {
      if (node.type === 'text') read += node.value.length
      if (node.type !== 'element') return undefined
      const isClosed =
        parent?.type === 'element' && parent.tagName === 'details' && node.tagName !== 'summary'
      if (isClosed || UNSEEN.has(node.tagName)) return SKIP
      if (node.tagName === 'a' && hrefOf(node).startsWith('/contact-us')) places.push(read)
      return undefined
    })
  return { links, contact: places.map((place) => place / Math.max(1, read)) }
}

/** Reports pages that are too many clicks away from the home page. */
export function checkWays(pages: readonly FinishedPage[], report: ReportProblem): void {
  const targets = new Map(
    pages.map(({ path, links }) => [path, links.map(([, href]) => href.split(/[?#]/)[0] ?? '')]),
  )
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks)
    for (const target of targets.get(path) ?? [])
      if (targets.has(target) && !clicks.has(target)) clicks.set(target, count + 1)
  for (const { path } of pages) {
    const count = clicks.get(path) ?? Number.POSITIVE_INFINITY
    if (count > MAX_CLICKS)
      report(
        fileOfPath(path),
        count === Number.POSITIVE_INFINITY
          ? 'no way from the home page'
          : `${count} clicks from the home page`,
        `at most ${MAX_CLICKS}`,
        `link to it from a page nearer to the home page, or keep the site index in ${fileOfData('navigation')}`,
      )
  }
}

/** The requirements give the same name to a link in the menu and to one on a card. */
export const isSpecifiedTwice = (path: string, words: string) =>
  path === '/services/digital-assurance' && words === 'GenAI Assurance'

/**
 * Reports links with the same words on one page that lead to different places, once for all pages that have them. The
 * logo may be called like a page: a firm has the name that it has.
 */
export function checkLinkWords(
  pages: readonly FinishedPage[],
  nameOfFirm: string,
  report: ReportProblem,
): void {
  const found = new Map<string, string[]>()
  for (const { path, links } of pages) {
    const known = new Map<string, string>()
    for (const [words, href] of links) {
      if (words === nameOfFirm && href === '/') continue
      const first = known.get(words.toLowerCase()) ?? href
      known.set(words.toLowerCase(), first)
      if (first === href || isSpecifiedTwice(path, words)) continue
      const clash = `"${words}" leads to ${first} and to ${href}`
      found.set(clash, [...(found.get(clash) ?? []), path])
    }
  }
  for (const [clash, paths] of found)
    report(
      fileOfPath(paths[0] ?? ''),
      paths.length > 1 ? `${clash}, on ${paths.length} pages` : clash,
      'links that say where they lead, also to whoever hears them without the text around them',
      `give one of them other words, here or in ${fileOfData('navigation')}`,
    )
}

/** Reports pages about a service that let a buyer read on for too long without a way to ask. */
export function checkContact(pages: readonly FinishedPage[], report: ReportProblem): void {
  for (const { path, sells, contact } of pages) {
    if (!sells || contact.some((place) => place > MIDDLE.from && place < MIDDLE.to)) continue
    report(
      fileOfPath(path),
      `links to the contact form only at ${contact.map((place) => `${Math.round(100 * place)}%`).join(', ')} of the text`,
      'one in the middle; the build puts it between the two halves of the sections',
      'have at least two sections, and divide the longest one or move a part of it to the other half',
    )
  }
}

/** The drawings of the home page that stand for the groups of the menu. */
const OFFERS = 'components/layout/HomeLayout/offers'

/** Reports groups of the menu that have no drawing on the home page (R5.8). */
export function checkOffers(
  groups: readonly { label: string; href: string }[],
  report: ReportProblem,
): void {
  for (const { label, href } of groups)
    if (!getDrawing(href, OFFERS))
      report(
        fileOfData('navigation'),
        `the group ${label} has no drawing on the home page`,
        'one for each group of the menu',
        `ask a developer to draw ${OFFERS}${href}.svg, or put these pages into another group`,
      )
}

/** Reports queries of buyers that do not find their page anymore (R19.1). */
export async function checkQueries(
  pages: readonly SearchPage[],
  report: ReportProblem,
): Promise<void> {
  const { find } = await createSearch(pages)
  const paths = new Set(pages.map(({ path }) => path))
  // Owners may have removed pages that nobody has promised.
  for (const { query, page } of QUERIES.filter((entry) => paths.has(entry.page))) {
    const found = find(query)
      .slice(0, SEEN_RESULTS)
      .map((hit) => hit.page.path)
    if (!found.includes(page))
      report(
        fileOfPath(page),
        `the search for "${query}" finds ${found.join(', ') || 'nothing'}`,
        `this page among the first ${SEEN_RESULTS} results (build/searchQueries.yaml)`,
        `use these words on the page, or add them to its line in ${fileOfData('synonyms')}`,
      )
  }
}
