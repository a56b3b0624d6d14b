import type { z } from 'zod'
import { frontMatter } from '#lib/content/schema.ts'

const detail = frontMatter.options.find(({ shape }) => shape.layout.value === 'detail')

/**
 * The keys at the first level of front matter that are no words of a sentence, or that a service page requires; two that
 * most have, and one of text pages.
 */
export const PAGE_KEYS = [
  ...Object.entries<z.ZodType>(detail?.shape ?? {})
    .filter(([key, field]) => /[A-Z]/.test(key) || !field.safeParse(undefined).success)
    .map(([key]) => key),
  'icon',
  'evidence',
  'updated',
]
