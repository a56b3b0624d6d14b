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
import {
  COMMENT_FILE,
  type Comment,
  commentBody,
  findComment,
  HandoffError,
  readComment,
  readNumber,
} from './handoff.ts'

const PER_PAGE = 100

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new HandoffError(`${name} is not set; this script runs in .github/workflows/comment.yml.`)
  return value
}

/** Asks GitHub about the repository. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(
    `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}/${path}`,
    {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
  )
  if (!response.ok) throw new HandoffError(`GitHub answered ${response.status} to ${method} ${path}.`)
  return (await response.json()) as T
}

async function allComments(number: number): Promise<Comment[]> {
  const comments: Comment[] = []
  for (let page = 1; ; page++) {
    const some = await ask<Comment[]>('GET', `issues/${number}/comments?per_page=${PER_PAGE}&page=${page}`)
    comments.push(...some)
    if (some.length < PER_PAGE) return comments
  }
}

async function main(folder: string): Promise<string> {
  if (!existsSync(join(folder, COMMENT_FILE))) return 'There is no report to comment.'
  const number = readNumber(folder)
  const report = readComment(folder)
  const { state, head } = await ask<{ state: string; head: { sha: string } }>('GET', `pulls/${number}`)
  // The number is what code of the pull request says; the commit is what GitHub says.
  if (head.sha !== variable('HEAD_SHA')) return `Pull request ${number} is not at this commit, or no longer.`
  if (state !== 'open') return `Pull request ${number} is closed.`
  const body = commentBody(report, variable('RUN_URL'), process.env.PREVIEW_URL)
  const earlier = findComment(await allComments(number))
  if (earlier) await ask('PATCH', `issues/comments/${earlier.id}`, { body })
  else await ask('POST', `issues/${number}/comments`, { body })
  return `${earlier ? 'Updated' : 'Wrote'} the comment on pull request ${number}.`
}

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new HandoffError('Usage: npm run report:comment -- DIR')
  console.log(await main(folder))
} catch (error) {
  if (!(error instanceof HandoffError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
