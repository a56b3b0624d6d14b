/** Compares two finished sites page by page: what a visitor would find changed, whatever file the change was made in. */
import type { FinishedPage, Part } from './finishedPage.ts'
import { type LinkChange, linkChanges } from './linkChanges.ts'
import { diffWords, type WordDiff } from './words.ts'

export interface PageChange {
  kind: 'changed' | 'added' | 'removed' | 'renamed'
  /** Where the page is now; of a removed one, where it was. */
  path: string
  before?: FinishedPage
  after?: FinishedPage
  words: WordDiff
  links: LinkChange[]
  /** Whether the page's own file changed; otherwise a component, a style sheet, a data file or another page did. */
  own: boolean
}

/** One change to header or footer, and the pages that have it. */
export interface FrameChange {
  paths: string[]
  words: WordDiff
  links: LinkChange[]
}

export interface Comparison {
  pages: PageChange[]
  frames: FrameChange[]
}

type Pages = ReadonlyMap<string, FinishedPage>

const NOTHING: Part = { text: [], links: [], markup: '' }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What a search engine and a network show. */
const shown = ({ title, description, share }: FinishedPage) => ({ title, description, share })

function hasChanged(before: FinishedPage, after: FinishedPage): boolean {
  return (
    !isSame(before.main, after.main) || !isSame(shown(before), shown(after)) || before.styles !== after.styles
  )
}

/** Each page that went, with the page that took its place: as git says, or as a redirect does. */
function movesOf(before: Pages, after: Pages, moves: readonly (readonly [string, string])[]) {
  const taken = new Set<string>()
  return new Map(
    moves.filter(([from, to]) => {
      const isMove = before.has(from) && !after.has(from) && after.has(to) && !before.has(to)
      if (!isMove || taken.has(to)) return false
      taken.add(to)
      return true
    }),
  )
}

/** Pages whose frames changed in the same way, together. */
function framesOf(pairs: readonly (readonly [FinishedPage, FinishedPage])[]): FrameChange[] {
  const changed = pairs.filter(([before, after]) => !isSame(before.frame, after.frame))
  const said = ({ text, links }: Part) => [text, links]
  const alike = Map.groupBy(changed, ([before, after]) =>
    JSON.stringify([before.frame, after.frame].map(said)),
  )
  return [...alike.values()].flatMap((group) => {
    const [pair] = group
    if (!pair) return []
    const [before, after] = pair
    return {
      paths: group.map(([, { path }]) => path),
      words: diffWords(before.frame.text, after.frame.text),
      links: linkChanges(before.frame.links, after.frame.links),
    }
  })
}

/**
 * Says which pages differ.
 *
 * @param moves old and new path of pages that were renamed, the surest first; those that do not fit are left out
 * @param touched present paths of pages whose own file changed
 * @returns pages whose own file changed first, then in the order of paths; header and footer apart
 */
export function compareSites(
  before: Pages,
  after: Pages,
  moves: readonly (readonly [string, string])[],
  touched: ReadonlySet<string>,
): Comparison {
  const renamed = movesOf(before, after, moves)
  const origin = new Map([...renamed].map(([from, to]) => [to, from]))
  const changes: PageChange[] = []
  const pairs: [FinishedPage, FinishedPage][] = []
  const add = (kind: PageChange['kind'], path: string, old?: FinishedPage, now?: FinishedPage) => {
    changes.push({
      kind,
      path,
      ...(old ? { before: old } : {}),
      ...(now ? { after: now } : {}),
      words: diffWords((old?.main ?? NOTHING).text, (now?.main ?? NOTHING).text),
      links: linkChanges((old?.main ?? NOTHING).links, (now?.main ?? NOTHING).links),
      own: kind !== 'changed' || touched.has(path),
    })
  }
  for (const [path, page] of after) {
    const from = origin.get(path)
    const old = before.get(from ?? path)
    if (old) pairs.push([old, page])
    if (!old) add('added', path, undefined, page)
    else if (from) add('renamed', path, old, page)
    else if (hasChanged(old, page)) add('changed', path, old, page)
  }
  for (const [path, page] of before) {
    if (!after.has(path) && !renamed.has(path)) add('removed', path, page)
  }
  const order = (a: PageChange, b: PageChange) => Number(b.own) - Number(a.own) || (a.path < b.path ? -1 : 1)
  return { pages: changes.sort(order), frames: framesOf(pairs) }
}
