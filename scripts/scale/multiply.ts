/** Multiplies a site's pages: copies some of them repeatedly, with different words of the same length. */
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page linked in the footer of every page, from which the copies are three clicks from home at most. */
const START = 'privacy-notice'

/** A page may have only so many characters. */
const LINKS_PER_PAGE = 50

/**
 * Pages whose copies pass the content check. Others have drawings whose numbers may not be shown twice,
 * or tables with names and dates, which stay the same.
 */
const TEMPLATES = [
  'devops-practices',
  'service-virtualization',
  'user-acceptance-testing',
  'web-services-testing',
]

/**
 * Matches a replaceable word (names are capitalized) as a group, or text to keep: code, tags and keys, links, and all of
 * the front matter except its sentences.
 */
const WORDS =
  /`[^`]*`|\[[^\]]*\]\([^)]*\)|<\/?[A-Z]\w*|\b(?!title|caption|note)\w+="[^"]*"|\w+=\{\[[\s\S]*?\]\}|\w+=(?:\{[^}\n]*\})?|^ *(?:layout|parent|label|id|icon): .*|^[ -]*\w+:|^[ -]*\/[\w/-]+$|(?<![\p{L}’'])([a-z]{4,})(?![\p{L}’'])/gmu

/** Ends a word with three consonants, so that it is no English word, and differs in each round, for 20³ rounds. */
function otherWord(word: string, round: number): string {
  const count =
    [...word.slice(-3)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0) + round
  const letters = [20 ** 2, 20, 1].map(
    (unit) => 'bcdfghjklmnpqrstvwxz'[Math.floor(count / unit) % 20],
  )
  return word.slice(0, -3) + letters.join('')
}

const inOtherWords = (source: string, round: number) =>
  source
    .replace(WORDS, (all, word?: string) => (word ? otherWord(word, round) : all))
    // Titles, headings and questions have few words but must all be unique.
    .replace(/^( *title: |###? )(.{0,50}).*$/gm, `$1$2 ${round}`)
    .replace(/^( *- question: [^?]{0,50}).*$/gm, `$1 ${round}?`)

/**
 * Adds pages to a content folder until it has the given number, and pages that list them. They have the length, links and
 * drawings of the pages they are copied from, but no two pages share a sentence.
 */
export function multiplyPages(root: string, count: number): void {
  const file = (name: string) => join(root, 'content', `${name}.mdx`)
  const missing = Math.max(0, count - globSync('content/**/*.mdx', { cwd: root }).length)
  const copies = Array.from({ length: missing }, (_, index) => {
    const template = TEMPLATES[index % TEMPLATES.length] ?? ''
    const round = Math.floor(index / TEMPLATES.length) + 1
    const name = `${template}-${round}`
    writeFileSync(file(name), inOtherWords(readFileSync(file(template), 'utf8'), round))
    return name
  })

  const start = readFileSync(file(START), 'utf8')
  const head = start.slice(0, start.indexOf('<Section'))
  const lists = Array.from({ length: Math.ceil(missing / LINKS_PER_PAGE) }, (_, index) => {
    const name = `pages-${index + 1}`
    const links = copies.slice(index * LINKS_PER_PAGE, (index + 1) * LINKS_PER_PAGE)
    writeFileSync(file(name), inOtherWords(head, index + 1) + sectionOf(links))
    return name
  })
  if (lists.length > 0) appendFileSync(file(START), `\n${sectionOf(lists)}`)
}

const sectionOf = (names: readonly string[]) =>
  `<Section>\n\n## More pages\n\n${names.map((name) => `- [Page ${name}](/${name})`).join('\n')}\n\n</Section>\n`
