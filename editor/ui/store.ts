/** The author's work: what was opened, what has changed since, what is shown of it, and how it becomes a proposal. */
import { useSyncExternalStore } from 'react'
import { perObject } from '../../check/parse/source.ts'
import type { Problem } from '../../check/problems.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Answers, Job } from '../actions/answers.ts'
import type { Content, Contents, Done, Order, Outcome } from '../background/messages.ts'
import { clashesIn, inFormOf, merged, plain } from '../document/merge.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import type { Proposed } from '../server/protocol.ts'
import { type Kept, keep, kept } from './draft.ts'
import { ServerError, server } from './server.ts'

const START = {
  /** Who has signed in, where that is needed, and whether somebody has to. */
  author: undefined as string | undefined,
  isSignedOut: false,
  /** The commit that was opened, and the proposal being continued. */
  base: '',
  branch: undefined as string | undefined,
  /** The opened texts, exactly as in their files. */
  texts: {} as Readonly<Record<string, string>>,
  /** The opened files, the edits, and the current files. */
  original: {} as Contents,
  edits: {} as Contents,
  contents: {} as Contents,
  findings: [] as readonly Problem[],
  /** What the findings are about: the current state of the open page or of the whole site, or an earlier state. */
  checked: 'nothing' as 'nothing' | 'part' | 'site',
  message: '',
  proposed: undefined as Proposed | undefined,
  trouble: '',

  file: new URLSearchParams(`file=${location.hash.slice(1)}`).get('file') || 'content/index.mdx',
  view: 'Page' as 'Page' | 'Facts' | 'Source',
  /** The position to show in the source. */
  offset: undefined as number | undefined,
  /** The texts edited next to the page: a single one, or all of a drawing's. */
  chosen: undefined as
    | { id: string; first: Spot; spots: readonly Spot[]; sentence: string }
    | undefined,
  dialog: undefined as Job | 'propose' | undefined,
}
export type State = Readonly<typeof START>

let state: State = START
let past: { edits: Contents; by: string }[] = []
const listeners = new Set<() => void>()

export function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const work = () => state
export const useWork = () => useSyncExternalStore(subscribe, work)

const text = (content: Content | undefined) => (typeof content === 'string' ? content : '')
export const textOf = (file: string) => text(state.contents[file])
/** Compares contents as IndexedDB keys, which works for bytes, too. */
const same = (a: Content | undefined, b: Content | undefined) =>
  indexedDB.cmp(a ?? [], b ?? []) === 0

/** Every page, including those whose facts cannot be read. */
export const pagesIn = perObject((contents: Contents) =>
  Object.keys(contents).flatMap((file) => {
    if (!isPageFile(file) || contents[file] === null) return []
    const { title, draft } = Object(readYamlOf(file, text(contents[file])).value)
    const path = pathOfFile(file)
    return { file, path, title: typeof title === 'string' ? title : path, isDraft: draft === true }
  }),
)

const worker = new Worker(document.documentElement.dataset.check ?? '', { type: 'module' })
let sent: Contents = {}
/** The number of the last order: answers to earlier ones are outdated. */
let number = 0

worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
  const { findings, isWhole } = data
  if (data.number === number) set({ findings, checked: isWhole ? 'site' : 'part' })
}

function apply(edits: Contents, by?: string): void {
  const { original, file: opened } = state
  const changed = Object.entries(edits).filter(([file, content]) => !same(content, original[file]))
  const contents = { ...original, ...edits }
  // The places of the chosen texts are known only as long as nothing else changes.
  const chosen = state.chosen?.id === by ? state.chosen : undefined
  set({ edits: Object.fromEntries(changed), contents, chosen, checked: 'nothing' })
  const differs = Object.keys({ ...sent, ...contents }).filter(
    (file) => sent[file] !== contents[file],
  )
  const changes = Object.fromEntries(differs.map((file) => [file, contents[file] ?? null]))
  const before = Object.fromEntries(changed.map(([file]) => [file, original[file] ?? null]))
  sent = contents
  worker.postMessage({ number: ++number, changes, before, opened } satisfies Order)
  save()
}

function save(): void {
  const trouble =
    'This browser has no room or permission to save your words. Propose them before you close it.'
  keep(state).catch(() => set({ trouble }))
}

/** Changes files. Changes with the same source, as from one field or job, are undone together. */
export function change(contents: Contents, by: string): void {
  if (past.at(-1)?.by !== by) past.push({ edits: state.edits, by })
  apply({ ...state.edits, ...contents }, by)
}

/** Changes a file's text from how it was before the same source began, so that retyping the old words restores it. */
export function rewrite(
  file: string,
  how: (text: string) => string,
  by: string,
  more: Contents = {},
): void {
  const last = past.at(-1)
  const edits = last?.by === by ? last.edits : state.edits
  change({ ...more, [file]: how(text({ ...state.original, ...edits }[file])) }, by)
}

export const canUndo = () => past.length > 0

export function undo(): void {
  const step = past.pop()
  if (step) apply(step.edits)
}

export const discard = (file: string) =>
  change({ [file]: state.original[file] ?? null }, `discard ${file}`)

export function describe(message: string): void {
  set({ message })
  save()
}

export function open(file: string): void {
  set({ file, chosen: undefined, offset: undefined, dialog: undefined })
  history.replaceState(null, '', `#${encodeURIComponent(file)}`)
}

export function choose(first: Spot, sentence = ''): void {
  const [block, start, prop] = first.path
  const isSame = ({ path }: Spot) => path[0] === block && path[1] === start
  const isDrawing = block === 'Figure' && prop === 'title'
  const spots = isDrawing ? spotsOf(first.file, textOf(first.file)).filter(isSame) : [first]
  set({ chosen: { id: `words ${performance.now()}`, first, spots, sentence } })
}

/** Shows a place: its text next to the page if it is on the open page, otherwise the source. */
export function show({ file, offset }: Problem): void {
  const isShown = file === state.file && state.view === 'Page'
  const spot =
    isShown &&
    spotsOf(file, textOf(file)).find(({ start, end }) => start <= offset && offset <= end)
  if (spot) choose(spot)
  else {
    if (file !== state.file) open(file)
    set({ view: 'Source', offset })
  }
}

/** Does a job; returns the reason if it cannot be done. */
export async function run(job: Answers): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Done>((done) => {
    port1.onmessage = ({ data }) => done(data)
  })
  worker.postMessage({ job } satisfies Order, [port2])
  const done = await answer
  if ('refusal' in done) return done.refusal
  const { file, contents } = state
  const added = Object.keys(done.changes).find((name) => isPageFile(name) && !contents[name])
  change(done.changes, `${job.job} ${performance.now()}`)
  open(added ?? (state.contents[file] === null ? 'content/index.mdx' : file))
  return undefined
}

async function trying(act: () => Promise<void>): Promise<void> {
  try {
    set({ trouble: '' })
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

async function openAt(
  ref: string,
  { branch, edits = {}, message = '' }: Partial<Kept> = {},
): Promise<void> {
  const opened = await read(ref)
  past = []
  set({ ...opened, branch, message, proposed: undefined })
  apply(edits)
}

export const start = () =>
  trying(async () => {
    const work = await kept()
    const isOpen = work && Object.keys(work.edits).length > 0
    const ref = isOpen ? work.base : (work?.branch ?? 'main')
    await openAt(ref, work).catch(async (error) => {
      // The opened version no longer exists, but the author's changes do.
      if (!(error instanceof ServerError) || error.status !== 422) throw error
      await openAt('main', isOpen ? { ...work, branch: undefined } : {})
      if (isOpen)
        set({
          trouble: 'The version you opened is gone. Compare your changes before you propose them.',
        })
    })
  })

/** Continues one of the author's proposals, or starts a new one, with the changes that are in none yet. */
export const openProposal = (branch?: string) =>
  trying(async () => {
    await bringIn(branch ?? 'main', branch)
    set({ proposed: undefined })
  })

async function bringIn(head: string, branch?: string): Promise<void> {
  const opened = { ...(await read(head)), branch }
  // The author may have written more meanwhile.
  const { original: before, edits } = state
  const both = Object.entries(edits).map(([file, mine]): [string, Content] => {
    const old = before[file]
    const theirs = opened.original[file]
    if (same(old, theirs) || same(mine, theirs)) return [file, mine]
    if ([mine, theirs].some((content) => content instanceof Uint8Array))
      throw new ServerError(409, `Somebody else changed ${file}, too. Rename your photograph.`)
    return [file, merged(text(old), text(mine), text(theirs))]
  })
  past = []
  set(opened)
  apply(Object.fromEntries(both))
  if (both.some(([, content]) => clashesIn(text(content)).length > 0))
    throw new ServerError(
      409,
      'Somebody else changed the same lines. Choose which version to keep.',
    )
}

/** Commits the change set to a new branch or to the proposal being continued. */
export const propose = () =>
  trying(async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { base, branch, message, edits, texts } = state
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
        await bringIn(proposed.head, proposed.branch)
        describe('')
        return set({ proposed })
      } catch (error) {
        if (!(error instanceof ServerError) || error.status !== 409 || !error.head) throw error
        await bringIn(error.head, branch)
      }
    }
  })
