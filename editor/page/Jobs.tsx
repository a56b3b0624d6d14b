import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answers } from '../check/jobs.ts'
import type { Workspace } from './workspace.ts'

/** A page as the dialogs name it. */
export interface PageEntry {
  file: string
  path: string
  title: string
  layout: string
  isDraft: boolean
}

export type Job = Answers['job']

type Props = {
  job: Job
  page: PageEntry | undefined
  pages: readonly PageEntry[]
  /** The headings of the page's sections. */
  sections: readonly string[]
  workspace: Workspace
  onDone: (answers: Answers) => void
  onClose: () => void
}

const TITLES: Record<Job, string> = {
  new: 'A new page',
  publish: 'Publish this draft',
  rename: 'Another address for this page',
  delete: 'Delete this page',
  photograph: 'Add a photograph',
}

/** The name under which a photograph is kept: small letters and hyphens. */
function fileName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const slug = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${slug.replace(/^-|-$/g, '') || 'photograph'}${ending.toLowerCase()}`
}

/** What each job asks for. */
function questions({ job, page, pages, sections }: Props): ReactNode {
  const choice = (name: string, label: string, among: readonly PageEntry[], hint: string) => (
    <label>
      {label}
      <select name={name} required defaultValue="">
        <option value="" disabled>
          Choose a page
        </option>
        {among.map(({ path, title }) => (
          <option key={path} value={path}>
            {title} ({path})
          </option>
        ))}
      </select>
      <span className="hint">{hint}</span>
    </label>
  )
  const text = (name: string, label: string, hint: string, more: object = { required: true }) => (
    <label>
      {label}
      <input name={name} {...more} />
      <span className="hint">{hint}</span>
    </label>
  )
  const others = pages.filter(({ path, isDraft }) => path !== page?.path && !isDraft)
  switch (job) {
    case 'new':
      return (
        <>
          {text('title', 'Title', 'The large title of the page. Its address is made of it.')}
          <label>
            Kind
            <select name="kind">
              <option value="detail">One service</option>
              <option value="landing">A group of services</option>
            </select>
          </label>
          {choice(
            'parent',
            'Under which page',
            others.filter(({ layout }) => layout === 'landing' || layout === 'home'),
            'It starts as a draft, and its card waits there until you publish it.',
          )}
        </>
      )
    case 'publish':
      return text(
        'words',
        'Other words that visitors search for',
        'It gets its card, and a place in the menu. Separate words by commas, or leave this empty.',
        {},
      )
    case 'rename':
      return text('to', 'New address', 'All links follow, and the old address leads here.', {
        required: true,
        defaultValue: page?.path,
      })
    case 'delete':
      return choice(
        'successor',
        'Which page answers in its place',
        others,
        'Its address and all links lead there.',
      )
    case 'photograph':
      return (
        <>
          <label>
            Photograph
            <input type="file" name="picture" accept="image/jpeg,image/png" required />
            <span className="hint">The original from the camera, JPEG or PNG, at most 10 MB.</span>
          </label>
          <label>
            Section
            <select name="section">
              {sections.map((heading, index) => (
                <option key={heading} value={index}>
                  {heading}
                </option>
              ))}
            </select>
            <span className="hint">It takes the place of the drawing there.</span>
          </label>
          {text('alt', 'What a visitor would see', 'Read out to those who do not see it.')}
          {text('caption', 'The small line under it', 'Leave it empty if there is nothing to add.', {})}
        </>
      )
  }
}

async function answersOf(job: Job, path: string, data: FormData): Promise<Answers> {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  switch (job) {
    case 'new':
      return { job, kind: text('kind') as 'detail' | 'landing', title: text('title'), parent: text('parent') }
    case 'publish':
      return { job, path, words: text('words') }
    case 'rename':
      return { job, path, to: text('to') }
    case 'delete':
      return { job, path, successor: text('successor') }
    case 'photograph': {
      const picture = data.get('picture') as File
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const name = fileName(picture.name)
      return {
        job,
        path,
        section: Number(text('section')),
        name,
        bytes,
        alt: text('alt'),
        caption: text('caption'),
      }
    }
  }
}

/** A job that takes more than words: asks, does it, and says why where it cannot be done. */
export function JobDialog(props: Props) {
  const { job, page, workspace, onDone, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = await answersOf(job, page?.path ?? '', new FormData(event.currentTarget))
    const refused = await workspace.run(answers)
    if (refused) setRefusal(refused)
    else onDone(answers)
  }
  return (
    <dialog ref={dialog} aria-labelledby="job" onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id="job">{TITLES[job]}</h2>
        {questions(props)}
        {refusal && (
          <p className="notice" role="alert">
            {refusal}
          </p>
        )}
        <p className="row">
          <button type="submit" className="primary">
            Do it
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  )
}
