import type { ComponentProps } from 'react'
import { schemaAt } from '../../check/parse/jsonSchema.ts'
import { valueAt } from '../../check/parse/source.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Path } from '../document/yaml.ts'
import { Parts } from './Form.tsx'
import { labelOf, labelOfEntry } from './labels.ts'

type Props = Pick<ComponentProps<typeof Parts>, 'value' | 'change' | 'namesAt'> & {
  schema: JsonSchema
  /** The keys that lead to the chosen text or number. */
  path: Path
  /** Whether what is around it names the part already. */
  isNamed?: boolean
}

/** `Bar 4: 400/s`, `Level` */
function nameOfPart(path: Path, value: unknown): string {
  const key = path.at(-1)
  return typeof key === 'number'
    ? labelOfEntry(path.slice(0, -1), key, valueAt(value, path))
    : labelOf(path)
}

/** The other words and numbers of the part that is chosen, such as the number beside the label of a bar. */
export function PartForm({ schema, value, path, change, namesAt, isNamed = false }: Props) {
  const around = path.slice(0, -1)
  const part = schemaAt(schema, around, value)
  const others = Object.entries(part?.properties ?? {}).filter(([key]) => key !== path.at(-1))
  if (around.length === 0 || !part || others.length === 0) return null
  const name = nameOfPart(around, value)
  return (
    <form className="parts part" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      {!isNamed && <p>{name}</p>}
      <Parts
        schema={{ ...part, properties: Object.fromEntries(others) }}
        value={valueAt(value, around)}
        path={around}
        change={change}
        {...(namesAt && { namesAt })}
      />
    </form>
  )
}
