import { HTTPException } from 'hono/http-exception'
import { sha1 } from 'hono/utils/crypto'
import { decodeBase64 } from 'hono/utils/encode'
import { type Author, type Forge, refused } from './forge.ts'
import { type FileContent, isText, type Proposal, type Proposed } from './protocol.ts'

/** Ten megabytes fit into the worker's memory about five times, which is how many copies exist at once. */
const MAX_PICTURE_BYTES = 10_000_000
const MAX_TEXT_LENGTH = 1_000_000
/** GitHub takes 256 characters. */
const MAX_TITLE_LENGTH = 200
export const MAX_REQUEST_BYTES = 16_000_000

/** Files written by commands, and promises that a single author cannot change. Some disks ignore the case of names. */
const PROTECTED = /^content\/data\/(?:contract|evidence|released)\./i
/** Names consist of letters and digits, so none can escape the folder or be hidden, and no folder is named like a file. */
const INSIDE = /^content(?:\/[A-Za-z0-9][\w-]*)*\/[A-Za-z0-9][\w.-]*$/

function refuseFile(path: string, content: FileContent): void {
  const isPicture = /\.(?:jpe?g|png)$/.test(path)
  if (
    path.length > 200 ||
    !INSIDE.test(path) ||
    PROTECTED.test(path) ||
    !(isText(path) || isPicture)
  )
    throw refused(
      403,
      `${JSON.stringify(path)} cannot be proposed: only pages, data that no command writes, and photographs under content/ can, with names of plain letters, digits, dots and hyphens.`,
    )
  const base64 = typeof content === 'object' ? (content?.base64 ?? '') : ''
  const isWhole = base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64)
  const isInBase64 = base64 !== ''
  if (!isWhole || (content !== null && isPicture !== isInBase64))
    throw refused(422, `${path} did not arrive whole. Add it again.`)
  if (base64.length > Math.ceil(MAX_PICTURE_BYTES / 3) * 4)
    throw refused(
      413,
      `${path} is larger than 10 MB. Save it as JPEG at quality 90, at most 4000 pixels wide.`,
    )
  if (typeof content === 'string' && content.length > MAX_TEXT_LENGTH)
    throw refused(413, `${path} is too long: a million characters at most.`)
}

/** A path, and those of the folders around it. */
const pathsTo = (path: string): string[] =>
  path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

/** Refuses new files and folders whose path differs from another only in case: some disks hold just one of the two. */
function refuseOtherCase(paths: readonly string[], current: ReadonlyMap<string, unknown>): void {
  const known = new Map([...current.keys()].map((path) => [path.toLowerCase(), path]))
  for (const path of paths.flatMap(pathsTo)) {
    const lower = path.toLowerCase()
    const taken = current.has(path) ? path : (known.get(lower) ?? path)
    if (taken !== path)
      throw refused(
        403,
        `${path} cannot be added beside ${taken}: only the case of letters differs.`,
      )
    known.set(lower, path)
  }
}

/** Refuses branches other than those of the author's proposals, which have a prefix. */
export function refuseOthers(branches: string, branch: string): void {
  if (!branch.startsWith(branches) || !/^[a-z0-9-]{1,60}$/.test(branch.slice(branches.length)))
    throw refused(403, 'This editor can only change your own proposals.')
}

/**
 * Makes one commit and one pull request from a proposal. The branch is created last, so a dropped connection leaves none
 * or a complete one. A repeated request, recognized by its digest, continues where the last one ended.
 */
export async function propose(
  { branches, forge }: Author,
  proposal: Proposal,
  digest: string,
): Promise<Proposed> {
  for (const [path, content] of Object.entries(proposal.files)) refuseFile(path, content)
  const [title = '', ...more] = proposal.message.split('\n')
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const branch =
    proposal.branch ?? `${branches}${words.join('-').slice(0, 40)}-${digest.slice(0, 10)}`
  refuseOthers(branches, branch)

  const there = await forge.head(branch)
  if (proposal.branch && !there)
    throw refused(422, 'This proposal no longer exists. Start a new one.')
  const pulls = there ? await forge.pulls(branch) : []
  const open = pulls.find(({ isOpen }) => isOpen)
  if (pulls.length > 0 && !open)
    throw refused(
      422,
      (await forge.isAccepted(branch, there ?? ''))
        ? 'This proposal has been accepted in the meantime. Start a new one with what you changed since.'
        : 'This proposal was closed without being accepted. Start a new one with what you changed since.',
    )

  const isRepeated = there && !proposal.branch
  const head = isRepeated ? there : await commitTo(forge, branch, there, proposal)
  try {
    const url = open
      ? open.url
      : await forge.openPull(
          branch,
          Array.from(title).slice(0, MAX_TITLE_LENGTH).join(''),
          more.join('\n').trim(),
        )
    return { branch, head, ...(url && { url }) }
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error
    const half = `Your change is on GitHub, but not yet proposed. Press Propose again. ${error.message}`
    throw refused(error.status, half, { branch, head })
  }
}

/** Commits the proposal on top of its branch, or of main if there is none yet. */
async function commitTo(
  forge: Forge,
  branch: string,
  there: string | undefined,
  proposal: Proposal,
): Promise<string> {
  const { base, message, files } = proposal
  const parent = there ?? (await forge.head('main'))
  if (!parent) throw refused(403, 'Your GitHub account may not read this repository.')
  const current = await forge.files(parent)
  refuseOtherCase(Object.keys(files), current)
  const opened = base === parent ? current : await forge.files(base)
  const changes: [string, FileContent][] = []
  for (const [path, content] of Object.entries(files)) {
    const now = current.get(path)?.sha
    // Somebody else made the same change, or this author did in an earlier try.
    if (now === (await shaOf(content))) continue
    if (now !== opened.get(path)?.sha)
      throw refused(409, 'Changed in the meantime.', { head: parent })
    changes.push([path, content])
  }
  if (changes.length === 0) {
    if (there) return there
    throw refused(422, 'Nothing differs from the published site, so there is nothing to propose.')
  }
  const head = await forge.commit({ branch, there, parent, message, changes })
  if (head) return head
  const now = await forge.head(branch)
  if (!now || now === there)
    throw refused(422, 'GitHub rejected this branch. Ask a developer for help.')
  if (there) throw refused(409, 'Changed in the meantime.', { head: now })
  return now
}

/** The git hash of a file's content; none of a deleted one. */
async function shaOf(content: FileContent): Promise<string | null | undefined> {
  if (content === null) return undefined
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : decodeBase64(content.base64)
  return sha1(await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer())
}
