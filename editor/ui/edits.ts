/** Changes of files: each is a step of the history, checked in the background, and saved in this browser. */
import type { Problem } from '../../check/problems.ts'
import { applyEdits, type Edit } from '../../check/report/edits.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Answers } from '../actions/answers.ts'
import type { Contents, Done, Order, Outcome } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import {
  filesAfter,
  NO_HISTORY,
  nextStep,
  patchesOf,
  recorded,
  type Step,
} from '../document/history.ts'
import { leftoversOf } from '../document/leftovers.ts'
import type { Restructured } from '../document/structure.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import { saveDraft } from './draft.ts'
import { schemaOfFile, titleOfFile } from './labels.ts'
import { type Chosen, open, pagesIn, type State, set, text, textOf, work } from './store.ts'

const worker = new Worker(document.documentElement.dataset.check ?? '', { type: 'module' })
let sent: Contents = {}
/** The number of the last order: answers to earlier ones are outdated. */
let number = 0

worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
  const { findings, isWhole } = data
  if (data.number === number) set({ findings, checked: isWhole ? 'site' : 'part' })
}

/** Takes all edits as they are now; has them checked and saved. `by` is what changed them. */
export function apply(edits: Contents, by?: string): void {
  const { original, file: opened } = work()
  const changed = Object.entries(edits).filter(
    ([file, content]) => !isSame(content, original[file]),
  )
  const contents = { ...original, ...edits }
  // The places of the chosen texts are known only as long as nothing else changes.
  const { chosen: last } = work()
  const chosen = last?.by === by ? last : undefined
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

export const NOT_SAVED =
  'This browser has no room or permission to save your words. Propose them before you close it.'

function save(): void {
  saveDraft(work()).then(
    () => set({ isSaved: true }),
    () => set({ isSaved: false, trouble: NOT_SAVED }),
  )
}

/** The files before a source of changes began. */
let baseline: { by: string; edits: Contents } | undefined

/** Forgets all steps, as when other files are opened. */
export function forgetSteps(history: State['history'] = NO_HISTORY): void {
  baseline = undefined
  set({ history })
}

/** Changes files in one step of the history, which letters by the same source may continue. */
export function change(contents: Contents, by: string): void {
  const { edits, history, contents: before } = work()
  const patches = patchesOf(before, contents)
  if (patches.length === 0) return
  if (baseline?.by !== by) baseline = { by, edits }
  set({ history: recorded(history, by, patches) })
  apply({ ...edits, ...contents }, by)
}

/** Changes a file's text from how it was before the same source began, so that retyping the old words restores it. */
export function rewrite(
  file: string,
  how: (text: string) => string,
  by: string,
  more: Contents = {},
): void {
  const { edits, original } = work()
  const start = baseline?.by === by ? baseline.edits : edits
  change({ ...more, [file]: how(text({ ...original, ...start }[file])) }, by)
}

export const canTravel = (way: 'undo' | 'redo') => nextStep(work().history, way) !== undefined

/** The chosen texts at their places of now, if their file still has as many. */
function chosenNow(chosen: Chosen | undefined): Chosen | undefined {
  const file = chosen?.spots[0]?.file
  if (!chosen || !file) return undefined
  const all = spotsOf(file, textOf(file))
  if (all.length !== chosen.count) return undefined
  const spots = chosen.indexes.map((index) => all[index]).filter((spot) => spot !== undefined)
  return { ...chosen, by: newSource(), spots, values: spots.map(({ value }) => value) }
}

const NOT_FITTING =
  'The text has become another since then, so the earlier steps cannot be undone or done again.'

/** The file to open after a step: a page that it has brought back, or another that it has changed and that can be shown. */
function fileToShow(files: Contents, before: Contents): string | undefined {
  const shown = Object.keys(files).filter(
    (name) => files[name] !== null && (schemaOfFile(name) || seriesOfFile(name)),
  )
  const isBack = (name: string) => isPageFile(name) && !before[name]
  return shown.find(isBack) ?? shown.find(isPageFile) ?? shown[0]
}

/** The text at a place that a step changed, for who is writing there. */
function textWrittenAt({ patches }: Step): Spot | undefined {
  const isWriting = document.activeElement?.closest('.words')
  const [{ file = '', start = -1 } = {}] = patches
  return isWriting ? spotAt({ file, offset: start }) : undefined
}

/** Undoes the last step, or does it again, and shows what it changed. */
export function travel(way: 'undo' | 'redo'): void {
  const { history, contents, edits, chosen, file } = work()
  const step = nextStep(history, way)
  if (!step) return
  const files = filesAfter(step, way, contents)
  if (!files) {
    forgetSteps()
    set({ news: NOT_FITTING })
    save()
    return
  }
  baseline = undefined
  set({ news: '', history: { ...history, done: history.done + (way === 'undo' ? -1 : 1) } })
  apply({ ...edits, ...files })
  const isShown = file in files || (chosen?.spots[0]?.file ?? '') in files
  const other = fileToShow(files, contents)
  const isBack = other !== undefined && isPageFile(other) && !contents[other]
  if (isBack || !isShown || files[file] === null) {
    if (other) open(other)
    return
  }
  const again = chosenNow(chosen)
  const text = chosen && !again && textWrittenAt(step)
  if (text) choose(text)
  else set({ chosen: again })
}

/** Takes back all changes of a file, and of another that belongs to it. */
export function discard(...files: readonly string[]): void {
  const { original } = work()
  const before = files.map((file) => [file, original[file] ?? null] as const)
  change(Object.fromEntries(before), `discard ${files.join(' ')}`)
}

/** Makes a correction that the check knows. A text that is open stays open. */
export function correct(file: string, edit: Edit): void {
  const { chosen } = work()
  change({ [file]: applyEdits(textOf(file), [edit]) }, `fix ${performance.now()}`)
  set({ chosen: chosenNow(chosen) })
}

export function describe(message: string): void {
  set({ message })
  save()
}

/** A name for a source of changes that no other has. */
const newSource = () => `words ${performance.now()}`

/** The texts that are opened with one: of a photograph, its alt text and its caption; otherwise itself. */
function openedWith(spot: Spot, all: readonly Spot[]): Spot[] {
  if (spot.kind !== 'photograph') return [spot]
  return all.filter(({ kind, path }) => kind === spot.kind && path[1] === spot.path[1])
}

/** What is chosen with a text; `id` is that of an earlier choice if the same texts stay open. */
function chosenWith(first: Spot, sentence: string, caret?: number, id?: string): Chosen {
  const all = spotsOf(first.file, textOf(first.file))
  const spots = openedWith(first, all)
  const by = newSource()
  return {
    id: id ?? by,
    by,
    spots,
    indexes: spots.map((spot) => all.indexOf(spot)),
    count: all.length,
    values: spots.map(({ value }) => value),
    first: spots.indexOf(first),
    sentence,
    caret,
  }
}

/** Opens a text next to the page, with a sentence selected, or the caret at a place in it. */
export const choose = (first: Spot, sentence = '', caret?: number) =>
  set({ chosen: chosenWith(first, sentence, caret), fixedWords: '' })

/** Changes the props of the block whose text is chosen. The text stays open if it is still there, or else the block's first. */
export function rewriteProps(how: (text: string) => string, by: string): void {
  const { chosen } = work()
  const open = chosen?.spots[0]
  if (!chosen || !open) return
  const { file, path } = open
  rewrite(file, how, by)
  if (open.kind !== 'prop') {
    set({ chosen: chosenNow(chosen) })
    return
  }
  const beside = spotsOf(file, textOf(file)).filter(
    (spot) => spot.path[0] === path[0] && spot.path[1] === path[1],
  )
  const now = beside.find((spot) => spot.path.join() === path.join()) ?? beside[0]
  if (now) set({ chosen: chosenWith(now, '', undefined, chosen.id) })
}

/** Writes other words into a chosen text. */
export function writeWords(index: number, words: string): void {
  const { chosen } = work()
  const file = chosen?.spots[0]?.file
  if (!chosen || !file) return
  const values = chosen.values.with(index, words)
  const edits = chosen.spots
    .map((spot, index) => ({ spot, words: values[index] ?? '' }))
    .filter(({ spot, words }) => words !== spot.value)
    .map(({ spot, words }) => spot.edit(words))
  set({ chosen: { ...chosen, values } })
  rewrite(file, (text) => applyEdits(text, edits), chosen.by)
}

/** Changes the structure of a page, and opens the text at the place where the author goes on. */
export function restructure(file: string, { text, offset }: Restructured): void {
  const { chosen, contents } = work()
  // What only a removed drawing or photograph showed goes with it.
  const leftovers = leftoversOf(contents, file, text).map((name) => [name, null])
  change({ [file]: text, ...Object.fromEntries(leftovers) }, newSource())
  const spot =
    offset !== undefined &&
    spotsOf(file, text).find(({ start, end }) => start <= offset && offset <= end)
  if (spot) choose(spot, spot.value)
  else set({ chosen: offset === undefined ? chosenNow(chosen) : undefined })
}

/** The path of the fact at a place in a file, whether it is a text or a choice. */
export function factAt({ file, offset }: Pick<Problem, 'file' | 'offset'>): Path | undefined {
  const { texts } = readYamlOf(file, textOf(file))
  return texts.find(({ range: [start, end] }) => start <= offset && offset <= end)?.path
}

/** The text at a place in a file. */
export const spotAt = ({ file, offset }: Pick<Problem, 'file' | 'offset'>): Spot | undefined =>
  spotsOf(file, textOf(file)).find(({ start, end }) => start <= offset && offset <= end)

/** The words that a finding is about, if they are known and stand in a text nowhere before its place. */
function wordsOf({ fix, guesses = [], offset }: Problem, { value, start }: Spot): string {
  const { from = '' } = fix ?? guesses[0] ?? {}
  return from !== '' && value.indexOf(from) === offset - start ? from : ''
}

/** Shows what was found: its words in their text next to its page or among the facts of its file, or else in the source. */
export function show(finding: Problem): void {
  const { file, offset } = finding
  const { view, file: last } = work()
  const isInWords = view !== 'Source'
  const spot = isInWords && view === 'Page' && isPageFile(file) && spotAt({ file, offset })
  const fact = isInWords ? factAt({ file, offset }) : undefined
  if (file !== last) open(file)
  if (spot) choose(spot, wordsOf(finding, spot))
  else if (fact) set({ view: 'Facts', fact })
  else set({ view: 'Source', offset })
}

/** What a job has done to a page, as far as the page does not show it. */
function newsOf(job: Answers, title: string, file: string): string {
  if (job.job === 'new')
    return 'This is a draft: nobody sees it before you publish it. Click each text that begins with REPLACE, and write what it asks for.'
  if (job.job === 'publish')
    return job.day
      ? `“${title}” will be published on ${job.day}, once your proposal has been accepted.`
      : `“${title}” will be published with the next release, once your proposal has been accepted.`
  if (job.job === 'rename')
    return `“${title}” now has the address ${pathOfFile(file)}. All links to it follow, and the old address leads there.`
  if (job.job === 'delete')
    return `“${title}” is deleted, and all links to it lead on. The check lists those whose words still speak of it. Undo brings it back.`
  return ''
}

/** The alt text of a photograph in a page. */
function altOf(file: string, name: string): Spot | undefined {
  const source = textOf(file)
  const place = source.indexOf(`](${name}`)
  return spotsOf(file, source).find(
    ({ kind, start, end }) => kind === 'photograph' && start <= place && place <= end,
  )
}

/** Deletes a file that no job takes care of, such as a photograph or a series. */
export const removeFile = (file: string) => change({ [file]: null }, `delete ${file}`)

/** The page that stands in the place of a deleted one, or above it if it had no readers yet. */
function heirOf(file: string, { successor }: Extract<Answers, { job: 'delete' }>): string {
  const { parent } = Object(readYamlOf(file, textOf(file)).value)
  const heir = pagesIn(work().contents).find(({ path }) => path === (successor || parent))
  return heir?.file ?? 'content/index.mdx'
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
  const { file, contents } = work()
  const title = titleOfFile(file, contents)
  const isOpened = (name: string) => isPageFile(name) || seriesOfFile(name) !== undefined
  const added = Object.keys(done.changes).find(
    (name) => isOpened(name) && done.changes[name] !== null && !contents[name],
  )
  const heir = job.job === 'delete' ? heirOf(file, job) : undefined
  change(done.changes, `${job.job} ${performance.now()}`)
  open(added ?? heir ?? file)
  // Who has just made a page wants to see it, whatever was open before, or else what stands in its place.
  if (job.job === 'new' || heir) set({ view: 'Page' })
  // The numbers follow below the names of the columns.
  if (job.job === 'series' && added) set({ offset: textOf(added).length })
  const photograph = job.job === 'photograph' && altOf(file, job.name)
  if (photograph) {
    set({ view: 'Page' })
    choose(photograph)
  }
  set({ news: newsOf(job, title, added ?? file) })
  return undefined
}
