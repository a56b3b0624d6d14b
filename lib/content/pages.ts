/**
 * The registry: every page and every data file, valid, or one error with all that is wrong. What Next renders, what
 * the navigation shows and what the tests visit comes from here.
 */
import type { Data, FigureClaim } from './data.ts'
import { lastUpdated } from './lastUpdated.ts'
import { openRegistry, type PageText, parentOf } from './registry.ts'
import type { Layout, Page } from './schema.ts'

interface Holder {
  contentRegistry?: ReturnType<typeof openRegistry>
}

const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * Holds the registry. In a build for all of the process: Next bundles pages and route handlers apart, and each copy of
 * this module would read and check the whole site again. In development a change of this code has to count.
 */
const holder: Holder = inDevelopment ? {} : (globalThis as Holder)

/** Read when it is first asked for: a module that only imports a type from here must not read 64 files. */
function current() {
  holder.contentRegistry ??= openRegistry(undefined, undefined, inDevelopment)
  return holder.contentRegistry()
}

/** Every page, in the order of paths. Throws one error with the full report if anything in the content is wrong. */
export function getPages(): readonly Page[] {
  return current().pages
}

/** The facts of `content/data/`. Throws as {@link getPages} does. */
export function getData(): Data {
  return current().data
}

/** The page at a path; throws on an unknown one. */
export function getPage(path: string): Page {
  return current().page(path)
}

/** The parsed body of a page: syntax tree, headings, sections, links and words; throws on an unknown path. */
export function getPageText(path: string): PageText {
  return current().text(path)
}

const isLayout =
  <L extends Layout>(...layouts: L[]) =>
  (page: Page): page is Page<L> =>
    (layouts as Layout[]).includes(page.layout)

const isService = isLayout('detail', 'landing')
const isText = isLayout('text')

/** The service and detail pages: those that go through `DetailLayout`. */
export function getServicePages(): Page<'detail' | 'landing'>[] {
  return getPages().filter(isService)
}

/** The service or detail page at a path; throws where another kind of page stands, or none. */
export function getServicePage(path: string): Page<'detail' | 'landing'> {
  const page = getPage(path)
  if (!isService(page))
    throw new Error(`${page.file} has the layout "${page.layout}", expected detail or landing.`)
  return page
}

/** The pages of text alone: those that go through `TextLayout`. */
export function getTextPages(): Page<'text'>[] {
  return getPages().filter(isText)
}

/** The one page of a layout of its own: home, industries, about, careers, contact, site index. */
export function getPageOf<L extends Exclude<Layout, 'detail' | 'landing' | 'text'>>(layout: L): Page<L> {
  const page = getPages().find(isLayout<L>(layout))
  if (!page) throw new Error(`No page has the layout "${layout}".`)
  return page
}

/** The pages above one, from the home page down; without the page itself. */
export function getTrail(path: string): Page[] {
  const trail: Page[] = []
  for (let page = getPage(path); page.path !== '/'; ) {
    page = getPage(parentOf(page))
    trail.unshift(page)
  }
  return trail
}

/** The pages directly under one, in the order of paths. */
export function getChildren(path: string): readonly Page[] {
  return current().children(path)
}

/** A figure of claims.yaml by its id; throws on an unknown one. */
export function getClaim(id: string): FigureClaim {
  const claim = getData().claims.figures.find((figure) => figure.id === id)
  if (!claim) throw new Error(`No figure of content/data/claims.yaml has the id "${id}".`)
  return claim
}

/**
 * The day on which the text of a page was last changed, as `2027-06-30`; undefined where the history does not say, as in
 * a shallow clone. Throws on an unknown path.
 */
export function getLastUpdated(path: string): string | undefined {
  return lastUpdated(getPage(path).file)
}
