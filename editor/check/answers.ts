/** What each job asks for. The editor builds its forms from this. */
import { z } from 'zod'
import { pagePath } from '#lib/content/schema.ts'

const asked = <T extends z.ZodType>(type: T, title: string, description: string): T => type.meta({ title, description })

const text = (title: string, description: string, most = 60) => asked(z.string().min(1).max(most), title, description)

export const PHOTO_NAME = /^[a-z0-9-]+\.(?:jpg|jpeg|png)$/

/** The label of the button that opens a form; the form's heading, button and fields. */
const job = <S extends z.ZodRawShape>(button: string, title: string, submit: string, shape: S) => {
  return { button, title, submit, answers: z.object(shape) }
}

export const JOBS = {
  new: job('New page', 'A new page', 'Create', {
    title: text('Title', 'The page’s large title. Its address is derived from it.'),
    kind: asked(
      z.enum(['detail', 'landing']),
      'Kind',
      'A single service gets a detail page, a group of services a landing page.',
    ),
    parent: asked(
      pagePath,
      'Under which page',
      'It starts as a draft, and its card there stays hidden until you publish it.',
    ),
  }),
  publish: job('Publish', 'Publish this draft', 'Publish', {
    day: asked(
      z.iso.date(),
      'On which day',
      'The release that morning publishes it along with its card and menu item. Leave this empty for the next release.',
    ).optional(),
    words: text(
      'Other words that visitors search for',
      'Separate them with commas, or leave this empty.',
      200,
    ).optional(),
  }),
  photograph: job('Photograph', 'Add a photograph', 'Add', {
    name: asked(z.string().regex(PHOTO_NAME), 'Photograph', 'The camera’s original, JPEG or PNG, at most 10 MB.'),
    section: asked(z.enum(['']), 'Section', 'It replaces the drawing there.'),
    alt: text('What a visitor would see', 'Read aloud to people who cannot see it.', 140),
    caption: text('Caption', 'Leave it empty if there is nothing to add.', 140).optional(),
  }),
  rename: job('Address', 'Change this page’s address', 'Change', {
    to: text('New address', 'All links are updated, and the old address redirects here.'),
  }),
  delete: job('Delete', 'Delete this page', 'Delete', {
    successor: asked(pagePath, 'Which page replaces it', 'Its address and all links will lead there.'),
  }),
} as const

export type Job = keyof typeof JOBS

export type AnswersTo<J extends Job> = { job: J; path: string } & z.infer<(typeof JOBS)[J]['answers']>

/** The answers to a job about a page, including its photograph. */
export type Answers = { [J in Job]: AnswersTo<J> }[Job] & { bytes?: Uint8Array<ArrayBuffer> }
