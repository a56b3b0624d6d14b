/** The groups in which pages are listed: those of the menu, each with what is below its pages. */
import { listAt, perObject, valueAt } from '../../check/parse/source.ts'
import { trailOf } from '../../check/rules/links/trails.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf } from '../document/texts.ts'
import { pagesIn, text } from './store.ts'

const NAVIGATION = fileOfData('navigation')
const MAIN = 'Main pages'
const OTHERS = 'Other pages'

type Page = ReturnType<typeof pagesIn>[number]

export interface PageGroup {
  title: string
  pages: readonly Page[]
}

/** The groups of the menu by the addresses in it, in their order. */
function groupsInMenu(contents: Contents): Map<string, string> {
  const { value } = readYamlOf(NAVIGATION, text(contents[NAVIGATION]))
  const named = (entries: readonly unknown[], title: unknown) =>
    entries.map((entry) => [String(valueAt(entry, ['href'])), String(title)] as const)
  return new Map([
    ...named(listAt(value, ['links']), MAIN),
    ...listAt(value, ['services', 'groups']).flatMap((group) =>
      named([group, ...listAt(group, ['items'])], valueAt(group, ['label'])),
    ),
    ...named(listAt(value, ['guides', 'links']), valueAt(value, ['guides', 'heading'])),
  ])
}

/** All pages by their groups, in the order of the menu. In each, the page that leads it comes first, then all by title. */
export const pageGroups = perObject((contents: Contents): PageGroup[] => {
  const pages = pagesIn(contents)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const menu = groupsInMenu(contents)
  const above = (path: string) => {
    const parent = menu.has(path) ? undefined : byPath.get(path)?.parent
    return parent === '/' ? undefined : parent
  }
  /** The page in the menu that a page is below, or else the one below the home page. */
  const topOf = ({ path }: Page) => trailOf(path, above).at(-1) ?? path
  const isAbove = new Set(pages.map(({ parent }) => parent))
  const titleOf = (top: string) =>
    menu.get(top) ?? (isAbove.has(top) ? byPath.get(top)?.title : undefined) ?? OTHERS
  const order = [...new Set(menu.values())]
  const rank = (title: string) => {
    if (title === OTHERS) return order.length + 1
    return order.includes(title) ? order.indexOf(title) : order.length
  }
  const leads = new Map([...menu].reverse().map(([path, title]) => [title, path]))
  const isLead = (page: Page, title: string) => (leads.get(title) ?? topOf(page)) === page.path
  return [...Map.groupBy(pages, (page) => titleOf(topOf(page)))]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map(([title, inGroup]) => {
      const lead = inGroup.find((page) => title !== OTHERS && isLead(page, title))
      const others = inGroup.filter((page) => page !== lead)
      const byTitle = others.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
      return { title, pages: lead ? [lead, ...byTitle] : byTitle }
    })
})
