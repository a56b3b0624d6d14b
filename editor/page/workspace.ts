/** The author's change set: what was opened, what has been changed since, and how it becomes a proposal. */
import type { Answers } from '../check/jobs.ts'
import type { Content, Contents, Finding } from '../check/messages.ts'
import type { Proposal, Proposed, Session } from '../protocol.ts'
import type { Texts } from '../site/load.ts'
import { Check } from './check.ts'
import { keep, kept } from './kept.ts'
import { type Merged, merge, settled } from './merge.ts'
import { ServerError, server } from './server.ts'

export interface State {
  session: Session | undefined
  /** The commit that was opened, and the proposal that is continued. */
  base: string
  branch: string | undefined
  /** What was opened. */
  original: Contents
  /** What has been changed since. */
  edits: Contents
  /** What is there now. */
  texts: Texts
  /** Files that somebody else has changed in the same lines. */
  clashes: Readonly<Record<string, Merged>>
  findings: readonly Finding[]
  /** Whether the findings are about the words that are there now. */
  checked: boolean
  message: string
  proposed: Proposed | undefined
  /** What went wrong last, in words. */
  trouble: string
}

const same = (one: Content | undefined, other: Content | undefined) =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? one.length === other.length && one.every((byte, index) => byte === other[index])
    : (one ?? null) === (other ?? null)

const isText = (entry: [string, Content]): entry is [string, string] => typeof entry[1] === 'string'

const contentIn = (original: Contents, edits: Contents, file: string): Content =>
  (file in edits ? edits[file] : original[file]) ?? null

const textsOf = (original: Contents, edits: Contents): Texts =>
  Object.fromEntries(Object.entries({ ...original, ...edits }).filter(isText))

export class Workspace {
  #state: State = {
    session: undefined,
    base: '',
    branch: undefined,
    original: {},
    edits: {},
    texts: {},
    clashes: {},
    findings: [],
    checked: false,
    message: '',
    proposed: undefined,
    trouble: '',
  }
  readonly #listeners = new Set<() => void>()
  readonly #check = new Check((findings) => this.#set({ findings, checked: true }))
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

  /** What is there of a file now. */
  content = (file: string): Content => contentIn(this.#state.original, this.#state.edits, file)

  async start(): Promise<void> {
    await this.#trying(async () => {
      const session = await server.session()
      this.#set({ session })
      if (!session.author) return
      const work = await kept()
      const isOpen = work && Object.keys(work.edits).length > 0
      const at = isOpen ? work.base : (work?.branch ?? 'main')
      await this.#open(at, work).catch((error) => {
        // What was opened is there no more; the words are.
        if (!(error instanceof ServerError) || error.status !== 422) throw error
        return this.#open('main', isOpen ? { ...work, branch: undefined } : undefined)
      })
    })
  }

  /** Says what went wrong, and keeps everything. */
  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      this.#set({ trouble: '' })
      await act()
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      if (error.status === 401) this.#set({ session: await server.session() })
      this.#set({ trouble: error.message })
    }
  }

  async #read(at: string): Promise<{ base: string; original: Contents }> {
    const { head, files, photographs } = await server.tree(at)
    const pictures = photographs.map(async (path) => [path, await server.photograph(head, path)] as const)
    return { base: head, original: { ...files, ...Object.fromEntries(await Promise.all(pictures)) } }
  }

  async #open(at: string, work?: { branch?: string | undefined; edits: Contents; message: string }) {
    const opened = await this.#read(at)
    const gone = Object.keys(this.#state.texts).filter((file) => !(file in opened.original))
    const { branch, edits = {}, message = '' } = work ?? {}
    this.#past = []
    this.#set({ ...opened, branch, message, clashes: {}, proposed: undefined })
    this.#check.change({ ...Object.fromEntries(gone.map((file) => [file, null])), ...opened.original })
    this.#apply(edits)
  }

  /** Goes on with a proposal of one's own, or opens what is published. */
  open = (branch?: string) =>
    this.#trying(() => this.#open(branch ?? 'main', branch ? { branch, edits: {}, message: '' } : undefined))

  /** Lets the whole change set be this, and keeps it. */
  #apply(edits: Contents): void {
    const { original, edits: before, base, branch, message } = this.#state
    const files = Object.entries(edits).filter(([file, content]) => !same(content, original[file]))
    const next: Contents = Object.fromEntries(files)
    const changed = Object.keys({ ...before, ...next }).filter(
      (file) => !same(contentIn(original, before, file), contentIn(original, next, file)),
    )
    this.#set({ edits: next, texts: textsOf(original, next), checked: false })
    this.#check.change(Object.fromEntries(changed.map((file) => [file, contentIn(original, next, file)])))
    keep({ base, branch, edits: next, message })
  }

  /**
   * Changes files.
   *
   * @param by what they are changed by; one field or one job is undone in one step
   */
  change(contents: Contents, by: string): void {
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

  /** Drops the changes of one file. */
  discard(file: string): void {
    const { [file]: _, ...rest } = this.#state.edits
    this.#past.push({ edits: this.#state.edits, by: `discard ${file}` })
    this.#apply(rest)
  }

  say(message: string): void {
    const { base, branch, edits } = this.#state
    this.#set({ message })
    keep({ base, branch, edits, message })
  }

  /** Does a whole job; says why not where it cannot be done. */
  async run(job: Answers): Promise<string | undefined> {
    const { changes, refusal } = await this.#check.run(job)
    if (changes) this.change(changes, `${job.job} ${performance.now()}`)
    return refusal
  }

  /** Decides on a stretch that somebody else has changed, too. */
  settle(file: string, index: number, text: string): void {
    const parts = (this.#state.clashes[file] ?? []).with(index, text)
    const whole = settled(parts)
    const { [file]: _, ...rest } = this.#state.clashes
    this.#set({ clashes: whole === undefined ? { ...rest, [file]: parts } : rest })
    if (whole !== undefined) this.#apply({ ...this.#state.edits, [file]: whole })
  }

  /** Brings in what others have changed meanwhile. */
  async #bringIn(head: string): Promise<void> {
    const { original: before, edits } = this.#state
    const { base, original } = await this.#read(head)
    const clashes: Record<string, Merged> = {}
    const merged = Object.entries(edits).map(([file, mine]): [string, Content] => {
      const [old, theirs] = [before[file] ?? null, original[file] ?? null]
      if (same(old, theirs) || same(mine, theirs)) return [file, mine]
      if (mine instanceof Uint8Array || theirs instanceof Uint8Array) return [file, mine]
      const text = (content: Content) => (typeof content === 'string' ? content : '')
      const parts = merge(text(old), text(mine), text(theirs))
      const whole = settled(parts)
      if (whole === undefined) clashes[file] = parts
      return [file, whole ?? mine]
    })
    this.#past = []
    const changed = Object.keys({ ...before, ...original }).filter(
      (file) => !same(before[file], original[file]),
    )
    this.#check.change(Object.fromEntries(changed.map((file) => [file, original[file] ?? null])))
    this.#set({ base, original, clashes, edits: {} })
    this.#apply(Object.fromEntries(merged))
  }

  /** Makes one commit of the change set, on a branch of its own or on the one that is continued. */
  propose = () =>
    this.#trying(async () => {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { base, branch, message, edits } = this.#state
        const files = Object.entries(edits).map(([file, content]) => [
          file,
          content instanceof Uint8Array ? { base64: base64(content) } : content,
        ])
        const proposal: Proposal = {
          base,
          message,
          files: Object.fromEntries(files),
          ...(branch && { branch }),
        }
        try {
          const proposed = await server.propose(proposal)
          await this.#open(proposed.head, { branch: proposed.branch, edits: {}, message: '' })
          this.#set({ proposed })
          return
        } catch (error) {
          if (!(error instanceof ServerError) || error.status !== 409 || !error.head) throw error
          await this.#bringIn(error.head)
          if (Object.keys(this.#state.clashes).length > 0)
            throw new ServerError(409, 'Somebody has changed the same lines. Choose what holds.')
        }
      }
    })
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
