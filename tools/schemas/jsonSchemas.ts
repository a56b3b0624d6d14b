/** JSON Schemas of front matter and data files, by which editors complete and explain what is typed. */
import { z } from 'zod'
import { dataSchemas } from '#lib/content/data.ts'
import { frontMatter } from '#lib/content/schema.ts'

/** Of the drafts of JSON Schema, the one that editors of YAML understand. */
const draft = (schema: z.ZodType, title: string) =>
  `${JSON.stringify(
    { title, ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) },
    null,
    2,
  )}\n`

/** The text of each schema file, by its path from the repository's root. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['schemas/front-matter.schema.json', draft(frontMatter, 'The head of a page')],
    ...Object.entries(dataSchemas).map(
      ([name, schema]) =>
        [`schemas/data/${name}.schema.json`, draft(schema, `content/data/${name}.yaml`)] as const,
    ),
  ])
}
