/** Jobs over several files, and what the author reads and sees after each. */
import { longDay } from '../../lib/content/days.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import { type Answers, type AnswersTo, JOBS } from '../jobs/answers.ts'
import { askFor } from './background.ts'
import { choose } from './choice.ts'
import { change, pressing } from './edits.ts'
import { titleOfFile } from './labels.ts'
import { open, pagesIn, set, textOf, work } from './store.ts'

/** What a job has done to a page, as far as the page does not show it. */
function newsOf(job: Answers, title: string, file: string): string {
  if (job.job === 'new')
    return 'This is a draft: nobody sees it before you publish it. Each marked text says what belongs there: click it, and write that.'
  if (job.job === 'publish')
    return job.day
      ? `“${title}” goes online on ${longDay(job.day)}, once your proposal has been accepted.`
      : `“${title}” goes online with the next update of the site, once your proposal has been accepted.`
  if (job.job === 'unpublish')
    return `“${title}” is a draft again. What still leads to it is in the check, with a button for each link. Publish or Undo brings the page back.`
  if (job.job === 'rename')
    return `“${title}” now has the address ${pathOfFile(file)}. All links to it follow, and the old address leads there.`
  if (job.job === 'delete')
    return `“${title}” is deleted. Links to it lead to the page that has its place, where their words stay without one. The check lists those that still speak of it. Undo brings it back.`
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

/** The page that stands in the place of a deleted one, or above it if it had no readers yet. */
function heirOf(file: string, { successor }: AnswersTo<'delete'>): string {
  const { parent } = Object(readYamlOf(file, textOf(file)).value)
  const heir = pagesIn(work().contents).find(({ path }) => path === (successor || parent))
  return heir?.file ?? 'content/index.mdx'
}

/** Does a job; returns the reason if it cannot be done. */
export async function run(job: Answers): Promise<string | undefined> {
  const done = await askFor(job)
  if ('refusal' in done) return done.refusal
  const { file, contents } = work()
  const title = titleOfFile(file, contents)
  const isOpened = (name: string) => isPageFile(name) || seriesOfFile(name) !== undefined
  const added = Object.keys(done.changes).find(
    (name) => isOpened(name) && done.changes[name] !== null && !contents[name],
  )
  const heir = job.job === 'delete' ? heirOf(file, job) : undefined
  change(done.changes, `${job.job} ${performance.now()}`, pressing(JOBS[job.job].button))
  open(added ?? heir ?? file)
  // Who has just made a page wants to see it, whatever was open before, or else what stands in its place.
  if (job.job === 'new' || heir) set({ view: 'Page' })
  // The numbers follow below the names of the columns.
  if (job.job === 'series' && added) set({ offset: textOf(added).length })
  const isPhotograph = job.job === 'photograph' || job.job === 'replace'
  const photograph = isPhotograph && altOf(file, job.name)
  if (photograph) {
    set({ view: 'Page' })
    choose(photograph)
  }
  const news = newsOf(job, title, added ?? file)
  const { steps, done: count } = work().history
  set({ news, newsOfStep: { news, step: steps[count - 1]?.number ?? 0 } })
  return undefined
}
