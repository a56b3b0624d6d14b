/** What Next renders, what the navigation shows and what the tests visit: every page and every data file. */
import type { Data, FigureClaim } from './data.ts'
import type { Result, ResultName } from './evidence.ts'
import { fileOfPath } from './files.ts'
import { lastUpdated } from './lastUpdated.ts'
import { type Content, readContent } from './load.ts'
import { nearest } from './nearest.ts'
import type { FrontMatterOf, Layout, Page } from './schema.ts'

interface Registry extends Content {
  byPath: ReadonlyMap<string, Page>
  byParent: ReadonlyMap<string, readonly Page[]>
}

const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * Holds the registry. In a build for all of the process: Next bundles pages and route handlers apart, and each copy of
 * this module would read the whole site again. In development a change of this code has to count.
 */
const holder: { contentRegistry?: Registry } = inDevelopment ? {} : (globalThis as object)

/** Looking at 75 files takes about a millisecond; a page asks dozens of times while it renders. */
const LOOK_AGAIN = 250
let looked = 0

/** The path of the page above one: pages of their own shape stand under the home page. */
const parentOf = (page: Page) => (page as Partial<FrontMatterOf<'detail'>>).parent ?? '/'

/** Read when it is first asked for, and in development again when a file has changed, drafts included. */
function current(): Registry {
  const now = performance.now()
  if (holder.contentRegistry && !(inDevelopment && now - looked > LOOK_AGAIN)) return holder.contentRegistry
  const content = readContent(inDevelopment)
  looked = now
  holder.contentRegistry = {
    ...content,
    byPath: new Map(content.pages.map((page) => [page.path, page])),
    byParent: Map.groupBy(
      content.pages.filter(({ path }) => path !== '/'),
      parentOf,
    ),
  }
  return holder.contentRegistry
}

/** Every page, in the order of paths. Throws where a file of the content does not fit its schema. */
export function getPages(): readonly Page[] {
  return current().pages
}

/** The facts of `content/data/`. Throws as {@link getPages} does. */
export function getData(): Data {
  return current().data
}

/** Files that do not fit their schema while the site is written; what they were before stands in for them. */
export function getUnreadable(): readonly string[] {
  return current().unreadable
}

/** Whether a page stands at a path: a draft does not, nor does one whose day has not come. */
export function hasPage(path: string): boolean {
  return current().byPath.has(path)
}

/** The page at a path; throws on an unknown one, with the nearest that exists. */
export function getPage(path: string): Page {
  const { byPath } = current()
  const page = byPath.get(path)
  if (page) return page
  const guess = nearest(path, byPath.keys())
  const hint = guess ? ` Did you mean ${guess}?` : ''
  throw new Error(`No page stands at ${path}: there is no ${fileOfPath(path)}.${hint}`)
}

/** The one page of a layout of its own: home, industries, about, careers, contact, site index. */
export function getPageOf<L extends Exclude<Layout, 'detail' | 'landing' | 'guide' | 'text'>>(
  layout: L,
): Page<L> {
  const page = getPages().find((one) => one.layout === layout)
  if (!page) throw new Error(`No page has the layout "${layout}".`)
  return page as Page<L>
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
  return current().byParent.get(path) ?? []
}

/** A figure of claims.yaml by its id; throws on an unknown one. */
export function getClaim(id: string): FigureClaim {
  const claim = getData().claims.figures.find((figure) => figure.id === id)
  if (!claim) throw new Error(`No figure of content/data/claims.yaml has the id "${id}".`)
  return claim
}

/** A result of evidence.yaml; undefined where it has not been measured. */
export function getResult(name: ResultName): Result | undefined {
  return getData().evidence.find(({ of }) => of === name)
}

/** The day on which the text of a page was last changed; undefined where the history does not say, as in a shallow clone. */
export function getLastUpdated(path: string): string | undefined {
  return lastUpdated(getPage(path).file)
}
