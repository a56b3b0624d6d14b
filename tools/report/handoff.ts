/**
 * What the workflow without rights hands to the one with rights: two files, written by code of a pull request. So
 * nothing in them is believed, and of all that lies beside them nothing is read.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKER } from './passport.ts'

export const NUMBER_FILE = 'pull-request.txt'
export const COMMENT_FILE = 'passport.md'

/** Longer than any comment that GitHub takes, in bytes. */
const MAX_BYTES = 256 * 1024

/** The files are not what the workflow writes; the message says in which way. */
export class HandoffError extends Error {
  override name = 'HandoffError'
}

function read(folder: string, file: string): string {
  const name = join(folder, file)
  const entry = lstatSync(name, { throwIfNoEntry: false })
  if (!entry) throw new HandoffError(`${file} is missing.`)
  if (!entry.isFile()) throw new HandoffError(`${file} is no plain file.`)
  if (entry.size > MAX_BYTES) throw new HandoffError(`${file} has ${entry.size} bytes, at most ${MAX_BYTES}.`)
  return readFileSync(name, 'utf8')
}

/** The number of the pull request; throws HandoffError for anything but digits. */
export function readNumber(folder: string): number {
  const text = read(folder, NUMBER_FILE).trim()
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HandoffError(`${NUMBER_FILE} holds no number.`)
  return Number(text)
}

/** Tags that the passport itself uses. */
const TAG = /^<\/?(?:details|summary|b|br)>/

/** Markdown in which nobody is mentioned, nothing is linked or shown from elsewhere, and no other tag stands. */
function harmless(markdown: string): string {
  const unheard = '\u200b'
  return markdown
    .replace(/</g, (sign, at: number) => (TAG.test(markdown.slice(at, at + 12)) ? sign : '&lt;'))
    .replace(/([@#])(?=[\w&])/g, `$1${unheard}`)
    .replace(/\](?=[([:])/g, `]${unheard}`)
    .replace(/:(?=\/\/)/g, `:${unheard}`)
    .replace(/\b(www|gh)(?=[.-])/gi, `$1${unheard}`)
}

/**
 * The text of the comment without its marker, made harmless.
 *
 * @throws HandoffError where it does not begin as the passport does.
 */
export function readComment(folder: string): string {
  const text = read(folder, COMMENT_FILE)
  if (!text.startsWith(`${MARKER}\n`))
    throw new HandoffError(`${COMMENT_FILE} does not begin with its marker.`)
  return harmless(text.slice(MARKER.length).trim())
}
