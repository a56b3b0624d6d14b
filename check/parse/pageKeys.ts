import type { z } from 'zod'
import { frontMatter } from '#lib/content/schema.ts'

const detail = frontMatter.options.find(({ shape }) => shape.layout.value === 'detail')

/** The keys at the first level of a service page's front matter: all required ones, and the two that most pages have. */
export const PAGE_KEYS = [
  ...Object.entries<z.ZodType>(detail?.shape ?? {})
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([key]) => key),
  'icon',
  'evidence',
]
