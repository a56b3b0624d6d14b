/** Jobs that change several files at once, given a few answers, or explain why they cannot. */
import type { Snippets } from '../../check/newPage.ts'
import type { Site } from '../../check/parse/site.ts'
import type { Contents, Done } from '../background/messages.ts'
import type { Answers } from './answers.ts'
import { illustrate, replace } from './illustrate.ts'
import { create } from './newPage.ts'
import { createSeries } from './newSeries.ts'
import { publish } from './publish.ts'
import { Refusal } from './refusal.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'
import { unpublish } from './unpublish.ts'

const WORK = {
  new: create,
  series: createSeries,
  publish,
  unpublish,
  rename,
  delete: remove,
  photograph: illustrate,
  replace,
}

/** Does a job on the files as they are. */
export function doJob(site: Site, answers: Answers, snippets: Snippets): Done {
  const work = WORK[answers.job] as (site: Site, answers: Answers, snippets: Snippets) => Contents
  try {
    return { changes: work(site, answers, snippets) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    // Such as YAML with errors, which cannot be rewritten. Without an answer, the dialog would wait forever.
    console.error(error)
    return { refusal: 'First correct the errors that the check lists.' }
  }
}
