/**
 * `node scripts/postComment.ts DIR`, in a workflow with write permission: posts the change report as a comment
 * on its pull request, and later updates that comment. Its file in DIR is not trusted, because code of the pull
 * request wrote it. Uses no packages, so none have to be installed.
 *
 * Environment variables: those of GitHub; HEAD, the pull request's branch as owner:branch, and HEAD_SHA, the commit
 * the report is about; RUN_URL, where the pictures are; PREVIEW_URL, if there is a preview.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { ExplainedError } from '#lib/explainedError.ts'

/** The line that identifies our comment on a pull request. */
export const MARKER = '<!-- change-report -->'

/** The file with the text of the comment. */
export const COMMENT_FILE = 'report.md'

/** Tags the report itself uses. */
const TAG = /^<\/?(?:details|summary|b)>/

/** Invisible; keeps text from becoming a mention or a link. */
const ZERO_WIDTH_SPACE = '\u200b'

/** Returns the report without mentions, links, external images, or tags other than the report's own. */
export function harmless(report: string): string {
  if (!report.startsWith(MARKER))
    throw new ExplainedError(`${COMMENT_FILE} does not begin with its marker.`)
  const markdown = report.slice(MARKER.length).trimEnd()
  const text = markdown
    .replace(/</g, (character, offset: number) =>
      TAG.test(markdown.slice(offset, offset + 12)) ? character : '‹',
    )
    .replace(/([@#])(?=[\w&])/g, `$1${ZERO_WIDTH_SPACE}`)
    .replace(/\](?=[([:])/g, `]${ZERO_WIDTH_SPACE}`)
    .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
    .replace(/\b(www|gh)(?=[.-])/gi, `$1${ZERO_WIDTH_SPACE}`)
  return MARKER + text
}

/** A variable that GitHub or the workflow has set. */
function variable(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new ExplainedError(`${name} is not set. .github/workflows/comment.yml shows what it is.`)
  return value
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
  }
  const url = `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}/${path}`
  const response = await fetch(url, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new ExplainedError(`GitHub answered ${response.status} to ${method} ${path}.`)
  return (await response.json()) as T
}

type Pull = { number: number; head: { sha: string } }
type Comment = { id: number; body?: string | null; user?: { login: string } | null }

async function comment(file: string): Promise<string> {
  if (!existsSync(file)) return 'There is no report to post.'
  const { PREVIEW_URL } = process.env
  const preview = PREVIEW_URL ? ` [See the site as it would be](${PREVIEW_URL}).` : ''
  const body = `${harmless(readFileSync(file, 'utf8'))}\n\nPictures of both sides are in \`change-report\` among the [artifacts of this run](${variable('RUN_URL')}).${preview}`
  const pulls = await ask<Pull[]>(
    'GET',
    `pulls?${new URLSearchParams({ state: 'open', head: variable('HEAD') })}`,
  )
  const commit = variable('HEAD_SHA')
  const { number } = pulls.find(({ head }) => head.sha === commit) ?? {}
  if (!number) return 'No open pull request is (or still is) at this commit.'
  // The first page is enough: comments are sorted oldest first, and ours is posted when the pull request opens.
  const comments = await ask<Comment[]>('GET', `issues/${number}/comments?per_page=100`)
  // Anybody can write the marker, so check the author, too.
  const earlier = comments.find(
    (comment) => comment.user?.login === 'github-actions[bot]' && comment.body?.startsWith(MARKER),
  )
  if (earlier) await ask('PATCH', `issues/comments/${earlier.id}`, { body })
  else await ask('POST', `issues/${number}/comments`, { body })
  return `${earlier ? 'Updated' : 'Wrote'} the comment on pull request ${number}.`
}

if (import.meta.main) {
  const { positionals } = readCommandLine(
    `Usage: node scripts/postComment.ts FOLDER
Posts the change report in a folder as a comment on its pull request, or updates that comment. Run by a workflow.`,
    { allowPositionals: true },
  )
  const folder = positionals[0] ?? endWith('It takes the folder of the report.', 2)
  console.log(await comment(join(folder, COMMENT_FILE)))
}
