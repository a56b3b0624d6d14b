/** The links, cards, menu items and facts that call a page by its title, and are renamed with it. */
import { valueAt } from '../../check/parse/source.ts'
import { fileOfPath, isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { inCapitalsOf } from './capitals.ts'
import { propsAt } from './props.ts'
import { reworded } from './reworded.ts'
import { hasSigns, readYamlOf, type Spot, spotsOf } from './texts.ts'

/** A text that calls a page by its title. */
export interface Caller {
  spot: Spot
  /** The words that lead to the page, as they are and as they would be, each with a key that stays if the page moves. */
  links: readonly { key: string; words: string; renamed: string }[]
  /** The whole text with those. */
  value: string
}

const LINK = /\[([^[\]\n]*)\]\(([^()\s]*)\)/g

/** The keys of words beside an address that name what is there. */
const NAMES: readonly unknown[] = ['label', 'title']

/** The facts of a page that name what it is about. */
const NAMES_ON_ITSELF = ['contact.about', 'search.title']

const leadsTo = (target: unknown, path: string) => String(target).split('#')[0] === path

/** Whether a text as a whole is the name of what the address beside it leads to. */
function isNameFor({ file, kind, path: keys }: Spot, source: string, path: string): boolean {
  const key = keys.at(-1)
  if (file === fileOfPath(path)) return NAMES_ON_ITSELF.includes(keys.join('.'))
  if (kind === 'field' && NAMES.includes(key))
    return leadsTo(valueAt(readYamlOf(file, source).value, [...keys.slice(0, -1), 'href']), path)
  if (kind !== 'prop' || keys[0] !== 'Card' || key !== 'title') return false
  return leadsTo(propsAt(source, Number(keys[1]))?.href, path)
}

/** Puts another title in place of the former ones; words that name none of them stay the same. */
function renaming(titles: readonly string[], renamed: string): (words: string) => string {
  // The longest comes first: the new title may have the former in it, and stays as it is.
  const known = [renamed, ...titles].toSorted((a, b) => b.length - a.length)
  const any = known.map(RegExp.escape).join('|')
  const title = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  const replace = (found: string) => {
    const isFound = (title: string) => title.toLowerCase() === found.toLowerCase()
    return isFound(renamed) ? found : inCapitalsOf(found, titles.find(isFound) ?? '', renamed)
  }
  return (words) => words.replace(title, replace)
}

/** How a page is called, and what of that is left as it is, by the keys of its links. */
interface Renaming {
  path: string
  rename: (words: string) => string
  left: ReadonlySet<string>
}

function callerAt(
  spot: Spot,
  index: number,
  source: string,
  { path, rename, left }: Renaming,
): Caller[] {
  const links: { key: string; words: string; renamed: string }[] = []
  const place = `${spot.file === fileOfPath(path) ? '' : spot.file} ${index}`
  let count = 0
  const renamedIn = (words: string) => {
    const key = `${place} ${count++}`
    const renamed = rename(words)
    if (renamed === words || left.has(key)) return words
    links.push({ key, words, renamed })
    return renamed
  }
  const hasLinks = spot.file !== fileOfPath(path) && hasSigns(spot)
  const value = hasLinks
    ? spot.value.replace(LINK, (link, words: string, target) =>
        leadsTo(target, path) ? `[${renamedIn(words)}](${target})` : link,
      )
    : spot.value
  if (!hasLinks && rename(spot.value) !== spot.value && isNameFor(spot, source, path)) {
    const renamed = renamedIn(spot.value)
    return links.length > 0 ? [{ spot, value: renamed, links }] : []
  }
  return links.length > 0 ? [{ spot, value, links }] : []
}

/**
 * Finds what calls a page by any of its former titles, on other pages, in facts, and in those of the page itself, but for
 * what is to be left as it is.
 */
export function callersOf(
  contents: Contents,
  path: string,
  titles: readonly string[],
  renamed: string,
  left: ReadonlySet<string> = new Set(),
): Caller[] {
  const former = titles.filter((title) => title !== '' && title !== renamed)
  if (former.length === 0) return []
  const rename = renaming(former, renamed)
  return Object.entries(contents).flatMap(([file, content]) => {
    const isRead = file.endsWith('.yaml') || isPageFile(file)
    if (!isRead || typeof content !== 'string') return []
    // To read all pages takes seconds.
    if (file !== fileOfPath(path) && !content.includes(path)) return []
    const lower = content.toLowerCase()
    if (!former.some((title) => lower.includes(title.toLowerCase()))) return []
    return spotsOf(file, content).flatMap((spot, index) =>
      callerAt(spot, index, content, { path, rename, left }),
    )
  })
}

/** The files in which callers say their words with the new title. */
export const withCallersRenamed = (contents: Contents, callers: readonly Caller[]): Contents =>
  Object.fromEntries(
    [...Map.groupBy(callers, ({ spot }) => spot.file)].map(([file, inFile]) => {
      const words = new Map(inFile.map(({ spot, value }) => [spot, value]))
      return [file, reworded(file, String(contents[file]), words)]
    }),
  )
