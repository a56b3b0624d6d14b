/** @jest-environment node */
/** The schema is the documentation: each field that an editor fills in says in a sentence what it is. */
import { expect, it } from '@jest/globals'
import { z } from 'zod'
import { blockProps } from './blocks.ts'
import { dataSchemas } from './data.ts'
import { frontMatter } from './schema.ts'

interface JsonSchema {
  description?: string
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Paths of fields without a sentence. */
function undocumented(schema: JsonSchema, path: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
      // The name of a drawing is documented by the drawing.
      ...(field.description?.endsWith('.') || field.const !== undefined ? [] : [`${path}.${key}`]),
      ...undocumented(field, `${path}.${key}`),
    ]),
    ...(schema.items ? undocumented(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option, index) =>
      undocumented(option, `${path}(${index})`),
    ),
  ]
}

it.each(Object.entries({ 'front matter': frontMatter, ...dataSchemas, ...blockProps }))(
  '%s',
  (name, schema) => {
    const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    expect(undocumented(json, name)).toEqual([])
  },
)
