import { HTTPException } from 'hono/http-exception'
import { fileProblem, type Proposal, type Proposed } from '../protocol.ts'
import { type Change, type GitHub, refused } from './github.ts'

/** Where an author's proposals are, and nobody else's. */
export const branchesOf = (author: string) => `edit/${author.toLowerCase()}/`

/**
 * Makes one commit and one pull request of a proposal. The branch comes last, so that a broken line leaves none or a
 * whole one, and the same request again goes on where the last one ended.
 *
 * @param digest of the request, by which one whose answer was lost is known again.
 */
export async function propose(
  github: GitHub,
  author: string,
  owner: string,
  proposal: Proposal,
  digest: string,
): Promise<Proposed> {
  for (const [path, content] of Object.entries(proposal.files)) {
    const problem = fileProblem(path, content)
    if (problem) throw refused(problem.status, problem.error)
  }
  const mine = branchesOf(author)
  const [title = '', ...more] = proposal.message.split('\n')
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const branch = proposal.branch ?? `${mine}${words.join('-').slice(0, 40)}-${digest.slice(0, 10)}`
  if (!branch.startsWith(mine) || !/^[a-z0-9-]{1,60}$/.test(branch.slice(mine.length)))
    throw refused(403, 'This editor writes to proposals of your own only.')

  const there = await github.head(branch)
  if (proposal.branch && !there) throw refused(422, 'This proposal is not there anymore. Make a new one.')
  const pulls = there ? await github.pulls({ state: 'all', head: `${owner}:${branch}` }) : []
  const open = pulls.find(({ state }) => state === 'open')
  if (pulls.length > 0 && !open)
    throw refused(422, 'This proposal was accepted or closed meanwhile. Make a new one.')

  const isRepeated = there && !proposal.branch
  const head = isRepeated ? there : await commitTo(github, branch, there, proposal)
  if (open) return { branch, url: open.html_url, head }
  try {
    const { html_url: url } = await github.openPull(branch, title.slice(0, 200), more.join('\n').trim())
    return { branch, url, head }
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error
    const half = `Your change is on GitHub, but not yet proposed. Press Propose again. ${error.message}`
    throw refused(error.status, half, { branch, head })
  }
}

/** Puts the proposal on top of its branch, or of main where there is none yet. */
async function commitTo(
  github: GitHub,
  branch: string,
  there: string | undefined,
  { base, message, files }: Proposal,
): Promise<string> {
  const parent = there ?? (await github.head('main'))
  if (!parent) throw refused(403, 'Your GitHub account may not read this repository.')
  const { tree, entries } = await github.files(parent)
  const opened = base === parent ? entries : (await github.files(base)).entries

  const spelled = new Map([...entries.keys()].map((path) => [path.toLowerCase(), path]))
  const changes: Change[] = []
  for (const [path, content] of Object.entries(files)) {
    const now = entries.get(path)?.sha ?? null
    const wanted = await shaOf(github, content)
    // Somebody else has made the same change, or this author at a first try.
    if (now === wanted) continue
    if (now !== (opened.get(path)?.sha ?? null)) throw refused(409, 'Changed meanwhile.', { head: parent })
    for (const part of pathsTo(path)) {
      const known = spelled.get(part.toLowerCase()) ?? part
      const mode = entries.get(known)?.mode
      if (known !== part && files[known] !== null)
        throw refused(422, `${part} cannot be written: ${known} is there, in other letters.`)
      // A link would lead elsewhere.
      if (mode && mode !== (part === path ? '100644' : '040000'))
        throw refused(422, `${part} is no plain ${part === path ? 'file' : 'folder'}.`)
      spelled.set(part.toLowerCase(), part)
    }
    const file = { path, mode: '100644', type: 'blob' } as const
    changes.push(typeof content === 'string' ? { ...file, content } : { ...file, sha: wanted })
  }
  if (changes.length === 0) {
    if (there) return there
    throw refused(422, 'Nothing differs from what is published: there is nothing to propose.')
  }
  const head = await github.makeCommit(message, await github.makeTree(tree, changes), parent)
  const put = there ? await github.moveBranch(branch, head) : await github.makeBranch(branch, head)
  if (put) return head
  const now = await github.head(branch)
  if (!now || now === there) throw refused(422, 'GitHub refuses this branch. Ask a developer to look at it.')
  if (there) throw refused(409, 'Changed meanwhile.', { head: now })
  return now
}

/** The name that git gives to a file's content; a photograph is at GitHub by then. */
async function shaOf(github: GitHub, content: Proposal['files'][string]): Promise<string | null> {
  if (typeof content !== 'string') return content && github.makeBlob(content.base64)
  const bytes = new TextEncoder().encode(content)
  const whole = new Blob([`blob ${bytes.length}\0`, bytes])
  return new Uint8Array(await crypto.subtle.digest('SHA-1', await whole.arrayBuffer())).toHex()
}

/** A path and the folders that it lies in. */
const pathsTo = (path: string) =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
