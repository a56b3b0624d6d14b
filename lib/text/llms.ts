/** The index by which answer engines find the Markdown alternates (llmstxt.org). */
import { getData, getPageOf, getPages, getTrail } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { absoluteUrl, alternatePath } from '#lib/site/url.ts'

export const LLMS_PATH = '/llms.txt'

/** All alternates in one file. */
export const LLMS_FULL_PATH = '/llms-full.txt'

const COMPANY = 'Company'

/** What a reader with little room may leave out, in the words of llmstxt.org. */
const OPTIONAL = 'Optional'

/** Under which heading a page stands; a service under the group that it belongs to. */
const SECTIONS: Partial<Record<Layout, string>> = {
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

/** Sorts each page right behind the one above it. */
const treePlace = (page: Page) => [...getTrail(page.path), page].map(({ path }) => path).join(' ')

/** What the site is, and each page with its alternate and what it is about. */
export function llmsIndex(): string {
  const { site } = getData()
  const entry = (title: string, path: string, about: string) =>
    `- [${plain(title)}](${absoluteUrl(site.url, path)}): ${plain(about)}\n`
  const places = new Map(getPages().map((page) => [page, treePlace(page)]))
  const inTree = [...places].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([page]) => page)
  const sections = Map.groupBy(inTree, (page) => SECTIONS[page.layout] ?? groupOf(page).title)
  const entries = (name: string) =>
    (sections.get(name) ?? [])
      .map(({ path, title, search }) =>
        entry(path === '/' ? messages.home : title, alternatePath(path), search.description),
      )
      .join('')
  const names = [...sections.keys()].filter((name) => name !== OPTIONAL)
  return `# ${plain(site.legalName)}

> ${plain(getPageOf('about').intro)}

Each link leads to a page as Markdown. The same address without \`.md\` is the page itself, which is the one to cite.

${[...names, OPTIONAL].map((name) => `## ${plain(name)}\n\n${entries(name)}`).join('\n')}${entry('All pages in one file', LLMS_FULL_PATH, 'the whole site as Markdown.')}`
}

/** A text in which nothing is taken for Markdown. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&')
