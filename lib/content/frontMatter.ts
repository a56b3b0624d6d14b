/** A page's file: front matter in YAML between two lines of three hyphens, and MDX below them. */
import matter from 'gray-matter'
import { type Document, isDocument, parseDocument } from 'yaml'

interface PageSource {
  /** The YAML as it stands in the file, from the end of the first line's hyphens on. */
  head: string
  /** The offset of `head` in the file. */
  start: number
  /** The parsed `head`. It holds all errors instead of throwing the first, and ranges relative to `start`. */
  document: Document
  /** Everything below the second line of hyphens, up to the end of the file. */
  body: string
}

const HYPHENS = '---'
const BYTE_ORDER_MARK = '\uFEFF'

/** gray-matter drops the line break before the closing hyphens, which ends the last line of the YAML. */
const parseHead = (text: string) => parseDocument(`${text}\n`)

function refuse(): never {
  throw new Error('Front matter is YAML; no other language is read, and none is run.')
}

/** YAML is the only language: gray-matter's own engines would read YAML 1.1 and JSON, and run JavaScript. */
const engines = { yaml: parseHead, json: refuse, javascript: refuse }

/**
 * Splits a page's file and parses its front matter. Returns undefined if the file does not start with front matter
 * between two lines of exactly three hyphens; a language after the first three, as in `---js`, is no such line.
 */
export function splitPage(source: string): PageSource | undefined {
  const hyphens = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + HYPHENS : HYPHENS
  if (!source.startsWith(hyphens) || !/^[ \t]*\r?\n/.test(source.slice(hyphens.length))) {
    return undefined
  }
  // Without options, gray-matter would cache every text that it has ever seen.
  const file = matter(source, { engines })
  const start = hyphens.length
  const head = `${file.matter}\n`
  const closing = /^---[ \t]*(?:\r?\n|$)/.exec(source.slice(start + head.length))
  if (!closing) return undefined
  return {
    head,
    start,
    // It parses no front matter that is empty but for comments.
    document: isDocument(file.data) ? file.data : parseHead(file.matter),
    body: source.slice(start + head.length + closing[0].length),
  }
}
