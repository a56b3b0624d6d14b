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

/** Tags that the report itself uses. */
const TAG = /^<\/?(?:details|summary|b)>/

/** Markdown in which nobody is mentioned, nothing is linked or shown from elsewhere, and no other tag stands. */
function harmless(markdown: string): string {
  const unheard = '\u200b'
  return markdown
    .replace(/</g, (sign, at: number) => (TAG.test(markdown.slice(at, at + 12)) ? sign : '‹'))
    .replace(/([@#])(?=[\w&])/g, `$1${unheard}`)
    .replace(/\](?=[([:])/g, `]${unheard}`)
    .replace(/:(?=\/\/)/g, `:${unheard}`)
    .replace(/\b(www|gh)(?=[.-])/gi, `$1${unheard}`)
}

/** The text of the comment without its marker, made harmless. Throws HandoffError where it does not begin as it should. */
export function readComment(folder: string): string {
  const text = read(folder, COMMENT_FILE)
  if (!text.startsWith(`${MARKER}\n`))
    throw new HandoffError(`${COMMENT_FILE} does not begin with its marker.`)
  return harmless(text.slice(MARKER.length).trim())
}

/** GitHub's limit for a comment. */
const MAX_LENGTH = 65_536

/** The comment: what the report says, then links that are ours to give: to this run, and to the preview if there is one. */
export function commentBody(report: string, run: string, preview?: string): string {
  const links = [
    `The report with pictures is \`change-report\` among the [artifacts of this run](${run}).`,
    ...(preview ? [`[See the site as it would be](${preview}).`] : []),
  ].join(' ')
  const body = [MARKER, report, links].join('\n\n')
  return body.length <= MAX_LENGTH
    ? body
    : [MARKER, 'The report is too long for a comment.', links].join('\n\n')
}

export interface Comment {
  id: number
  body?: string | null
  user?: { login: string } | null
}

/** The comment of an earlier run. Anybody can write the marker, so the author counts as well. */
export function findComment(comments: readonly Comment[]): Comment | undefined {
  return comments.find(({ body, user }) => user?.login === 'github-actions[bot]' && body?.startsWith(MARKER))
}
