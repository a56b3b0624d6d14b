/** What the search knows: every page and its sections as plain text, pure from the registry. */
import type { Data } from '#lib/content/data.ts'
import { faqAnchor } from '#lib/content/faqs.ts'
import type { PageText } from '#lib/content/pageText.ts'
import type { Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import type { Element } from '#tools/lint/elements.ts'
import type { Section } from '#tools/lint/outline.ts'
import { termOf, termsOf, wordsIn } from './terms.ts'

/** A part of a page that a result leads to. */
export interface SearchSection {
  /** Id on the page; empty where the part has none, then the result leads to the page. */
  anchor: string
  heading: string
  /** How it begins; for its excerpt. */
  text: string
}

export interface SearchPage {
  path: string
  title: string
  /** Titles of the pages above, the home page left out. */
  trail: readonly string[]
  /** What the page says of itself, with whatever stands outside of its sections; for its excerpt. */
  text: string
  /** Other words for it, from content/data/synonyms.yaml. */
  words: readonly string[]
  /** What its sections say beyond the text that is kept of them, each word once, so that every word is found. */
  rest: string
  sections: readonly SearchSection[]
}

/** What the documents are made of; `lib/content/pages.ts` has all of it. */
export interface SearchSource {
  pages: readonly Page[]
  data: Data
  text: (path: string) => PageText
  trail: (path: string) => readonly Page[]
}

/** Texts as one: points of a list and titles of cards end like sentences. */
const join = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`))
    .join(' ')

/** What a block shows that does not stand in it as text: titles, and facts from the data files. */
function shownByBlock({ name, props: { value } }: Element, { claims, legal }: Data): string[] {
  switch (name) {
    // The words of a drawing say in short what the text beside it says.
    case 'Figure':
      return []
    case 'Tile':
      return claims.figures.filter(({ id }) => id === value.claim).map(({ wording }) => wording)
    case 'Particulars':
      return legal.flatMap(({ term, text }) => [term, text])
    default:
      return typeof value.title === 'string' ? [value.title] : []
  }
}

/** The words of a page's text, with their lines. */
function wordsOf({ passages, elements, headings }: PageText, data: Data) {
  const shown = elements.flatMap((element) =>
    shownByBlock(element, data).map((text) => ({ line: element.place.line, text })),
  )
  const ofSections = new Set(headings.filter(({ depth }) => depth === 2).map(({ place }) => place.line))
  const texts = passages
    .map(({ kind, text, at }) => ({ line: at(0).line, text, kind }))
    .filter(({ line, kind }) => kind !== 'heading' || !ofSections.has(line))
  // A stable sort: the title of a card that stands on one line comes before its text.
  return [...shown, ...texts].sort((a, b) => a.line - b.line)
}

/** What a layout shows besides the text of its page. */
function shownByLayout(page: Page, { industries, strengths, people }: Data): SearchSection[] {
  switch (page.layout) {
    case 'landing':
      return page.faqs.map(({ question, answer }, index) => ({
        anchor: faqAnchor(index),
        heading: question,
        text: answer,
      }))
    case 'home':
      return [
        {
          anchor: 'why',
          heading: page.why.heading,
          text: join([page.why.text, ...strengths.flatMap(({ title, text }) => [title, text])]),
        },
      ]
    case 'industries':
      return industries.map(({ id, title, text, points }) => ({
        anchor: id,
        heading: title,
        text: join([text, ...points]),
      }))
    case 'about':
      return [
        {
          anchor: '',
          heading: page.leadership.heading,
          text: join([page.leadership.text, ...people.map(({ name, role }) => `${name}, ${role}`)]),
        },
      ]
    case 'careers':
      return [
        {
          anchor: 'values',
          heading: messages.values,
          text: join(page.values.flatMap(({ title, text }) => [title, text])),
        },
      ]
    default:
      return []
  }
}

/** Where the kept text of a section ends: with the sentence that reaches this many characters. */
const KEPT = 300

/** Parts the text of a section into what is kept for excerpts and what only needs to be found. */
function cut({ text, ...section }: SearchSection): { section: SearchSection; rest: string } {
  const end = text.indexOf('. ', KEPT) + 1 || text.length
  return { section: { ...section, text: text.slice(0, end) }, rest: text.slice(end) }
}

/** Of the words of some texts those that others have in no form, each once. */
function wordsBeyond(texts: readonly string[], others: readonly string[]): string {
  const known = termsOf(others.join(' '))
  const words = wordsIn(texts.join(' ')).filter(({ word }) => {
    const term = termOf(word)
    if (term === null || known.has(term)) return false
    known.add(term)
    return true
  })
  return words
    .map(({ word }) => word)
    .sort()
    .join(' ')
}

/**
 * One document for each page, in the order of paths.
 *
 * Every word of a page can be found, and what is sent stays small: of each section the beginning is kept, of the rest
 * each word once.
 */
export function searchDocuments({ pages, data, text, trail }: SearchSource): SearchPage[] {
  return pages.map((page) => {
    const outline = text(page.path)
    const words = wordsOf(outline, data)
    const within = ({ element: { node } }: Section) =>
      words.filter(
        ({ line }) => line >= (node.position?.start.line ?? 0) && line <= (node.position?.end.line ?? 0),
      )
    const inSections = new Set(outline.sections.flatMap(within))
    const parts = [
      ...outline.sections.map((section) => ({
        anchor: section.anchor,
        heading: section.heading,
        text: join(within(section).map((one) => one.text)),
      })),
      ...shownByLayout(page, data),
    ].map(cut)
    const own = {
      path: page.path,
      title: page.path === '/' ? messages.home : page.title,
      trail: trail(page.path)
        .filter(({ path }) => path !== '/')
        .map(({ title }) => title),
      text: join([page.intro, ...words.filter((one) => !inSections.has(one)).map((one) => one.text)]),
      words: data.synonyms.find(({ href }) => href === page.path)?.words ?? [],
    }
    const sections = parts.map(({ section }) => section)
    const kept = [own.title, own.text, ...own.words, ...sections.flatMap((one) => [one.heading, one.text])]
    return {
      ...own,
      sections,
      rest: wordsBeyond(
        parts.map(({ rest }) => rest),
        kept,
      ),
    }
  })
}
