/** Generates the index of Markdown alternates for answer engines (llmstxt.org). */
import { getChildren, getData, getPage, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'
import { alternatePath, LLMS_FULL_PATH } from '#lib/site/url.ts'

/** The llmstxt.org name for what a reader with limited context may skip. */
const OPTIONAL = 'Optional'

const COMPANY: readonly Layout[] = ['home', 'industries', 'about', 'contact']
const SKIPPED: readonly Layout[] = ['careers', 'siteIndex', 'text']

/** A service is listed under its group. */
function sectionOf({ layout, path, title }: Page): string {
  if (COMPANY.includes(layout)) return 'Company'
  return SKIPPED.includes(layout) ? OPTIONAL : (getTrail(path)[1]?.title ?? title)
}

const inTree = (page: Page): Page[] => [page, ...getChildren(page.path).flatMap(inTree)]

/** The text of llms.txt: every page, by section, with a link to its Markdown alternate. */
export function llmsIndex(): string {
  const { site } = getData()
  const entry = (title: string, path: string, about: string) =>
    `- [${plain(title)}](${site.url}${path}): ${plain(about)}\n`
  const sections = Map.groupBy(inTree(getPage('/')), sectionOf)
  const entries = (name: string) =>
    (sections.get(name) ?? [])
      .map((page) => entry(nameOf(page), alternatePath(page.path), page.search.description))
      .join('')
  const names = [...sections.keys()].filter((name) => name !== OPTIONAL)
  return `# ${plain(site.legalName)}

> ${plain(getPage('/about-us').intro)}

Each link leads to a page as Markdown. The same address without \`.md\` is the page itself, which is the one to cite.

${[...names, OPTIONAL].map((name) => `## ${plain(name)}\n\n${entries(name)}`).join('\n')}${entry('All pages in one file', LLMS_FULL_PATH, 'the whole site as Markdown.')}`
}

const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&')
