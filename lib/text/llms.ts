/** The two files by which answer engines find the twins (llmstxt.org): an index, and all of them in one file. */
import { getData, getPageOf, getPages, getTrail } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { absoluteUrl, twinPath } from '#lib/site/url.ts'
import { heading, joined, link, list, paragraph, quotation, text } from './markdown.ts'
import { twinOf } from './twin.ts'

/** Leads to everything at once. */
export const FULL_PATH = '/llms-full.txt'

const COMPANY = 'Company'

/** What a reader with little room may leave out, in the words of llmstxt.org. */
const OPTIONAL = 'Optional'

/** Under which heading a page stands; a service under the group that it belongs to. */
const SECTIONS: Record<Layout, string | undefined> = {
  detail: undefined,
  landing: undefined,
  home: COMPANY,
  industries: COMPANY,
  about: COMPANY,
  contact: COMPANY,
  careers: OPTIONAL,
  siteIndex: OPTIONAL,
  text: OPTIONAL,
}

/** The page under home that a page belongs to; it may be the page itself. */
const groupOf = (page: Page) => getTrail(page.path)[1] ?? page

/** The index: what the site is, and each page with its twin and what it is about. */
export function llmsIndex(): string {
  const { site } = getData()
  const full = absoluteUrl(site.url, FULL_PATH)
  const entry = ({ path, title, search }: Page) => {
    const name = path === '/' ? messages.home : title
    return `${link(text(name), absoluteUrl(site.url, twinPath(path)))}: ${text(search.description)}`
  }
  const inTree = getPages().toSorted((a, b) => (treePlace(a) < treePlace(b) ? -1 : 1))
  const sections = Map.groupBy(inTree, (page) => SECTIONS[page.layout] ?? groupOf(page).title)
  const { [OPTIONAL]: optional = [], ...others } = Object.fromEntries(sections)
  return `${joined([
    heading(1, text(site.legalName)),
    quotation(paragraph(text(getPageOf('about').intro))),
    paragraph(
      'Each link leads to a page as Markdown. The same address without `.md` is the page itself, which is the one to cite.',
    ),
    ...Object.entries(others).flatMap(([title, pages]) => [heading(2, text(title)), list(pages.map(entry))]),
    heading(2, OPTIONAL),
    list([...optional.map(entry), `${link('All pages in one file', full)}: the whole site as Markdown.`]),
  ])}\n`
}

/** Sorts each page right behind the one above it. */
function treePlace(page: Page): string {
  return [...getTrail(page.path), page].map(({ path }) => path).join(' ')
}

/** The twins of all pages, one after the other. */
export function llmsFull(): string {
  return getPages().map(twinOf).join('\n---\n\n')
}
