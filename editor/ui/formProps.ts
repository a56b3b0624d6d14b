/** What the parts of a form are given. */
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Contents } from '../background/messages.ts'
import type { Deed } from '../document/history.ts'
import type { Path } from '../document/yaml.ts'

/** How a form's values are written into its source, such as YAML or the props of a block. */
export interface Writing {
  set: (source: string, path: Path, value: unknown) => string
  add: (source: string, path: Path, entry: unknown) => string
  move: (source: string, path: Path, from: number, to: number) => string
}

/** Changes a form's source, given the edited field, what was done unless it was typed, and any photograph that comes with it. */
export type Change = (
  by: Path,
  how: (source: string, writing: Writing) => string,
  deed?: Deed,
  photograph?: Contents,
) => void

/** A new entry of a list that has some already. */
export type NewEntry = (schema: JsonSchema, entries: readonly unknown[]) => unknown

export type FormProps = {
  schema: JsonSchema
  value: unknown
  path: Path
  change: Change
  /** By default, an empty one. */
  newEntry?: NewEntry
  /** The words that may stand at a path, if only those of other fields may. By default, any. */
  namesAt?: (path: Path) => readonly string[] | undefined
  /** What is said of the value at a path before what its schema says. By default, nothing. */
  saidAt?: (path: Path) => string
}
export type PartProps = FormProps & {
  label: string
  isOptional: boolean
  /** Whether what is around it shows its label already. */
  isBare?: boolean
}
