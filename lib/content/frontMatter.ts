/** A page's file: front matter in YAML between two lines of three hyphens, and MDX below them. */
import matter from 'gray-matter'
import { type Document, isDocument, parseDocument } from 'yaml'

interface PageParts {
  /** The YAML as it stands in the file, from the end of the first line's hyphens on. */
  head: string
  /** The offset of `head` in the file. */
  start: number
  /** Everything below the second line of hyphens, up to the end of the file. */
  body: string
}

interface PageSource extends PageParts {
  /** The parsed `head`. It holds all errors instead of throwing the first, and ranges relative to `start`. */
  document: Document
}

const HYPHENS = '---'
const BYTE_ORDER_MARK = '\uFEFF'

/** gray-matter drops the line break before the closing hyphens, which ends the last line of the YAML. */
const parseHead = (text: string) => parseDocument(`${text}\n`)

function refuse(): never {
  throw new Error('Front matter is YAML; no other language is read, and none is run.')
}

/** YAML is the only language: gray-matter's own engines would read YAML 1.1 and JSON, and run JavaScript. */
function split(source: string, yaml: (text: string) => object) {
  const hyphens = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + HYPHENS : HYPHENS
  if (!source.startsWith(hyphens) || !/^[ \t]*\r?\n/.test(source.slice(hyphens.length))) {
    return undefined
  }
  // Without options, gray-matter would cache every text that it has ever seen.
  const file = matter(source, { engines: { yaml, json: refuse, javascript: refuse } })
  const start = hyphens.length
  const head = `${file.matter}\n`
  const closing = /^---[ \t]*(?:\r?\n|$)/.exec(source.slice(start + head.length))
  if (!closing) return undefined
  const parts: PageParts = {
    head,
    start,
    body: source.slice(start + head.length + closing[0].length),
  }
  return { file, parts }
}

/** Splits a page's file like {@link splitPage}, without parsing its front matter, which takes most of the time. */
export const partsOf = (source: string): PageParts | undefined => split(source, () => ({}))?.parts

/**
 * Splits a page's file and parses its front matter. Returns undefined if the file does not start with front matter
 * between two lines of exactly three hyphens; a language after the first three, as in `---js`, is no such line.
 */
export function splitPage(source: string): PageSource | undefined {
  const page = split(source, parseHead)
  if (!page) return undefined
  const { file, parts } = page
  // gray-matter parses no front matter that is empty but for comments.
  const document = isDocument(file.data) ? file.data : parseHead(file.matter)
  return { ...parts, document }
}
