/** The pages and data of one content folder, valid, or one error with all that is wrong. */
import { checkSite } from './check.ts'
import { CONTRACT } from './contract.ts'
import type { Data } from './data.ts'
import { ContentError } from './errors.ts'
import { contentSignature, fileOfPath, repositoryRoot } from './files.ts'
import { nearest } from './nearest.ts'
import type { Outline } from './outline.ts'
import type { Passage } from './passages.ts'
import { isPublished } from './publication.ts'
import type { FrontMatterOf, Page } from './schema.ts'

/** A page as it was parsed: its tree with headings, sections and links, and its words. */
export interface PageText extends Outline {
  /** The words of the body, in order. */
  passages: readonly Passage[]
}

export interface Registry {
  /** Every page, in the order of paths. */
  pages: readonly Page[]
  data: Data
  /** The page at a path; throws on an unknown one, with the nearest that exists. */
  page: (path: string) => Page
  /** The pages directly under a path, in the order of paths. */
  children: (path: string) => readonly Page[]
  /** The parsed body of the page at a path; throws on an unknown one. */
  text: (path: string) => PageText
}

/** The path of the page above one: pages of their own shape stand under the home page. */
export const parentOf = (page: Page) => (page as Partial<FrontMatterOf<'detail'>>).parent ?? '/'

/** What decides which pages there are. */
export interface View {
  /** The time by which `publishAt` is judged. Default: now. */
  now?: Date
  /** Whether drafts and pages of a later day are there, too. Default: no. */
  unpublished?: boolean
}

/**
 * Reads and checks a content folder.
 *
 * @param root folder that holds `content/`
 * @param contract addresses that must exist
 * @throws ContentError with every error in every file, if there is one; advice is no reason
 */
export function readRegistry(
  root = repositoryRoot(),
  contract: readonly string[] = CONTRACT,
  { now = new Date(), unpublished = false }: View = {},
): Registry {
  const { site, problems } = checkSite(root, contract, now)
  if (problems.some((problem) => problem.severity === 'error')) throw new ContentError(problems)

  const pages: Page[] = []
  const texts = new Map<string, PageText>()
  for (const page of site.pages) {
    if (!unpublished && !isPublished(site, page)) continue
    const { path, file, body, meta, outline, passages } = page
    // Without errors both are there; a page that lost one of them must never vanish from a green build.
    if (!meta || !outline) throw new Error(`${file} was read without an error and without a result.`)
    pages.push({ ...meta, path, file, body })
    texts.set(path, { ...outline, passages })
  }
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byParent = Map.groupBy(
    pages.filter(({ path }) => path !== '/'),
    parentOf,
  )
  const find = <T>(map: ReadonlyMap<string, T>, path: string): T => {
    const found = map.get(path)
    if (found) return found
    const guess = nearest(path, byPath.keys())
    const hint = guess ? ` Did you mean ${guess}?` : ''
    throw new Error(`No page stands at ${path}: there is no ${fileOfPath(path)}.${hint}`)
  }
  return {
    pages,
    data: site.data as Data,
    page: (path) => find(byPath, path),
    children: (path) => byParent.get(path) ?? [],
    text: (path) => find(texts, path),
  }
}

/** Looking at 75 files takes about a millisecond; a page asks the registry dozens of times while it renders. */
const LOOK_AGAIN = 250

/**
 * A registry that is read when it is first asked for.
 *
 * @param watch reads it again when a file has changed, and shows pages that are not published yet; for development
 * @returns a function that gives the registry, or throws as {@link readRegistry} does
 */
export function openRegistry(
  root = repositoryRoot(),
  contract: readonly string[] = CONTRACT,
  watch = false,
): () => Registry {
  let held: { signature: string; read: () => Registry } | undefined
  let looked = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (!held || (watch && now - looked > LOOK_AGAIN)) {
      looked = now
      const signature = watch ? contentSignature(root) : ''
      if (held?.signature !== signature)
        held = { signature, read: attempt(() => readRegistry(root, contract, { unpublished: watch })) }
    }
    return held.read()
  }
}

/** Does something once; afterwards it gives the same result or throws the same error. */
function attempt<T>(act: () => T): () => T {
  try {
    const result = act()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}
