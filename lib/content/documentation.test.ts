/** @jest-environment node */
/** The schema is the documentation: each field an editor fills in is described in a sentence. */
import { expect, it } from '@jest/globals'
import type { z } from 'zod'
import { artifactSchemas } from './artifacts/artifacts.ts'
import { blockProps } from './blocks.ts'
import { dataSchemas } from './data.ts'
import { type JsonSchema, schemaOf } from './fields.ts'
import { frontMatter } from './schema.ts'

/** Paths of fields without a description. */
function undocumented(schema: JsonSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {})
  const options = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  return [
    // A drawing's description covers its name.
    ...fields
      .filter(([, field]) => !field.description?.endsWith('.') && field.const === undefined)
      .map(([key]) => `${path}.${key}`),
    ...fields.flatMap(([key, field]) => undocumented(field, `${path}.${key}`)),
    ...(schema.items ? undocumented(schema.items, `${path}[]`) : []),
    ...options.flatMap((option, index) => undocumented(option, `${path}(${index})`)),
  ]
}

const SCHEMAS = {
  'front matter': frontMatter,
  ...dataSchemas,
  ...blockProps,
  ...Object.fromEntries(
    Object.entries(artifactSchemas).map(([kind, schema]) => [`artifact ${kind}`, schema]),
  ),
}

it.each(Object.entries(SCHEMAS))('%s', (name, schema) => {
  expect(undocumented(schemaOf(schema as z.ZodType), name)).toEqual([])
})
