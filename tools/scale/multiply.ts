/** More pages of the kind that a site has: each detail page again and again, in other words of the same length. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that one index lists; no page may be more than three clicks away. */
const LISTED = 80

/** A page that stands in the foot of every page. */
const START = 'privacy-notice'

/** What is left as it is: code, tags and keys, addresses, and all of the head but for its sentences. */
const FIXED =
  /`[^`]*`|\]\([^)]*\)|<\/?[A-Z]\w*|\b(?!title|caption|note)\w+="[^"]*"|\w+=\{\[[\s\S]*?\]\}|\w+=(?:\{[^}\n]*\})?|^ *(?:layout|parent|label|id): .*|^ *\w+:|^[ -]*\/[\w/-]+$/gm

/** A word that any other of its length may stand for; names have capitals. */
const WORD = /(?<![\p{L}’'])[a-z]{4,}(?![\p{L}’'])/gu

/** Calls `change` with all that may be changed in the source of a page. */
function inWords(source: string, change: (text: string) => string): string {
  let [text, end] = ['', 0]
  for (const { 0: fixed, index } of source.matchAll(FIXED)) {
    text += change(source.slice(end, index)) + fixed
    end = index + fixed.length
  }
  return text + change(source.slice(end))
}

/** Words by length, so that a page stays as long as it is. */
function vocabularyOf(sources: readonly string[]): ReadonlyMap<number, string[]> {
  const words = new Set<string>()
  for (const source of sources)
    inWords(source, (text) => {
      for (const [word] of text.matchAll(WORD)) words.add(word)
      return text
    })
  return Map.groupBy([...words].sort(), ({ length }) => length)
}

function inOtherWords(source: string, vocabulary: ReadonlyMap<number, string[]>, round: number): string {
  const others = new Map<string, string>()
  const otherFor = (word: string) => {
    const list = vocabulary.get(word.length) ?? [word]
    // When a list has been gone through, each word goes on by another step, so that no two come together again.
    const steps = round + others.size * Math.floor(round / list.length)
    return list[(list.indexOf(word) + steps) % list.length] ?? word
  }
  const change = (word: string) => others.get(word) ?? others.set(word, otherFor(word)).get(word) ?? word
  const changed = inWords(source, (text) => text.replace(WORD, change))
  return (
    changed
      .replace(/\b([a-z]+) \1\b/gi, '$1')
      // Names in titles and headings have capitals, and all of them must differ.
      .replace(
        /^( *title: |## )(.*)$/gm,
        (_, key: string, title: string) => `${key}${title.slice(0, 50)} ${round}`,
      )
  )
}

const listing = (heading: string, links: readonly string[]) =>
  `\n<Section>\n\n## ${heading}\n\n${links.map((path) => `- [Page ${path.slice(1)}](${path})`).join('\n')}\n\n</Section>\n`

const listingPage = (number: number, links: readonly string[]) => `---
layout: text
title: Index number ${number}
intro: Of the pages in this copy of the site the part with the number ${number} is listed here, each with its title.
search:
  title: Index number ${number} of all pages
  description: The part with the number ${number} of a list of all pages in a copy of the site that was made to see how the build grows with the number of its pages.
updated: 2026-01-01
---
${listing(`All pages of part ${number}`, links)}`

/**
 * Writes pages beside those of a content folder until there are as many as asked for. The new ones are as long, link to
 * the same pages and have the same drawings as those they are made of, and no sentence of theirs stands on two pages.
 */
export function multiplyPages(root: string, count: number): void {
  const folder = join(root, 'content')
  const write = (name: string, source: string) => writeFileSync(join(folder, `${name}.mdx`), source)
  const read = (name: string) => readFileSync(join(folder, `${name}.mdx`), 'utf8')
  const namesIn = (one: string) =>
    readdirSync(one).flatMap((file) => (file.endsWith('.mdx') ? file.slice(0, -4) : []))
  const names = namesIn(folder)
  const missing = count - names.length - namesIn(join(folder, 'services')).length
  if (missing <= 0) return
  const templates = names
    .map((name) => [name, read(name)] as const)
    .filter(([, source]) => source.includes('\nlayout: detail\n'))
  const vocabulary = vocabularyOf(templates.map(([, source]) => source))
  const lists = Math.ceil(missing / (LISTED + 1))
  const paths = Array.from({ length: missing - lists }, (_, index) => {
    const [name, source] = templates[index % templates.length] ?? ['', '']
    const round = Math.floor(index / templates.length) + 1
    write(`${name}-${round}`, inOtherWords(source, vocabulary, round))
    return `/${name}-${round}`
  })
  const indexes = Array.from({ length: lists }, (_, number) => {
    write(`index-${number + 1}`, listingPage(number + 1, paths.slice(number * LISTED, (number + 1) * LISTED)))
    return `/index-${number + 1}`
  })
  write(START, read(START) + listing('More pages', indexes))
}
