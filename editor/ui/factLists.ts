/** The list of facts that a text is in, such as the questions of a page. */
import { schemaAt } from '../../check/parse/jsonSchema.ts'
import { valueAt } from '../../check/parse/source.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Deed } from '../document/history.ts'
import { readYamlOf, type Spot, spotsOf, withYaml } from '../document/texts.ts'
import { movedAt, type Path } from '../document/yaml.ts'
import { restructure } from './choice.ts'
import { schemaOfFacts } from './facts.ts'
import { textOf } from './store.ts'

export interface FactList {
  listPath: Path
  /** The place of the entry that the text is in. */
  index: number
  entries: readonly Readonly<Record<string, unknown>>[]
  schema: JsonSchema
}

/** The innermost list around a text, if there is one. */
export function listAround({ file, path }: Spot): FactList | undefined {
  const depth = path.findLastIndex((key) => typeof key === 'number')
  if (depth === -1) return undefined
  const listPath = path.slice(0, depth)
  const { value } = readYamlOf(file, textOf(file))
  const entries = valueAt(value, listPath)
  const schema = schemaAt(schemaOfFacts(file, value), listPath, value)
  if (!Array.isArray(entries) || !schema?.items) return undefined
  return { listPath, index: Number(path[depth]), entries, schema }
}

/** Moves the entry of a text to another place in its list, and keeps the text open. */
export function moveEntry(
  { file, path }: Spot,
  { listPath, index }: FactList,
  to: number,
  deed: Deed,
): void {
  const text = withYaml(file, textOf(file), (yaml) => movedAt(yaml, listPath, index, to))
  const pathNow = path.with(listPath.length, to).join()
  const moved = spotsOf(file, text).find((other) => other.path.join() === pathNow)
  restructure(file, moved ? { text, offset: moved.start, isMoved: true } : { text }, deed)
}
