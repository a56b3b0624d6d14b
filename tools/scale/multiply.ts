/** More pages of the kind that a site has: each detail page again and again, in other words of the same length. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { spelledOf } from '#tools/lint/prose.ts'
import { layoutOf, readSite, type SitePage } from '#tools/lint/site.ts'
import { wordsIn } from '#tools/lint/spelling/vocabulary.ts'
import { VOICE } from '#tools/lint/voice.ts'

/** A word that any other of its length may stand for; shorter ones hold a sentence together. */
const EXCHANGEABLE = /^\p{Lu}?[a-z]{4,}$/u

/** A word and where it stands in the source of its page. */
interface Occurrence {
  word: string
  offset: number
}

interface Template {
  page: SitePage
  occurrences: Occurrence[]
}

/** A page that is written beside those that are there. */
interface Copy {
  template: Template
  round: number
  path: string
}

/** Pages that one index lists. */
const LISTED = 80

/** A page that stands in the foot of every page; from there two steps lead to each of the new ones. */
const START = '/privacy-notice'

/**
 * Writes pages beside those of a content folder until there are as many as asked for. The new ones are as long, link to
 * the same pages and have the same drawings as those they are made of, and no sentence of theirs stands on two pages.
 * Some among them only list the others, as no page may be more than three clicks away.
 */
export function multiplyPages(root: string, count: number): void {
  const site = readSite(root)
  const missing = count - site.pages.length
  const start = site.page(START)
  const templates = site.pages
    .filter((page) => layoutOf(page) === 'detail')
    .map((page) => ({ page, occurrences: occurrencesIn(page) }))
  if (missing <= 0 || !start) return
  const lists = Math.ceil(missing / (LISTED + 1))
  const words = wordsByLength(templates)
  const copies = Array.from({ length: missing - lists }, (_, index): Copy => {
    const template = templates[index % templates.length] as Template
    const round = Math.floor(index / templates.length) + 1
    return { template, round, path: `${template.page.path}-${round}` }
  })
  const write = (path: string, source: string) => {
    const file = join(root, fileOfPath(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
  }

  const links: string[] = []
  for (const { template, round, path } of copies) {
    const source = inOtherWords(template, words, round)
    write(path, source)
    links.push(linkTo(path, /^title: (.*)$/m.exec(source)?.[1] ?? path))
  }
  const indexes = Array.from({ length: lists }, (_, number) => `/index-${number + 1}`)
  for (const [number, path] of indexes.entries())
    write(path, listingPage(number + 1, links.slice(number * LISTED, (number + 1) * LISTED)))
  write(
    START,
    `${start.source}\n${listing(
      'More pages',
      indexes.map((path, number) => linkTo(path, nameOf(number + 1))),
    )}`,
  )
}

const linkTo = (path: string, title: string) => `- [${title}](${path})`

const nameOf = (number: number) => `Index number ${number}`

const listing = (heading: string, links: readonly string[]) => `<Section>

## ${heading}

${links.join('\n')}

</Section>
`

const listingPage = (number: number, links: readonly string[]) => `---
layout: text
title: ${nameOf(number)}
intro: Of the pages in this copy of the site the part with the number ${number} is listed here, each with its title.
search:
  title: ${nameOf(number)} of all pages
  description: The part with the number ${number} of a list of all pages in a copy of the site that was made to see how the build grows with the number of its pages.
updated: 2026-01-01
---

${listing(`All pages of part ${number}`, links)}`

function occurrencesIn(page: SitePage): Occurrence[] {
  const lines = lineStarts(page.source)
  const found = new Map<number, Occurrence>()
  for (const { prose, at, within } of spelledOf(page)) {
    // Of the button's words only two are allowed.
    if (within[0] === 'contact' && within[1] === 'label') continue
    for (const { word, index } of wordsIn(prose)) {
      if (!EXCHANGEABLE.test(word)) continue
      const { line, column } = at(index)
      const offset = (lines[line - 1] ?? 0) + column - 1
      // Not where the source says it in another way, as with an entity or a line that YAML has folded.
      if (page.source.startsWith(word, offset)) found.set(offset, { word, offset })
    }
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset)
}

function lineStarts(source: string): number[] {
  return [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
}

/** The words that stand for each other, in the order of the alphabet; names, which have capitals, are not among them. */
function wordsByLength(templates: readonly Template[]): ReadonlyMap<number, string[]> {
  const words = templates.flatMap(({ occurrences }) => occurrences.map(({ word }) => word))
  const common = new Set(words.filter((word) => word === word.toLowerCase() && !isOfCliches(word)))
  return Map.groupBy([...common].sort(), (word) => word.length)
}

/** Whether a word could make one of the phrases that the voice of the site does without. */
const isOfCliches = (word: string) => VOICE.some(({ pattern }) => pattern.source.includes(word))

/** Each word of a page with the one that takes its place wherever it stands in the page. */
function otherWords(
  { occurrences }: Template,
  words: ReadonlyMap<number, string[]>,
  round: number,
): ReadonlyMap<string, string> {
  const own = new Set(occurrences.map(({ word }) => word.toLowerCase()))
  return new Map(
    [...own].map((word, number) => {
      const list = words.get(word.length) ?? []
      // When a list has been gone through, each word goes on by another step, so that no two come together again.
      const steps = round + number * Math.floor(round / list.length)
      return [word, list[(list.indexOf(word) + steps) % list.length] ?? word]
    }),
  )
}

function inOtherWords(template: Template, words: ReadonlyMap<number, string[]>, round: number): string {
  const { source } = template.page
  const others = otherWords(template, words, round)
  let text = ''
  let end = 0
  for (const { word, offset } of template.occurrences) {
    const other = others.get(word.toLowerCase()) ?? word
    text += source.slice(end, offset) + (/^\p{Lu}/u.test(word) ? capitalized(other) : other)
    end = offset + word.length
  }
  return text + source.slice(end)
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
