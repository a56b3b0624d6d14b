/** A new page: validates what is asked of it, and creates its text with placeholders for the author. */

import { blockPlaces } from '#lib/content/blocks.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { inTag } from '#lib/content/quoting.ts'
import { pagePath } from '#lib/content/schema.ts'
import { slugOf } from '#lib/content/slug.ts'
import { expression } from './expression.ts'
import { field, type SitePage } from './parse/page.ts'
import { REPLACE } from './parse/passages.ts'
import type { Site } from './parse/site.ts'
import { nameFinding } from './rules/site/fileNames.ts'

/** The layouts of which `npm run content:new` makes pages. */
export const KINDS = ['detail', 'landing'] as const
export type Kind = (typeof KINDS)[number]

export interface Answers {
  kind: Kind
  title: string
  path: string
  parent: string
}

/** The longest title on a card or in the contact button's name. */
const MAX_ON_CARD = 48

/** A page by its title, in quotation marks. */
export const quotedTitle = (page: SitePage) => `“${field(page, 'title')?.value ?? page.path}”`

/** Returns a message about an address that cannot be that of another page. */
export function addressFault(site: Site, path: string): string | undefined {
  if (!pagePath.safeParse(path).success)
    return `"${path}" is not an address: an address starts with "/", is lower-case and has no slash at its end.`
  const file = fileOfPath(path)
  if (nameFinding(file))
    return `No page can be at ${path}. Choose an address such as /words or /services/words.`
  const taken = site.pages.find((page) => page.file === file)
  return (
    taken &&
    `The page ${quotedTitle(taken)} is at ${taken.path} already. Change that one, or choose another address.`
  )
}

/** Returns what is wrong with the answers, as a sentence for the author; undefined if nothing is. */
export function fault(site: Site, { title, path, parent }: Answers): string | undefined {
  if (!slugOf(title)) return 'The title needs letters from A to Z: its address is made from them.'
  const above = site.page(parent)
  const paths = site.pages.map((page) => page.path)
  if (!above)
    return `There is no page at "${parent}" to put it under. ${didYouMean(nearest(parent, paths), '')}`.trim()
  if (!site.published.includes(above))
    return `${quotedTitle(above)} is not published yet; name a page that is.`
  return addressFault(site, path)
}

/** The address that a new page gets unless its author chooses another. */
export const suggestedPath = (kind: Kind, title: string): string =>
  `${kind === 'landing' ? '/services' : ''}/${slugOf(title)}`

/** Two pages that readers of the new one may want next, preferably siblings. */
export function neighbors(
  site: Site,
  { path, parent }: Pick<Answers, 'path' | 'parent'>,
): string[] {
  const usable = site.published.filter((page) => page.path !== path && field(page, 'parent'))
  const isOther = (page: SitePage) => Number(field(page, 'parent')?.value !== parent)
  const near = usable.toSorted((a, b) => isOther(a) - isOther(b))
  return near.slice(0, 2).map((page) => page.path)
}

/** The snippets authors get in Visual Studio Code by typing `page-detail`, filled in here. */
export type Snippets = Record<`Page: ${Kind}`, { body: string }>

/** A place to fill in of a snippet: `${1:words}`. */
const PLACE_TO_FILL = expression(/\$\{\d+:([^}]*)\}/g, {
  matches: [`title: \${1:the title}`],
  passes: ['title: $1', '{1:the title}'],
})

const inYaml = (text: string) => JSON.stringify(text).slice(1, -1)
const inProp = (text: string) => inTag(text, '"')

interface ByTitle {
  words: (title: string) => string
  quoted: (text: string) => string
  /** The fewest and the most characters. */
  room: readonly [min: number, max: number]
}

/**
 * What a page can say by its title until its author finds better words, by what the snippets ask for there: each text that is
 * already good enough to be published is one fewer to write before that.
 */
const BY_TITLE: Readonly<Record<string, ByTitle>> = {
  'the title': { words: (title) => title, quoted: inYaml, room: [0, 60] },
  'the headline in a search': { words: (title) => title, quoted: inYaml, room: [15, 60] },
  'what the visitor asks about': {
    words: (title) => title,
    quoted: inYaml,
    room: [3, MAX_ON_CARD],
  },
  'the last offer of the page': {
    words: (title) => `Questions about ${title}?`,
    quoted: inYaml,
    room: [8, 60],
  },
  'what the steps in the drawing are, in one sentence, for those who do not see it': {
    words: (title) => `The steps of ${title}, one after the other`,
    quoted: inProp,
    room: [12, 140],
  },
  'what stays with the client, in one sentence, for those who do not see the drawing': {
    words: (title) => `What stays with the client after ${title}`,
    quoted: inProp,
    room: [12, 140],
  },
}

/** Returns the text of a new page, with placeholders for what its author still has to write. */
export function newPage(
  { kind, title, parent }: Answers,
  related: string[],
  snippets: Snippets,
): string {
  const { body } = snippets[`Page: ${kind}`]
  const addresses = [parent, ...related]
  return body.replace(PLACE_TO_FILL, (_: string, asked: string) => {
    if (asked === '/') return addresses.shift() ?? '/'
    const { words, quoted, room } = BY_TITLE[asked.replace(`${REPLACE} `, '')] ?? {}
    const text = words?.(title)
    const fits = text && room && text.length >= room[0] && text.length <= room[1]
    return fits && quoted ? quoted(text) : asked
  })
}

/** Returns the parent's text with a card in its last grid with room; undefined if there is no such grid. */
export function withCard(
  { outline, source }: SitePage,
  { title, path }: Answers,
): string | undefined {
  const { blocks = [] } = outline ?? {}
  const maxCards = Number(blockPlaces.CardGrid?.entries?.max)
  const grid = blocks.findLast(
    (block) =>
      block.name === 'CardGrid' &&
      blocks.filter(({ parent }) => parent === block).length < maxCards,
  )
  const end = grid?.node.position?.end.offset
  const closing = end === undefined ? -1 : source.lastIndexOf('</CardGrid>', end)
  if (closing === -1) return undefined
  const name = title.length <= MAX_ON_CARD ? title : `${REPLACE} a short title`
  const card = `<Card title="${inTag(name, '"')}" icon="compass" href="${path}">

${REPLACE} one or two sentences on what a reader finds there.

</Card>`
  // As far from the end of the grid as the card above it.
  const [space] = /\s*$/.exec(source.slice(0, closing)) ?? []
  return source.slice(0, closing) + card + space + source.slice(closing)
}

/** Returns the files of a new page: its own and, if a grid of its parent has room for a card, its parent's. */
export function filesOfPage(
  site: Site,
  answers: Answers,
  snippets: Snippets,
): Record<string, string> {
  const above = site.page(answers.parent)
  const listed = above && withCard(above, answers)
  return {
    [fileOfPath(answers.path)]: newPage(answers, neighbors(site, answers), snippets),
    ...(listed && { [above.file]: listed }),
  }
}
