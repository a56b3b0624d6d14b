/**
 * `npm run report:comment -- DIR`, in a workflow that may write: comments the change report on its pull request once, and
 * updates that comment from then on. DIR holds what the workflow of the pull request has handed over.
 *
 * From the environment: GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN; HEAD_SHA, the commit that the report was
 * made of; RUN_URL, where the report is; PREVIEW_URL, if there is a preview. Uses no package, so none is installed.
 *
 * Exits 0 also where there is nothing to say, as when the pull request has a newer commit; 1 where something is wrong.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { COMMENT_FILE, HandoffError, MARKER, readComment, readNumber } from './handoff.ts'

const PER_PAGE = 100

/** GitHub's limit for a comment. */
const MAX_LENGTH = 65_536

type Comment = { id: number; body?: string | null; user?: { login: string } | null }

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new HandoffError(`${name} is not set; this script runs in .github/workflows/comment.yml.`)
  return value
}

/** Asks GitHub about the repository. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const url = `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}/${path}`
  const headers = {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
    'X-GitHub-Api-Version': '2022-11-28',
  }
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new HandoffError(`GitHub answered ${response.status} to ${method} ${path}.`)
  return (await response.json()) as T
}

/** The comment of an earlier run. Anybody can write the marker, so the author counts as well. */
async function findComment(number: number): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const some = await ask<Comment[]>('GET', `issues/${number}/comments?per_page=${PER_PAGE}&page=${page}`)
    const ours = some.find(
      ({ body, user }) => user?.login === 'github-actions[bot]' && body?.startsWith(MARKER),
    )
    if (ours || some.length < PER_PAGE) return ours
  }
}

/** What the report says, then links that are ours to give: to this run, and to the preview if there is one. */
function commentBody(report: string): string {
  const preview = process.env.PREVIEW_URL
  const links = `The report with pictures is \`change-report\` among the [artifacts of this run](${variable('RUN_URL')}).${preview ? ` [See the site as it would be](${preview}).` : ''}`
  const body = `${MARKER}\n\n${report}\n\n${links}`
  return body.length <= MAX_LENGTH ? body : `${MARKER}\n\nThe report is too long for a comment.\n\n${links}`
}

async function main(folder: string): Promise<string> {
  if (!existsSync(join(folder, COMMENT_FILE))) return 'There is no report to comment.'
  const number = readNumber(folder)
  const body = commentBody(readComment(folder))
  const { state, head } = await ask<{ state: string; head: { sha: string } }>('GET', `pulls/${number}`)
  // The number is what code of the pull request says; the commit is what GitHub says.
  if (head.sha !== variable('HEAD_SHA')) return `Pull request ${number} is not at this commit, or no longer.`
  if (state !== 'open') return `Pull request ${number} is closed.`
  const earlier = await findComment(number)
  if (earlier) await ask('PATCH', `issues/comments/${earlier.id}`, { body })
  else await ask('POST', `issues/${number}/comments`, { body })
  return `${earlier ? 'Updated' : 'Wrote'} the comment on pull request ${number}.`
}

try {
  console.log(await main(process.argv[2] ?? ''))
} catch (error) {
  if (!(error instanceof HandoffError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
