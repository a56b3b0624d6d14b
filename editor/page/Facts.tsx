import { useRef } from 'react'
import type { Contents } from '../check/messages.ts'
import { readYamlOf, withYaml } from '../text/spots.ts'
import { type Change, Parts } from './Form.tsx'
import { schemaOfFile } from './labels.ts'

type Props = { file: string; source: string; onChange: (contents: Contents, by: string) => void }

/** The facts of a file, a field for each that its schema knows. */
export function Facts({ file, source, onChange }: Props) {
  /** The whole text as it was when a field was entered: typing its words again brings all of it back to the byte. */
  const entered = useRef({ field: '', before: source, now: source })
  const { value, broken } = readYamlOf(file, source)
  if (broken)
    return <p className="notice">These facts cannot be read at the moment. Open the source to mend them.</p>
  const schema = schemaOfFile(file, value)
  if (!schema) return <p className="notice">There is no form for this file. Open its source.</p>
  const change: Change = (by, how, photograph) => {
    const field = by.join(' ')
    const { before } =
      entered.current.field === field && entered.current.now === source ? entered.current : { before: source }
    const now = withYaml(file, before, how)
    entered.current = { field, before, now }
    onChange({ [file]: now, ...photograph }, `${file} ${field}`)
  }
  return (
    <form className="form" aria-label="Facts" onSubmit={(event) => event.preventDefault()}>
      {schema.description && <p>{schema.description}</p>}
      <Parts schema={schema} value={value} path={[]} change={change} />
    </form>
  )
}
