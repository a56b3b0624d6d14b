/** @jest-environment node */
/** The schema is the documentation: each field an editor fills in is described in a sentence. */
import { expect, it } from '@jest/globals'
import type { z } from 'zod'
import { blockProps } from './blocks.ts'
import { dataSchemas } from './data.ts'
import { type JsonSchema, schemaOf } from './fields.ts'
import { frontMatter } from './schema.ts'

/** Paths of fields without a description. */
function undocumented(schema: JsonSchema, path: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
      // A drawing's description covers its name.
      ...(field.description?.endsWith('.') || field.const !== undefined ? [] : [`${path}.${key}`]),
      ...undocumented(field, `${path}.${key}`),
    ]),
    ...(schema.items ? undocumented(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option, index) =>
      undocumented(option as JsonSchema, `${path}(${index})`),
    ),
  ]
}

it.each(Object.entries({ 'front matter': frontMatter, ...dataSchemas, ...blockProps }))(
  '%s',
  (name, schema) => {
    expect(undocumented(schemaOf(schema as z.ZodType), name)).toEqual([])
  },
)
