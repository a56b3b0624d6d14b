/** The search index: every page and its sections as plain text, read from the finished pages. */
import type { Root } from 'hast'
import type { Data } from '#lib/content/data.ts'
import { getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { type Passage, passagesOf } from '#lib/text/content.ts'
import { termOf, wordsIn } from './terms.ts'

/** What the search says about words that have no page, or another meaning: content/data/notes.yaml. */
export type SearchNote = Data['notes'][number]

/** What the module of the search index exports. */
export interface SearchIndex {
  pages: readonly SearchPage[]
  notes: readonly SearchNote[]
}

/** A part of a page that a result can link to. */
export interface SearchSection {
  /** Its id on the page; empty if it has none, and the result links to the page. */
  anchor: string
  heading: string
  /** Its beginning, for excerpts. */
  text: string
}

export interface SearchPage {
  path: string
  title: string
  /** Titles of its ancestors, without the home page. */
  trail: readonly string[]
  /** The text before the first section, for excerpts. */
  text: string
  /** Synonyms from content/data/synonyms.yaml. */
  words: readonly string[]
  /** The words of its sections missing from their kept text, once each, so that every word is found. */
  rest: string
  sections: readonly SearchSection[]
}

/** The kept text of a section ends with the sentence that reaches this many characters. */
const KEPT = 300

/** Splits a passage into the text kept for excerpts and the text that only has to be found. */
function cut({ texts, ...passage }: Passage) {
  // List items and card titles end like sentences.
  const text = texts.map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`)).join(' ')
  const end = text.indexOf('. ', KEPT) + 1 || text.length
  return { section: { ...passage, text: text.slice(0, end) }, rest: text.slice(end) }
}

/** The entry of a page in the search index, from its finished content. */
export function searchDocument(page: Page, content: Root): SearchPage {
  const parts = passagesOf(content).map(cut)
  const [first, ...sections] = parts.map(({ section }) => section)
  const words = getData().synonyms.find(({ href }) => href === page.path)?.words ?? []
  const shown = { title: nameOf(page), text: first?.text ?? '', words, sections }
  const kept = [
    shown.title,
    shown.text,
    ...words,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]
  const known = new Set([null, ...wordsIn(kept.join(' ')).map(termOf)])
  const rest = new Map(
    parts.flatMap((part) => wordsIn(part.rest)).map((word) => [termOf(word), word]),
  )
  return {
    ...shown,
    path: page.path,
    trail: getTrail(page.path)
      .slice(1)
      .map(({ title }) => title),
    rest: [...rest]
      .filter(([term]) => !known.has(term))
      .map(([, word]) => word)
      .sort()
      .join(' '),
  }
}
