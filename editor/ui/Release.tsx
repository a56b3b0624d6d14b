import type { JsonSchema } from '../../lib/content/fields.ts'
import { JOBS } from '../jobs/answers.ts'
import { isPromised } from './promises.ts'
import { pagesIn, useWork } from './store.ts'

const hasDay = (value: unknown) => Object(value).publishAt !== undefined

/**
 * A page's schema without what decides whether visitors see the page: jobs do that, which also see to its card, its menu item
 * and the links to it. The day of a page that has one stays.
 */
export function withoutRelease(schema: JsonSchema, value: unknown): JsonSchema {
  const { draft, publishAt, ...properties } = schema.properties ?? {}
  const keepsDay = publishAt && hasDay(value) && Object(value).draft !== true
  return { ...schema, properties: { ...properties, ...(keepsDay && { publishAt }) } }
}

/** Whether visitors see the open page, and what changes that. */
export function Release({ value }: { value: unknown }) {
  const { file, contents } = useWork()
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  if (!page) return null
  if (page.isDraft)
    return (
      <p data-fact="draft">{`This page is a draft: nobody sees it until you press “${JOBS.publish.button}”, above.`}</p>
    )
  if (hasDay(value)) return null
  return isPromised(contents, page.path) ? (
    <p>This page is published, and stays so, because search engines lead to it.</p>
  ) : (
    <p>{`This page is published. “${JOBS.unpublish.button}”, above, takes it back to a draft.`}</p>
  )
}
