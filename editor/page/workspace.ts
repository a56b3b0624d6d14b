/** The author's change set: what was opened, what has changed since, and how it becomes a proposal. */
import type { Problem } from '#tools/lint/problems.ts'
import type { Answers } from '../check/answers.ts'
import type { Content, Contents, Done, Order, Outcome } from '../check/messages.ts'
import type { Proposed } from '../server/protocol.ts'
import type { Texts } from '../site/instead.tsx'
import { clashesIn, inFormOf, merged, plain } from '../text/plain.ts'
import { type Kept, keep, kept } from './kept.ts'
import { ServerError, server } from './server.ts'

const EMPTY = {
  /** Who has signed in, where that is needed, and whether somebody has to. */
  author: undefined as string | undefined,
  isSignedOut: false,
  /** The commit that was opened, and the proposal being continued. */
  base: '',
  branch: undefined as string | undefined,
  /** The opened texts, exactly as in their files. */
  files: {} as Texts,
  /** The opened files, the edits, and the current files. */
  original: {} as Contents,
  edits: {} as Contents,
  contents: {} as Contents,
  /** Its text files. */
  texts: {} as Texts,
  findings: [] as readonly Problem[],
  /** The state the findings are about. */
  checked: 'nothing' as 'nothing' | 'part' | 'site',
  message: '',
  proposed: undefined as Proposed | undefined,
  /** The last error, in words. */
  trouble: '',
}

export type State = Readonly<typeof EMPTY>

const isText = (entry: [string, Content]): entry is [string, string] => typeof entry[1] === 'string'
const textOf = (content: Content | undefined) => (typeof content === 'string' ? content : '')
/** Compares contents as IndexedDB keys, which works for bytes, too. */
export const same = (one: Content | undefined, other: Content | undefined) =>
  indexedDB.cmp(one ?? [], other ?? []) === 0

/** The open file, named in the address. */
export const openedFile = () => decodeURIComponent(location.hash.slice(1)) || 'content/index.mdx'

/** Talks to the check, which answers for the latest change. */
function startCheck(tell: (outcome: Outcome) => void) {
  const worker = new Worker(document.documentElement.dataset.check ?? '', { type: 'module' })
  let sent: Contents = {}
  let number = 0
  const post = (order: Order, ports: MessagePort[] = []) => worker.postMessage(order, ports)
  worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (data.number === number) tell(data)
  }
  return {
    /** Sends it the current files and the originals of those the author changed. */
    sync(contents: Contents, before: Contents): void {
      const files = Object.keys({ ...sent, ...contents }).filter((file) => sent[file] !== contents[file])
      const changes = Object.fromEntries(files.map((file) => [file, contents[file] ?? null]))
      sent = contents
      post({ number: ++number, changes, before, opened: openedFile() })
    },
    /** Does a job on the current files. */
    run(job: Answers): Promise<Done> {
      const { port1, port2 } = new MessageChannel()
      post({ job }, [port2])
      return new Promise((done) => {
        port1.onmessage = ({ data }) => done(data)
      })
    },
  }
}

async function read(at: string) {
  const { author, head, files, photographs } = await server.tree(at)
  const texts = Object.entries(files).map(([file, text]): [string, Content] => [file, plain(text)])
  const pictures = photographs.map(async (path) => [path, await server.photograph(head, path)] as const)
  const original: Contents = Object.fromEntries([...texts, ...(await Promise.all(pictures))])
  return { author, base: head, files, original }
}

export class Workspace {
  #state: State = EMPTY
  readonly #listeners = new Set<() => void>()
  readonly #check = startCheck(({ findings, isWhole }) => this.#set({ findings, checked: isWhole ? 'site' : 'part' }))
  #past: { edits: Contents; by: string }[] = []

  state = () => this.#state
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  start = () =>
    this.#trying(async () => {
      const work = await kept()
      const isOpen = work && Object.keys(work.edits).length > 0
      const at = isOpen ? work.base : (work?.branch ?? 'main')
      await this.#open(at, work).catch((error) => {
        // The opened version no longer exists, but the author's changes do.
        if (!(error instanceof ServerError) || error.status !== 422) throw error
        return this.#open('main', isOpen ? { ...work, branch: undefined } : {})
      })
    })

  /** Reports an error without losing anything. */
  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      this.#set({ trouble: '' })
      await act()
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      this.#set({ trouble: error.message, isSignedOut: error.status === 401 })
    }
  }

  async #open(at: string, { branch, edits = {}, message = '' }: Partial<Kept> = {}): Promise<void> {
    const opened = await read(at)
    this.#past = []
    this.#set({ ...opened, branch, message, proposed: undefined })
    this.#apply(edits)
  }

  /** Continues one of the author's proposals, or starts a new one with the changes that are in none yet. */
  open = (branch?: string) =>
    this.#trying(() => {
      const isFresh = branch || Object.keys(this.#state.edits).length === 0
      return isFresh ? this.#open(branch ?? 'main', { branch }) : this.#bringIn('main')
    })

  /** Replaces the whole change set and saves it. */
  #apply(edits: Contents): void {
    const { original } = this.#state
    const changed = Object.entries(edits).filter(([file, content]) => !same(content, original[file]))
    const contents = { ...original, ...edits }
    const texts = Object.fromEntries(Object.entries(contents).filter(isText))
    this.#set({ edits: Object.fromEntries(changed), contents, texts, checked: 'nothing' })
    this.#check.sync(contents, Object.fromEntries(changed.map(([file]) => [file, original[file] ?? null])))
    this.#keep()
  }

  #keep(): void {
    const trouble = 'This browser has no room or permission to save your words. Propose them before you close it.'
    keep(this.#state).catch(() => this.#set({ trouble }))
  }

  /**
   * Changes files.
   *
   * @param by the source of the change; edits from one field or job are undone together
   */
  change = (contents: Contents, by: string): void => {
    if (this.#past.at(-1)?.by !== by) this.#past.push({ edits: this.#state.edits, by })
    this.#apply({ ...this.#state.edits, ...contents })
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  undo = (): void => {
    const step = this.#past.pop()
    if (step) this.#apply(step.edits)
  }

  /** Discards the changes to a file. */
  discard = (file: string) => this.change({ [file]: this.#state.original[file] ?? null }, `discard ${file}`)

  say(message: string): void {
    this.#set({ message })
    this.#keep()
  }

  /** Does a job; returns the reason if it cannot be done. */
  async run(job: Answers): Promise<string | undefined> {
    const done = await this.#check.run(job)
    if ('refusal' in done) return done.refusal
    this.change(done.changes, `${job.job} ${performance.now()}`)
    return undefined
  }

  /** Merges what others have changed. */
  async #bringIn(head: string, branch?: string): Promise<void> {
    const { original: before, edits } = this.#state
    const opened = { ...(await read(head)), branch }
    const both = Object.entries(edits).map(([file, mine]): [string, Content] => {
      const [old, theirs] = [before[file], opened.original[file]]
      if (same(old, theirs) || same(mine, theirs)) return [file, mine]
      if ([mine, theirs].some((one) => one instanceof Uint8Array))
        throw new ServerError(409, `Somebody else changed ${file}, too. Rename your photograph.`)
      return [file, merged(textOf(old), textOf(mine), textOf(theirs))]
    })
    this.#past = []
    this.#set(opened)
    this.#apply(Object.fromEntries(both))
    if (both.some(([, content]) => clashesIn(textOf(content)).length > 0))
      throw new ServerError(409, 'Somebody else changed the same lines. Choose which version to keep.')
  }

  /** Commits the change set to a new branch or to the proposal being continued. */
  propose = () =>
    this.#trying(async () => {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { base, branch, message, edits, files } = this.#state
        const sent = (file: string, content: Content) =>
          content instanceof Uint8Array
            ? { base64: content.toBase64() }
            : content && inFormOf(files[file] ?? '', content)
        const changed = Object.entries(edits).map(([file, content]) => [file, sent(file, content)])
        const proposal = { base, message, files: Object.fromEntries(changed), ...(branch && { branch }) }
        try {
          const proposed = await server.propose(proposal)
          await this.#open(proposed.head, { branch: proposed.branch })
          return this.#set({ proposed })
        } catch (error) {
          if (!(error instanceof ServerError) || error.status !== 409 || !error.head) throw error
          await this.#bringIn(error.head, branch)
        }
      }
    })
}
