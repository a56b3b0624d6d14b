/** Looks up what a schema says about a value. */
import type { z } from 'zod'
import { type JsonSchema, schemaOf } from '#lib/content/fields.ts'
import { perObject, valueAt } from './source.ts'

/** The JSON Schema of a schema, computed once. */
export const jsonOf = perObject((schema: z.ZodType) => schemaOf(schema))

/** Returns an object's schema; of several layouts or drawings, that of the one the value chooses. */
export function chosenIn(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  const isChosen = (option: JsonSchema) =>
    Object.entries(option.properties ?? {}).some(
      ([key, { const: only }]) => only !== undefined && only === valueAt(value, [key]),
    )
  return schema?.oneOf ? schema.oneOf.find(isChosen) : schema
}

/** The JSON Schema for a path in a value; undefined if the schema has nothing there. */
export const schemaAt = (
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
  value: unknown,
) =>
  path.reduce((current, key, depth) => {
    if (typeof key === 'number') return current?.items
    return chosenIn(current, valueAt(value, path.slice(0, depth)))?.properties?.[String(key)]
  }, schema)
