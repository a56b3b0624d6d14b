/** The text of a new page: valid, a draft, and full of words that say what to write in their place. */

import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { pagePath } from '#lib/content/schema.ts'
import { problemText } from '#tools/lint/errors.ts'
import { pageNameProblem } from '#tools/lint/files.ts'
import { isPublished } from '#tools/lint/publication.ts'
import { REPLACE } from '#tools/lint/replace.ts'
import { field, type Site, type SitePage } from '#tools/lint/site.ts'
import { valueAt } from '#tools/lint/source.ts'

export const KINDS = ['detail', 'landing'] as const
export type Kind = (typeof KINDS)[number]

/** What a new page needs to know. */
export interface Answers {
  kind: Kind
  title: string
  path: string
  parent: string
}

const TITLE = { least: 3, most: 60 }
/** Room on a card and in the name of the contact button. */
const SHORT_TITLE = 48

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function titleFault(site: Site, title: string): string | undefined {
  const { least, most } = TITLE
  if (title.length < least || title.length > most)
    return `The title is ${title.length} characters, it takes ${least} to ${most}.`
  const other = site.pages.find((page) => sameWords(field(page, 'title')?.value ?? '', title))
  return other && `${other.file} has this title already. Two pages with one name cannot be told apart.`
}

function pathFault(site: Site, path: string): string | undefined {
  const form = pagePath.safeParse(path)
  if (!form.success)
    return `"${path}" is no address: it starts with "/", is lower-case and has no slash at its end.`
  const name = pageNameProblem(fileOfPath(path))
  if (name) return problemText({ ...name, found: `At ${path}, ${name.found}` })
  if (site.page(path)) return `${fileOfPath(path)} is there already.`
  const redirect = site.data.redirects?.find(({ from }) => from === path)
  return redirect && `${path} redirects to ${redirect.to}, see content/data/redirects.yaml.`
}

function parentFault(site: Site, parent: string): string | undefined {
  const page = site.page(parent)
  if (page)
    return isPublished(site, page) ? undefined : `${page.file} is not published yet; name a page that is.`
  if (parent === '') return 'Every page has a page above it; "/" is the home page.'
  const guess = nearest(
    parent,
    site.pages.map(({ path }) => path),
  )
  return `There is no page at ${parent}.${guess ? ` Did you mean ${guess}?` : ''}`
}

/** What is wrong with an answer, as a sentence, or nothing. */
export function fault(site: Site, name: keyof Answers, answer: string): string | undefined {
  switch (name) {
    case 'kind':
      return (KINDS as readonly string[]).includes(answer)
        ? undefined
        : `The kind is ${KINDS.join(' or ')}, not "${answer}".`
    case 'title':
      return titleFault(site, answer)
    case 'path':
      return pathFault(site, answer)
    case 'parent':
      return parentFault(site, answer)
  }
}

/** The address that a title suggests. */
export function suggestedPath(kind: Kind, title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${kind === 'landing' ? '/services' : ''}/${name}`
}

/** Pages that a reader of the new one may want next: its neighbors, then its parent and what is related to that. */
export function neighbors(site: Site, { path, parent }: Pick<Answers, 'path' | 'parent'>): string[] {
  const near = site.pages.filter((page) => field(page, 'parent')?.value === parent).map((page) => page.path)
  const above = valueAt(site.page(parent)?.yaml?.value, ['related'])
  const rest = site.pages.filter((page) => field(page, 'parent')).map((page) => page.path)
  const all = [...near, ...(Array.isArray(above) ? above.map(String) : []), parent, ...rest]
  const usable = (one: string) => {
    const page = site.page(one)
    return one !== path && page !== undefined && isPublished(site, page)
  }
  return [...new Set(all)].filter(usable).slice(0, 2)
}

const section = (which: string, figure: string) => `<Section>

## ${REPLACE} a heading that says what the ${which} part says

${REPLACE} a paragraph or two, concrete: what we do, when it is needed and when it is not.

- ${REPLACE} a point of the ${which} part
- ${REPLACE} another point of it

${figure}

</Section>
`

const figure = (name: string, props: string) => `<Figure
  name="${name}"
  title="${REPLACE} what the drawing shows, in one sentence, for those who do not see it"
  caption="${REPLACE} the small line under the drawing"
${props}
/>`

const detailBody = [
  section('first', figure('pipeline', "  stages={['first step', 'second step', 'third step']}")),
  section('second', figure('loop', "  steps={['plan', 'do', 'look']}\n  center=\"each week\"")),
].join('\n')

const cards = ['first', 'second'].map(
  (which) => `<Card title="${REPLACE} the ${which} card" icon="compass">

${REPLACE} one or two sentences on the ${which} card.

</Card>`,
)

const landingBody = `<Section>

## ${REPLACE} a heading that says where to go from here

${REPLACE} a paragraph or two for a reader who is choosing, 250 to 500 words on the page in all.

<CardGrid>

${cards.join('\n\n')}

</CardGrid>

</Section>
`

const faqs = ['first', 'second', 'third']
  .map(
    (which) => `  - question: "${REPLACE} the ${which} question that buyers ask?"
    answer: "${REPLACE} the answer to the ${which} question, in two to four sentences of plain text."
`,
  )
  .join('')

/** A text in YAML: always in quotes, so that nobody has to know when they are needed. */
const quoted = (text: string) => JSON.stringify(text)

/**
 * The whole text of a new page.
 *
 * @param related addresses of two to four pages that the same reader wants next
 */
export function newPage({ kind, title, parent }: Answers, related: readonly string[]): string {
  const about = title.length <= SHORT_TITLE ? title : `${REPLACE} what the visitor asks about`
  return `---
layout: ${kind}
title: ${quoted(title)}
draft: true
intro: "${REPLACE} the paragraph beside the title, which says what this is and for whom."
search:
  title: "${REPLACE} the headline in a search"
  description: "${REPLACE} what a search engine shows under the headline, 110 to 160 characters: what the page offers, and to whom it offers that."
parent: ${parent}
related:
${related.map((path) => `  - ${path}\n`).join('')}closing:
  heading: "${REPLACE} the last offer of the page"
  text: "${REPLACE} one or two sentences on what happens after the visitor writes to us."
contact:
  label: Contact Us
  about: ${quoted(about)}
${kind === 'landing' ? `faqs:\n${faqs}` : ''}---

${kind === 'landing' ? landingBody : detailBody}`
}

/** More cards than this, and the grid is refused. */
const MOST_CARDS = 8

/**
 * The parent's text with a card for the new page in its last grid that has room. The card stands in a remark, since
 * no page may link to a draft.
 *
 * @returns nothing where the parent has no such grid
 */
export function withCard(parent: SitePage, { title, path }: Answers): string | undefined {
  const elements = parent.outline?.elements ?? []
  const grid = elements
    .filter(({ name }) => name === 'CardGrid')
    .findLast(
      ({ node }) =>
        node.children.filter((child) => 'name' in child && child.name === 'Card').length < MOST_CARDS,
    )
  const end = grid?.node.position?.end.offset
  if (end === undefined) return undefined
  const closing = parent.source.lastIndexOf('</CardGrid>', end)
  if (closing === -1) return undefined
  const name = title.length <= SHORT_TITLE ? title.replaceAll('*/', '') : `${REPLACE} a short title`
  const card = `{/* A card for ${path}. When that page is published, remove this line, and the line with the sign that ends it.

<Card title="${name.replaceAll('"', '”')}" icon="compass" href="${path}">

${REPLACE} one or two sentences on what a reader finds there.

</Card>

*/}

`
  return `${parent.source.slice(0, closing)}${card}${parent.source.slice(closing)}`
}
