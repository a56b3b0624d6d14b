/**
 * The file an unprivileged workflow hands to a privileged one. Because code of a pull request wrote it, its content is not
 * trusted, and nothing else in its folder is read. Uses no packages.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The line that identifies our comment on a pull request. */
export const MARKER = '<!-- plumbline:change-report -->'

export const COMMENT_FILE = 'report.md'

/** In bytes; more than GitHub accepts in a comment. */
const MAX_BYTES = 256 * 1024

/** Tags the report itself uses. */
const TAG = /^<\/?(?:details|summary|b)>/

/** Invisible; keeps text from becoming a mention or a link. */
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Returns the text of the comment, without mentions, links, external images, or tags other than the report's own.
 * Throws if there is no such file or its marker is missing.
 */
export function readComment(folder: string): string {
  const file = join(folder, COMMENT_FILE)
  const entry = lstatSync(file, { throwIfNoEntry: false })
  if (!entry?.isFile()) throw new Error(`${COMMENT_FILE} is missing or not a regular file.`)
  if (entry.size > MAX_BYTES) throw new Error(`${COMMENT_FILE} has ${entry.size} bytes, at most ${MAX_BYTES}.`)
  const text = readFileSync(file, 'utf8').trim()
  if (!text.startsWith(MARKER)) throw new Error(`${COMMENT_FILE} does not begin with its marker.`)
  const markdown = text.slice(MARKER.length)
  const harmless = markdown
    .replace(/</g, (character, at: number) => (TAG.test(markdown.slice(at, at + 12)) ? character : '‹'))
    .replace(/([@#])(?=[\w&])/g, `$1${ZERO_WIDTH_SPACE}`)
    .replace(/\](?=[([:])/g, `]${ZERO_WIDTH_SPACE}`)
    .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
    .replace(/\b(www|gh)(?=[.-])/gi, `$1${ZERO_WIDTH_SPACE}`)
  return MARKER + harmless
}
