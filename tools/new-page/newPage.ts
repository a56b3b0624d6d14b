/** A new page: what may be answered to its questions, and its text, which says what to write where. */
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { pagePath } from '#lib/content/schema.ts'
import { findingText } from '#tools/lint/problems.ts'
import { field, isPublished, nameFinding, REPLACE, type Site, type SitePage } from '#tools/lint/site.ts'
import { listAt } from '#tools/lint/source.ts'

export const KINDS = ['detail', 'landing'] as const
export type Kind = (typeof KINDS)[number]

/** What a new page needs to know. */
export interface Answers {
  kind: Kind
  title: string
  path: string
  parent: string
}

/** Room for a title on its page, and on a card and in the name of the contact button. */
const TITLE = { least: 3, most: 60, onCard: 48 }

/** What is wrong with an answer, as a sentence, or nothing. */
const FAULTS: Record<keyof Answers, (site: Site, answer: string) => string | undefined> = {
  kind: (_, kind) =>
    (KINDS as readonly string[]).includes(kind)
      ? undefined
      : `The kind is ${KINDS.join(' or ')}, not "${kind}".`,
  title: (site, title) => {
    const { least, most } = TITLE
    if (title.length < least || title.length > most)
      return `The title is ${title.length} characters, it takes ${least} to ${most}.`
    const same = (page: SitePage) => field(page, 'title')?.value.trim().toLowerCase() === title.toLowerCase()
    const other = site.pages.find(same)
    return other && `${other.file} has this title already. Two pages with one name cannot be told apart.`
  },
  path: (site, path) => {
    if (!pagePath.safeParse(path).success)
      return `"${path}" is no address: it starts with "/", is lower-case and has no slash at its end.`
    const wrong = nameFinding(fileOfPath(path))
    if (wrong) return `At ${path}, ${findingText(wrong)}`
    if (site.page(path)) return `${fileOfPath(path)} is there already.`
    const redirect = site.data.redirects?.find(({ from }) => from === path)
    return redirect && `${path} redirects to ${redirect.to}, see content/data/redirects.json.`
  },
  parent: (site, parent) => {
    const page = site.page(parent)
    if (page)
      return isPublished(site, page) ? undefined : `${page.file} is not published yet; name a page that is.`
    if (parent === '') return 'Every page has a page above it; "/" is the home page.'
    const paths = site.pages.map(({ path }) => path)
    const guess = nearest(parent, paths)
    return `There is no page at ${parent}.${guess ? ` Did you mean ${guess}?` : ''}`
  },
}

/** What is wrong with an answer, as a sentence, or nothing. */
export const fault = (site: Site, name: keyof Answers, answer: string) => FAULTS[name](site, answer)

/** The address that a title suggests. */
export function suggestedPath(kind: Kind, title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const name = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${kind === 'landing' ? '/services' : ''}/${name}`
}

/** Pages that a reader of the new one may want next: its neighbors, then its parent and what is related to that. */
export function neighbors(site: Site, { path, parent }: Pick<Answers, 'path' | 'parent'>): string[] {
  const near = site.pages.filter((page) => field(page, 'parent')?.value === parent).map((page) => page.path)
  const above = listAt(site.page(parent)?.yaml?.value, ['related']).map(String)
  const rest = site.pages.filter((page) => field(page, 'parent')).map((page) => page.path)
  const usable = (one: string) => {
    const page = site.page(one)
    return one !== path && page !== undefined && isPublished(site, page)
  }
  return [...new Set([...near, ...above, parent, ...rest])].filter(usable).slice(0, 2)
}

/** What an author gets in Visual Studio Code by typing `page-detail`; it is filled in here. */
export type Snippets = Record<`Page: ${Kind}`, { body: string }>

/**
 * The whole text of a new page.
 *
 * @param related addresses of two pages that the same reader wants next
 */
export function newPage(
  { kind, title, parent }: Answers,
  related: readonly string[],
  snippets: Snippets,
): string {
  const { body } = snippets[`Page: ${kind}`]
  const addresses = [parent, ...related]
  const inQuotes = JSON.stringify(title).slice(1, -1)
  return body.replace(/\$\{\d+:([^}]*)\}/g, (_: string, words: string) => {
    if (words === '/') return addresses.shift() ?? '/'
    if (words === `${REPLACE} the title`) return inQuotes
    if (words === `${REPLACE} what the visitor asks about` && title.length <= TITLE.onCard) return inQuotes
    return words
  })
}

/** More cards than this, and the grid is refused. */
const MOST_CARDS = 8

/**
 * The parent's text with a card for the new page in its last grid that has room. The card stands in a comment, since
 * no page may link to a draft.
 *
 * @returns nothing where the parent has no such grid
 */
export function withCard({ outline, source }: SitePage, { title, path }: Answers): string | undefined {
  const grids = (outline?.blocks ?? []).filter(({ name }) => name === 'CardGrid')
  const cards = (grid: (typeof grids)[number]) =>
    outline?.blocks.filter(({ parent }) => parent === grid) ?? []
  const end = grids.findLast((grid) => cards(grid).length < MOST_CARDS)?.node.position?.end.offset
  const closing = end === undefined ? -1 : source.lastIndexOf('</CardGrid>', end)
  if (closing === -1) return undefined
  const name = title.length <= TITLE.onCard ? title.replaceAll('*/', '') : `${REPLACE} a short title`
  const comment = `{/* A card for ${path}. When that page is published, remove this line, and the line that ends the comment.

<Card title="${name.replaceAll('"', '”')}" icon="compass" href="${path}">

${REPLACE} one or two sentences on what a reader finds there.

</Card>

*/}

`
  return source.slice(0, closing) + comment + source.slice(closing)
}
