/**
 * What the workflow without rights hands to the one with rights: two files, written by code of a pull request. So
 * nothing in them is believed, and of all that lies beside them nothing is read. Uses no package.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The line by which the comment of a pull request is found again. */
export const MARKER = '<!-- plumbline:change-report -->'

export const NUMBER_FILE = 'pull-request.txt'
export const COMMENT_FILE = 'report.md'

/** Longer than any comment that GitHub takes, in bytes. */
const MAX_BYTES = 256 * 1024

function read(folder: string, file: string): string {
  const entry = lstatSync(join(folder, file), { throwIfNoEntry: false })
  if (!entry?.isFile()) throw new Error(`${file} is missing, or no plain file.`)
  if (entry.size > MAX_BYTES) throw new Error(`${file} has ${entry.size} bytes, at most ${MAX_BYTES}.`)
  return readFileSync(join(folder, file), 'utf8').trim()
}

/** The number of the pull request; throws for anything but digits. */
export function readNumber(folder: string): number {
  const text = read(folder, NUMBER_FILE)
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${NUMBER_FILE} holds no number.`)
  return Number(text)
}

/** Tags that the report itself uses. */
const TAG = /^<\/?(?:details|summary|b)>/

/** Keeps what looks like a mention or a link from being one, and is not seen. */
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * The text of the comment. Nobody is mentioned in it, nothing is linked or shown from elsewhere, and no tags stand but
 * the report's own. Throws where it does not begin as it should.
 */
export function readComment(folder: string): string {
  const text = read(folder, COMMENT_FILE)
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
