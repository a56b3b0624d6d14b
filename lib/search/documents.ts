/** The search index: every page and its sections as plain text, read from the finished pages. */
import type { Root } from 'hast'
import { getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { type Passage, passagesOf } from '#lib/text/content.ts'
import { termOf, termsOf, wordsIn } from './terms.ts'

/**
 * Paths of the modules that the site's scripts load on demand and import from each other. In a finished export, file
 * names contain a content hash. A module is listed after those it imports.
 */
export const MODULES = ['/search-index.js', '/page-names.js', '/search.js']

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

/** Joins texts, ending list items and card titles like sentences. */
const join = (texts: readonly string[]) => texts.map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`)).join(' ')

/** The kept text of a section ends with the sentence that reaches this many characters. */
const KEPT = 300

/** Splits a passage into the text kept for excerpts and the text that only has to be found. */
function cut({ texts, ...passage }: Passage) {
  const text = join(texts)
  const end = text.indexOf('. ', KEPT) + 1 || text.length
  return { section: { ...passage, text: text.slice(0, end) }, rest: text.slice(end) }
}

/** The words of a text that occur in no form in the others, once each. */
function wordsBeyond(text: string, others: readonly string[]): string {
  const known = termsOf(others.join(' '))
  const words = wordsIn(text).filter(({ word }) => {
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
 * Builds the search document of a page. To stay small, it keeps the beginning of each section and each word of the
 * rest once, so every word can be found.
 */
export function searchDocument(page: Page, content: Root): SearchPage {
  const [first, ...parts] = passagesOf(content).map(cut)
  const sections = parts.map(({ section }) => section)
  const own = {
    path: page.path,
    title: nameOf(page),
    trail: getTrail(page.path)
      .filter(({ path }) => path !== '/')
      .map(({ title }) => title),
    text: first?.section.text ?? '',
    words: getData().synonyms.find(({ href }) => href === page.path)?.words ?? [],
  }
  const kept = [own.title, own.text, ...own.words, ...sections.flatMap((one) => [one.heading, one.text])]
  const rest = [first, ...parts].map((part) => part?.rest ?? '').join(' ')
  return { ...own, sections, rest: wordsBeyond(rest, kept) }
}
