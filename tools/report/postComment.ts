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
import { COMMENT_FILE, MARKER, readComment, readNumber } from './handoff.ts'

const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, HEAD_SHA, RUN_URL, PREVIEW_URL } = process.env

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${GITHUB_TOKEN}`,
    'X-GitHub-Api-Version': '2022-11-28',
  }
  const url = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}.`)
  return (await response.json()) as T
}

type Comment = { id: number; body?: string | null; user?: { login: string } | null }

async function comment(folder: string): Promise<string> {
  if (!existsSync(join(folder, COMMENT_FILE))) return 'There is no report to comment.'
  const number = readNumber(folder)
  const preview = PREVIEW_URL ? ` [See the site as it would be](${PREVIEW_URL}).` : ''
  const body = `${readComment(folder)}\n\nThe report with pictures is \`change-report\` among the [artifacts of this run](${RUN_URL}).${preview}`
  const { state, head } = await ask<{ state: string; head: { sha: string } }>('GET', `pulls/${number}`)
  // The number is what code of the pull request says; the commit is what GitHub says.
  if (head.sha !== HEAD_SHA) return `Pull request ${number} is not at this commit, or no longer.`
  if (state !== 'open') return `Pull request ${number} is closed.`
  // The oldest come first, and the report is written when the pull request opens.
  const comments = await ask<Comment[]>('GET', `issues/${number}/comments?per_page=100`)
  // Anybody can write the marker, so the author counts as well.
  const earlier = comments.find(
    (one) => one.user?.login === 'github-actions[bot]' && one.body?.startsWith(MARKER),
  )
  if (earlier) await ask('PATCH', `issues/comments/${earlier.id}`, { body })
  else await ask('POST', `issues/${number}/comments`, { body })
  return `${earlier ? 'Updated' : 'Wrote'} the comment on pull request ${number}.`
}

console.log(await comment(process.argv[2] ?? ''))
