/** What a zod schema knows: its keys, what stands at a path, and its sentences of documentation. */
import { z } from 'zod'
import { valueAt } from './source.ts'

export type Schema = z.core.$ZodType

/** What is read through `.optional()`, `.default()` and the like. */
function inner(schema: Schema): Schema {
  const def = schema._zod.def as { innerType?: Schema }
  return def.innerType ? inner(def.innerType) : schema
}

/** The keys that an object takes; for a union, those of the member that the value chooses. */
export function shapeOf(schema: Schema | undefined, value: unknown): Record<string, Schema> | undefined {
  if (!schema) return undefined
  const def = inner(schema)._zod.def as unknown as {
    type: string
    shape?: Record<string, Schema>
    options?: Schema[]
    discriminator?: string
  }
  if (def.type === 'object') return def.shape
  if (def.type !== 'union' || !def.options || !def.discriminator) return undefined
  const discriminator = def.discriminator
  const chosen = def.options.find((option) =>
    option._zod.propValues?.[discriminator]?.has(valueAt(value, [discriminator]) as z.core.util.Primitive),
  )
  return shapeOf(chosen, value)
}

/** The schema of what stands at a path, if the schema knows that path. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[], value: unknown): Schema | undefined {
  let current: Schema | undefined = schema
  let here = value
  for (const key of path) {
    if (!current) return undefined
    const { element } = inner(current)._zod.def as { element?: Schema }
    current = element ?? shapeOf(current, here)?.[String(key)]
    here = valueAt(here, [key])
  }
  return current
}

/** The sentence of documentation that a schema carries. */
export function docOf(schema: Schema | undefined): string | undefined {
  return (
    schema && (z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(inner(schema))?.description)
  )
}
