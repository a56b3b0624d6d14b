/** Multiplies a site's pages: copies each detail page repeatedly, with different words of the same length. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkFolder } from '#tools/lint/disk.ts'

/** Pages per index, so that no page is more than three clicks away. */
const LISTED = 80

/** A page linked in the footer of every page. */
const START = 'privacy-notice'

/**
 * Matches a replaceable word (names are capitalized) as a group, or text to keep: code, tags and keys, links, and all of
 * the front matter except its sentences.
 */
const WORDS =
  /`[^`]*`|\[[^\]]*\]\([^)]*\)|<\/?[A-Z]\w*|\b(?!title|caption|note)\w+="[^"]*"|\w+=\{\[[\s\S]*?\]\}|\w+=(?:\{[^}\n]*\})?|^ *(?:layout|parent|label|id|icon): .*|^[ -]*\w+:|^[ -]*\/[\w/-]+$|(?<![\p{L}’'])([a-z]{4,})(?![\p{L}’'])/gmu

/** Increments a word's last three letters, so that it differs in each round, without repeats for 26³ rounds. */
function otherWord(word: string, round: number): string {
  const count = [...word.slice(-3)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0) + round
  const letters = [26 ** 2, 26, 1].map((one) => String.fromCharCode(97 + (Math.floor(count / one) % 26)))
  return word.slice(0, -3) + letters.join('')
}

const inOtherWords = (source: string, round: number) =>
  source
    .replace(WORDS, (all, word?: string) => (word ? otherWord(word, round) : all))
    // Titles, headings and questions have few words but must all be unique.
    .replace(/^( *title: |###? )(.{0,50}).*$/gm, `$1$2 ${round}`)
    .replace(/^( *- question: [^?]{0,50}).*$/gm, `$1 ${round}?`)

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
 * Adds pages to a content folder until it has the given number. They have the length, links and drawings of the pages
 * they are copied from, but no two pages share a sentence.
 */
export function multiplyPages(root: string, count: number): void {
  const file = (name: string) => join(root, 'content', `${name}.mdx`)
  const all = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  const names = all.filter((path) => path.endsWith('.mdx')).map((path) => path.slice(0, -'.mdx'.length))
  const read = (name: string) => readFileSync(file(name), 'utf8')
  const start = read(START)

  const write = (templates: readonly string[], missing: number) => {
    const lists = Math.ceil(missing / (LISTED + 1))
    const paths = Array.from({ length: missing - lists }, (_, index) => {
      const name = templates[index % templates.length] ?? ''
      const round = Math.floor(index / templates.length) + 1
      writeFileSync(file(`${name}-${round}`), inOtherWords(read(name), round))
      return `/${name}-${round}`
    })
    const indexes = Array.from({ length: lists }, (_, number) => {
      const part = paths.slice(number * LISTED, (number + 1) * LISTED)
      writeFileSync(file(`index-${number + 1}`), listingPage(number + 1, part))
      return `/index-${number + 1}`
    })
    writeFileSync(file(START), start + listing('More pages', indexes))
  }

  if (count <= names.length) return
  const templates = names.filter((name) => !name.includes('/') && read(name).includes('\nlayout: detail\n'))
  // Some content, such as tables, stays the same: a problem the content check finds in one copy would be in all.
  write(templates, templates.length + 1)
  const found = new Set(checkFolder(root).problems.map((problem) => problem.file))
  const good = templates.filter((name) => !found.has(`content/${name}-1.mdx`))
  for (const name of templates) rmSync(file(`${name}-1`))
  write(good, count - names.length)
}
