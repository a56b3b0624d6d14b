/** What a file's facts may be. */
import { chosenIn } from '../../check/parse/jsonSchema.ts'
import { SPECIFICATION } from '../../check/rules/specification/specifiedSite.ts'
import { type DataName, fileOfData } from '../../lib/content/data.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { schemaOfFile } from '../document/schemas.ts'

const fixedCounts = new Map(
  Object.entries(SPECIFICATION.counts).map(([name, { count }]) => [
    fileOfData(name as DataName),
    count,
  ]),
)

/** The schema of a file's facts, with as many entries as the specification of the site fixes, if it does. */
export function schemaOfFacts(file: string, value: unknown): JsonSchema | undefined {
  const schema = chosenIn(schemaOfFile(file), value)
  const count = fixedCounts.get(file)
  return schema && count !== undefined ? { ...schema, minItems: count, maxItems: count } : schema
}
