/** The state of the editor: what was opened, what has changed since, and what is shown of it. */
import { useSyncExternalStore } from 'react'
import { perObject } from '../../check/parse/source.ts'
import type { Problem } from '../../check/problems.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { dayOf } from '../../lib/content/days.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { publishedFrom } from '../../lib/content/schema.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { ALIASES } from '../../lib/site/redirects.ts'
import type { Content, Contents } from '../background/messages.ts'
import { type History, NO_HISTORY } from '../document/history.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import type { Job } from '../jobs/answers.ts'
import type { Proposed } from '../server/protocol.ts'

/** The texts edited next to the page: a single one, or both of a photograph. */
export interface Chosen {
  /** Differs each time that texts are clicked. */
  id: string
  /** Differs each time that the page is to bring them into sight. */
  shown: string
  /** The source of its changes; new after an undo, which moves the places of the texts. */
  by: string
  spots: readonly Spot[]
  /** Their indexes among all texts of the file, and the number of those. */
  indexes: readonly number[]
  count: number
  /** The words that are written now. */
  values: readonly string[]
  /** The text that was clicked, among `spots`, and the sentence in it. */
  first: number
  sentence: string
  /** The place of the click in that sentence; without one, the sentence is selected. */
  caret: number | undefined
  /** How many letters from there on were marked in the page. */
  marked: number
}

/** The proposal that is continued: its branch, its title and its page, as far as they are known. */
export interface InProposal {
  branch: string | undefined
  title: string
  url?: string | undefined
}

/** A place where words were found: their text, and where they begin in it. */
export interface Place {
  file: string
  start: number
  index: number
}

/** The file that the address names. */
export function fileInAddress(): string {
  return new URLSearchParams(`file=${location.hash.slice(1)}`).get('file') || 'content/index.mdx'
}

const START = {
  /** Who has signed in, where that is needed, and whether somebody has to. */
  author: undefined as string | undefined,
  isSignedOut: false,
  /** The commit that was opened, and the proposal being continued. */
  base: '',
  branch: undefined as string | undefined,
  /** That proposal's title and its page, as far as they are known. */
  title: '',
  url: undefined as string | undefined,
  /** The opened texts, exactly as in their files. */
  texts: {} as Readonly<Record<string, string>>,
  /** The opened files, the edits, and the current files. */
  original: {} as Contents,
  edits: {} as Contents,
  contents: {} as Contents,
  history: NO_HISTORY as History,
  findings: [] as readonly Problem[],
  /** What the findings are about: the current state of the open page or of the whole site, or an earlier state. */
  checked: 'nothing' as 'nothing' | 'part' | 'site',
  message: '',
  /** The titles that pages had before this proposal, as far as it has changed them; empty where the author has dismissed it. */
  formerTitles: {} as Readonly<Record<string, string>>,
  /** What was just proposed, and whether it was added to a proposal that there was. */
  proposed: undefined as (Proposed & { isAdded: boolean }) | undefined,
  /** The proposal that the author has left for another version, and the pages that only it has. */
  left: undefined as { proposal: InProposal; files: readonly string[] } | undefined,
  /** Whether this browser has saved the last change. */
  isSaved: true,
  trouble: '',
  /** What happened meanwhile that the author has to know, and that is no trouble. */
  news: '',
  /** Such as is about the open text alone. */
  newsOfText: '',
  /** Such as is about a step of the history, by its number. */
  newsOfStep: { news: '', step: 0 },

  file: fileInAddress(),
  /** The page that was open last, to which one goes back from a form of facts. */
  lastPage: undefined as string | undefined,
  view: 'Page' as 'Page' | 'Details' | 'Source',
  /** The position to show in the source. */
  offset: undefined as number | undefined,
  chosen: undefined as Chosen | undefined,
  /** Whether that is the first text of the page, and whether it is the last. */
  isFirst: false,
  isLast: false,
  /** The fact to show in the form of all facts. */
  fact: undefined as Path | undefined,
  /** The new entry of the form whose fields have not been left yet. */
  begun: undefined as Path | undefined,
  /** Words that were clicked, and that the site writes by itself. */
  fixedWords: '',
  /** The file that these come from, if it is known. */
  origin: undefined as string | undefined,
  /** Which panels below a text are open, as the author left them at the last one: what stands around it, and the parts of its block. */
  openPanels: { structure: false, block: false },
  /** How wide the page is shown: as the window, as a phone, or as a desktop. */
  width: 'window' as 'window' | 'phone' | 'desktop',
  dialog: undefined as Job | 'propose' | 'search' | 'keys' | undefined,
  /** A picture that was pasted, as the photograph that the dialog asks for. */
  picture: {} as Contents,
  /** What was just undone or done again, in words, and where; until the next change. */
  traveled: undefined as { words: string; file: string; offset: number } | undefined,
  /** What was searched for in all texts, and what replaces it, so that one can go on after a look at a place. */
  wanted: '',
  replacement: '',
  isWholeOnly: false,
  /** Whether it is deleted instead. */
  isDeleted: false,
  /** The place of it that is shown, while the author goes through the places one by one. */
  found: undefined as Place | undefined,
}
export type State = Readonly<typeof START>

let state: State = START
const listeners = new Set<() => void>()

/** Changes the state, and has everything that shows it rendered anew. */
export function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The state as it is now. */
export const work = () => state
/** The state, for components, which follow its changes. */
export const useWork = () => useSyncExternalStore(subscribe, work)

/** A content as text; empty if it is none. */
export const text = (content: Content | undefined) => (typeof content === 'string' ? content : '')
/** The text of a file as the author has left it. */
export const textOf = (file: string) => text(state.contents[file])

/** Every page, including those whose facts cannot be read. */
export const pagesIn = perObject((contents: Contents) =>
  Object.keys(contents).flatMap((file) => {
    if (!isPageFile(file) || contents[file] === null) return []
    const facts = Object(readYamlOf(file, text(contents[file])).value)
    const { title, draft, parent, faqs } = facts
    const path = pathOfFile(file)
    return {
      file,
      path,
      title: typeof title === 'string' ? title : path,
      parent: typeof parent === 'string' ? parent : undefined,
      isDraft: draft === true,
      /** The day on which it goes online, if that is still to come. */
      day: draft === true ? '' : publishedFrom(facts, dayOf(new Date())),
      hasQuestions: Array.isArray(faqs) && faqs.length > 0,
    }
  }),
)

/** The page that shows a document at its head, also under a former address, or a series in a drawing; none of other files. */
export function pageShowing(contents: Contents, shown: string) {
  const series = seriesOfFile(shown)
  const owner = pathOfArtifact(shown) ?? ''
  return pagesIn(contents).find(({ file, path }) =>
    series === undefined
      ? path === owner || path === ALIASES[owner]
      : text(contents[file]).includes(`series="${series}"`),
  )
}

/** What a link leads to: the title of one of our pages, or an address elsewhere. */
export function nameOfTarget(address: string): string {
  const [path] = address.split('#')
  const page = pagesIn(work().contents).find((page) => page.path === path)
  return page ? `“${page.title}”` : address
}

/** The names of the series, which have numbers for drawings. */
export const seriesIn = (contents: Contents): string[] =>
  Object.keys(contents)
    .filter((file) => contents[file] !== null)
    .map(seriesOfFile)
    .filter((name) => name !== undefined)

/** Opens a file. The browser's Back leads to that again. */
export function open(file: string): void {
  if (file !== fileInAddress()) history.pushState(null, '', `#${encodeURIComponent(file)}`)
  showFile(file)
}

/** Shows a file, without what was open of the last one. */
export function showFile(file: string): void {
  const { file: last, lastPage } = state
  set({
    file,
    lastPage: isPageFile(last) && last !== file ? last : lastPage,
    chosen: undefined,
    fact: undefined,
    begun: undefined,
    fixedWords: '',
    origin: undefined,
    traveled: undefined,
    news: '',
    offset: undefined,
    dialog: undefined,
    picture: {},
    found: undefined,
  })
}

/** Shows a fact in the form of its file. All but pages have nothing else to show, so that the next page is shown as such. */
export const showFact = (file: string, fact: Path | undefined): void =>
  set({ view: isPageFile(file) ? 'Details' : 'Page', fact })
