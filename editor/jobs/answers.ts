/** What each job asks for. The editor builds its forms from this. */
import { z } from 'zod'
import { KINDS } from '../../check/newPage.ts'
import { PHOTO_NAME } from '../../lib/content/data/fields.ts'
import { pagePath } from '../../lib/content/schema.ts'
import { MIN_ROWS } from '../../lib/content/series.ts'

const text = (title: string, description: string, maxLength = 60, minLength = 1) =>
  z.string().min(minLength).max(maxLength).meta({ title, description })

const photographName = z.string().regex(PHOTO_NAME).meta({
  title: 'Photograph',
  description: 'The camera’s original, JPEG or PNG, at most 10 MB.',
})

/** The label of the button that opens a form; the form's heading, button and fields. */
const job = <S extends z.ZodRawShape>(button: string, title: string, submit: string, shape: S) => {
  return { button, title, submit, answers: z.object(shape) }
}

export const JOBS = {
  new: job('New page', 'A new page', 'Create', {
    title: text('Title', 'The page’s large title.'),
    kind: z.enum(KINDS).meta({
      title: 'Kind',
      description: 'A group of services has a card for each of them.',
    }),
    parent: pagePath.meta({
      title: 'Under which page',
      description: 'It gets a card for the new page, which nobody sees before you publish that.',
    }),
  }),
  series: job('New numbers', 'Numbers for a drawing', 'Create', {
    name: text(
      'Name',
      `What the numbers are, such as "Refunds per day". A drawing needs at least ${MIN_ROWS} rows of them, one outside its usual range.`,
    ),
    step: text('What a row stands for', 'A word such as night, day or commit.', 12, 2),
    measure: text(
      'What is measured',
      'With its unit in parentheses, such as "refunds per day (thousand)".',
      34,
    ),
  }),
  publish: job('Publish', 'Publish this draft', 'Publish', {
    day: z.iso
      .date()
      .meta({
        title: 'On which day',
        description:
          'Its card and menu item appear with it. Without a day, it goes online with the next update of the site.',
      })
      .optional(),
    words: text(
      'Other words that visitors search for',
      'Separate them with commas.',
      200,
    ).optional(),
  }),
  unpublish: job('Unpublish', 'Take this page back to a draft', 'Unpublish', {
    successor: pagePath.meta({
      title: 'Where its address leads meanwhile',
      description: 'Visitors who have the address get that page until this one is published again.',
    }),
  }),
  photograph: job('Add a photograph', 'Add a photograph', 'Add', {
    name: photographName,
    section: z.enum(['']).meta({
      title: 'Section',
      description: 'A section has room for one picture.',
    }),
    alt: text('What a visitor would see', 'Read aloud to people who cannot see it.', 140, 8),
    caption: text('Caption', 'Leave it empty if there is nothing to add.', 90, 8).optional(),
  }),
  replace: job('Replace', 'Another photograph in this place', 'Replace', {
    name: photographName,
  }),
  rename: job('Change address', 'Change this page’s address', 'Change', {
    to: text(
      'New address',
      'An address, or words to make it from. All links are updated, and the old address leads here.',
    ),
    title: text(
      'Title',
      'Links, cards and menu items that call the page by its former title are renamed with it.',
    ).optional(),
  }),
  delete: job('Delete', 'Delete this page', 'Delete', {
    successor: pagePath.meta({
      title: 'Which page replaces it',
      description: 'Its address and all links lead there.',
    }),
  }),
} as const

export type Job = keyof typeof JOBS

/** The answers to a job about a page, whether the page is new in this proposal, and the title that it had before. */
export type AnswersTo<J extends Job> = {
  job: J
  path: string
  isNew?: boolean
  former?: string | undefined
  /** The keys of links that go on calling it by that. */
  left?: readonly string[]
} & z.infer<(typeof JOBS)[J]['answers']>

/** The answers to any job, including its photograph, and the place of the one that it replaces. */
export type Answers = { [J in Job]: AnswersTo<J> }[Job] & {
  bytes?: Uint8Array<ArrayBuffer>
  place?: number
}
