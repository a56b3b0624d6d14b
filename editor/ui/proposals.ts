/** How work is opened, merged with what others changed meanwhile, and proposed. */
import type { Content, Contents } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import { NO_HISTORY } from '../document/history.ts'
import { clashesIn, inFormOf, merged, plain } from '../document/merge.ts'
import { showAddressed } from './back.ts'
import { type Draft, readDraft } from './draft.ts'
import { apply, describe, goOnFrom, NOT_SAVED, save } from './edits.ts'
import { keepFormerTitles } from './formerTitles.ts'
import { nameOfProposal, titleOfFile } from './labels.ts'
import { ServerError, server } from './server.ts'
import { type InProposal, set, text, work } from './store.ts'

async function trying(act: () => Promise<void>): Promise<void> {
  try {
    set({ trouble: '', news: '' })
    await act()
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    set({ trouble: error.message, isSignedOut: error.status === 401 })
  }
}

async function read(ref: string) {
  const { author, head, files: texts, photographs } = await server.tree(ref)
  const files = Object.entries(texts).map(([file, text]): [string, Content] => [file, plain(text)])
  const pictures = photographs.map(
    async (path) => [path, await server.photograph(head, path)] as const,
  )
  const original: Contents = Object.fromEntries([...files, ...(await Promise.all(pictures))])
  return { author, base: head, texts, original }
}

/** Of a new proposal, nothing is known. */
const NO_PROPOSAL: InProposal = { branch: undefined, title: '', url: undefined }

const inProposal = ({ branch, title, url }: InProposal): InProposal => ({ branch, title, url })

/**
 * Brings what was published meanwhile into a proposal, so that it is shown as it will be once it is accepted; returns what the
 * author has to know if both have changed the same words.
 */
async function update(proposal: InProposal): Promise<string> {
  const { branch } = proposal
  const { isCurrent } = branch ? await server.update(branch) : { isCurrent: true }
  return isCurrent
    ? ''
    : `What was published since then has changed the same words as your proposal ${nameOfProposal(proposal)}. You see the pages as you proposed them, without that.`
}

/** Where the author is now, after going elsewhere. */
function whereNow(now: InProposal, former: InProposal): string {
  if (now.branch) return `You are in your proposal ${nameOfProposal(now)} again.`
  const rest = former.branch ? ` Your proposal ${nameOfProposal(former)} stays open.` : ''
  return `You now start from what is published.${rest}`
}

/** What has become of a proposal that is no longer open. */
async function fateOf({ branch = '', base, title = '' }: Draft): Promise<string> {
  const name = ['Your proposal', nameOfProposal({ title })].join(' ').trim()
  const { isAccepted } = await server.fate(branch, base)
  return isAccepted
    ? `${name} has been accepted. The pages here have what it changed.`
    : `${name} has been closed without being accepted. Those who look after the site can say why.`
}

/** Opens a version with the changes that are in no proposal yet, as they were left in this browser. */
async function openAt(
  ref: string,
  proposal: InProposal,
  { base, edits = {}, message = '', formerTitles = {}, history = NO_HISTORY }: Partial<Draft> = {},
): Promise<void> {
  const opened = await read(ref)
  // Steps are places in texts, and those of another version are others.
  goOnFrom(opened.base === base ? history : NO_HISTORY)
  set({ ...opened, ...proposal, message, formerTitles, proposed: undefined })
  apply(edits)
}

async function reopen(work: Draft | undefined): Promise<void> {
  const isOpen = work && Object.keys(work.edits).length > 0
  const branch = work?.branch
  const pulls = branch ? await server.proposals() : []
  const pull = pulls.find((pull) => pull.branch === branch)
  const proposal = pull ? inProposal(pull) : NO_PROPOSAL
  // Changes that are in no proposal yet stay on what they were made on until they are proposed.
  const behind = isOpen ? '' : await update(proposal)
  try {
    await openAt(isOpen ? work.base : (pull?.branch ?? 'main'), proposal, work)
  } catch (error) {
    // The opened version no longer exists, but the author's changes do.
    if (!(error instanceof ServerError) || error.status !== 422) throw error
    await openAt('main', NO_PROPOSAL, isOpen ? work : {})
    if (isOpen)
      set({
        trouble: 'The version you opened is gone. Compare your changes before you propose them.',
      })
    return
  }
  if (!branch || pull) {
    set({ news: behind })
    return
  }
  const rest = isOpen
    ? 'What you have not proposed yet is still here; it becomes a new proposal.'
    : 'What you change now becomes a new proposal.'
  set({ formerTitles: {}, news: `${await fateOf(work)} ${rest}` })
  if (isOpen) await bringIn('main', NO_PROPOSAL)
}

/** Opens the editor with the work left in this browser, if the browser lets it be read. */
export const start = () =>
  trying(async () => {
    let isDenied = false
    const work = await readDraft().catch(() => {
      isDenied = true
      return undefined
    })
    await reopen(work)
    showAddressed()
    if (isDenied) set({ isSaved: false, trouble: NOT_SAVED })
  })

/** Whether what is open can be left as it is, since it can still be proposed. */
async function canStay(): Promise<boolean> {
  const { branch } = work()
  return !branch || (await server.proposals()).some((pull) => pull.branch === branch)
}

/**
 * Continues one of the author's proposals, or starts a new one, with the changes that are in none yet. If they are changes of
 * what reads otherwise there, nothing is opened: both versions are the author's own.
 */
export const openProposal = (proposal = NO_PROPOSAL) =>
  trying(async () => {
    const { contents: before, branch, title, url, history } = work()
    const behind = await update(proposal)
    const isStillOpen = await canStay()
    await bringIn(proposal.branch ?? 'main', inProposal(proposal), isStillOpen)
    const { contents, history: kept } = work()
    const anew = history.done > 0 && kept.done === 0 ? 'Undo begins anew.' : ''
    const former = isStillOpen ? { branch, title } : NO_PROPOSAL
    const files = Object.keys(before).filter((file) => before[file] && !contents[file])
    set({
      formerTitles: {},
      proposed: undefined,
      traveled: undefined,
      news: [whereNow(proposal, former), anew, behind].filter((words) => words !== '').join(' '),
      left: branch ? { proposal: { branch, title, url }, files } : undefined,
    })
    save()
  })

/** How a line begins that is the author's own here and another there. */
function beginningOf(lines: string): string {
  const [first = ''] = lines.trim().split('\n')
  return first === '' ? 'nothing' : `“${first.length > 60 ? `${first.slice(0, 60)} …` : first}”`
}

/** Which words of which page keep changes from coming along. */
function aboutClash(
  { file, mine, theirs }: Record<'file' | 'mine' | 'theirs', string>,
  contents: Contents,
) {
  const title = titleOfFile(file, contents)
  return `The change of “${title}” cannot come along: here it says ${beginningOf(mine)}, and there ${beginningOf(theirs)}. Propose it here first, or take it back.`
}

/** Opens a version with the changes that are in no proposal yet; one that must fit only if no line of theirs is changed there, too. */
async function bringIn(head: string, proposal: InProposal, mustFit = false): Promise<void> {
  const opened = { ...(await read(head)), ...proposal }
  // The author may have written more meanwhile.
  const { original: before, edits, contents, history } = work()
  const both = Object.entries(edits).map(([file, mine]): [string, Content] => {
    const old = before[file]
    const theirs = opened.original[file]
    if (isSame(old, theirs) || isSame(mine, theirs)) return [file, mine]
    if ([mine, theirs].some((content) => content instanceof Uint8Array))
      throw new ServerError(
        409,
        `Somebody else added a photograph ${titleOfFile(file, opened.original)}, too. Give yours another name.`,
      )
    return [file, merged(text(old), text(mine), text(theirs))]
  })
  const [clash] = both.flatMap(([file, content]) =>
    clashesIn(text(content)).map(([, mine = '', theirs = '']) => ({ file, mine, theirs })),
  )
  const hasClash = clash !== undefined
  if (clash && mustFit) throw new ServerError(409, aboutClash(clash, contents))
  const now: Contents = { ...opened.original, ...Object.fromEntries(both) }
  const isSameAs = (file: string) => isSame(contents[file], now[file])
  // Steps are places in texts, and those of another version are others. What was just proposed is the same.
  const isOther = !Object.keys({ ...contents, ...now }).every(isSameAs)
  goOnFrom(isOther ? NO_HISTORY : history)
  set(opened)
  apply(Object.fromEntries(both))
  if (hasClash)
    throw new ServerError(
      409,
      'Somebody else changed the same lines. Choose which version to keep.',
    )
}

/** Commits the change set to a new branch or to the proposal being continued. */
export const propose = () =>
  trying(async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { base, branch, title, url, message, edits, texts } = work()
      const changed = Object.entries(edits).map(([file, content]) => {
        if (content instanceof Uint8Array) return [file, { base64: content.toBase64() }]
        return [file, content && inFormOf(texts[file] ?? '', content)]
      })
      const proposal = {
        base,
        message,
        files: Object.fromEntries(changed),
        ...(branch && { branch }),
      }
      try {
        const proposed = await server.propose(proposal)
        const [firstLine = ''] = message.trim().split('\n')
        const about = { title: title || firstLine, url: proposed.url ?? url }
        keepFormerTitles()
        await bringIn(proposed.head, { branch: proposed.branch, ...about })
        describe('')
        return set({
          proposed: { ...proposed, isAdded: branch !== undefined },
          traveled: undefined,
        })
      } catch (error) {
        if (!(error instanceof ServerError) || error.status !== 409 || !error.head) throw error
        await bringIn(error.head, { branch, title, url })
      }
    }
    throw new ServerError(
      409,
      'The pages are changing right now. Wait a moment, then press Propose again.',
    )
  })
