/** What the search knows: every page and its sections as plain text, read from the finished pages. */
import type { Root } from 'hast'
import { getData, getTrail } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { type Passage, passagesOf } from '#lib/text/content.ts'
import { termOf, termsOf, wordsIn } from './terms.ts'

/**
 * Where the modules lie that scripts of the site fetch when they are asked for, and by which they name each other. A
 * finished export has each under a name with the hash of its content. A module comes after those that it names.
 */
export const MODULES = ['/search-index.js', '/page-names.js', '/search.js']

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
  /** What the page says before its first section; for its excerpt. */
  text: string
  /** Other words for it, from content/data/synonyms.yaml. */
  words: readonly string[]
  /** What its sections say beyond the text that is kept of them, each word once, so that every word is found. */
  rest: string
  sections: readonly SearchSection[]
}

/** Texts as one: points of a list and titles of cards end like sentences. */
const join = (texts: readonly string[]) =>
  texts.map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`)).join(' ')

/** Where the kept text of a section ends: with the sentence that reaches this many characters. */
const KEPT = 300

/** Parts a passage into what is kept for excerpts and what only needs to be found. */
function cut({ texts, ...passage }: Passage) {
  const text = join(texts)
  const end = text.indexOf('. ', KEPT) + 1 || text.length
  return { section: { ...passage, text: text.slice(0, end) }, rest: text.slice(end) }
}

/** Of the words of a text those that others have in no form, each once. */
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
 * What the search keeps of a page: every word of it can be found, and what is sent stays small. Of each section the
 * beginning is kept, of the rest each word once.
 */
export function searchDocument(page: Page, content: Root): SearchPage {
  const [first, ...parts] = passagesOf(content).map(cut)
  const sections = parts.map(({ section }) => section)
  const own = {
    path: page.path,
    title: page.path === '/' ? messages.home : page.title,
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
