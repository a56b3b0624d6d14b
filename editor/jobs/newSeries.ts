import type { Site } from '../../check/parse/site.ts'
import { fileOfSeries, seriesHead, seriesOfFile } from '../../lib/content/series.ts'
import { slugOf } from '../../lib/content/slug.ts'
import type { Contents } from '../background/messages.ts'
import type { AnswersTo } from './answers.ts'
import { Refusal } from './refusal.ts'

/** Creates a file for the numbers of a drawing, of which only the names of its columns are known yet. */
export function createSeries(site: Site, { name, step, measure }: AnswersTo<'series'>): Contents {
  const slug = slugOf(name)
  const file = fileOfSeries(slug)
  if (seriesOfFile(file) === undefined)
    throw new Refusal(
      'The name must begin with a letter from A to Z, because its file is named after it.',
    )
  if (site.files.list().includes(file))
    throw new Refusal(
      `There are numbers called “${slug}” already. Choose another name, or open those.`,
    )
  const head = { step: step.trim(), measure: measure.trim(), low: 'low', high: 'high' }
  const names = Object.values(head)
  const { error } = seriesHead.safeParse(head)
  if (error) throw new Refusal(`${measure}: ${error.issues[0]?.message}.`)
  if (names.some((column) => column.includes(',')))
    throw new Refusal('Commas stand between columns, so leave them out of their names.')
  return { [file]: `${names.join(',')}\n` }
}
