import { useRef } from 'react'
import { parse } from 'yaml'
import type { Contents } from '../check/messages.ts'
import { withYaml, yamlOf } from '../text/spots.ts'
import { addAt, type Path, setAt, swapAt } from '../text/yaml.ts'
import { Parts, type Sheet } from './Form.tsx'
import { schemaOfFile } from './labels.ts'

type Props = { file: string; source: string; onChange: (contents: Contents, by: string) => void }

/** The facts of a file, a field for each that its schema knows. */
export function Facts({ file, source, onChange }: Props) {
  /** The whole text as it was when a field was entered: typing its words again brings all of it back to the byte. */
  const entered = useRef({ field: '', before: source, now: source })
  const yaml = yamlOf(file, source).text
  let value: unknown
  try {
    value = parse(yaml)
  } catch {
    return <p className="notice">These facts cannot be read at the moment. Open the source to mend them.</p>
  }
  const schema = schemaOfFile(file, value)
  if (!schema) return <p className="notice">There is no form for this file. Open its source.</p>
  const change = (path: Path, how: (yaml: string) => string, more: Contents = {}) => {
    const field = path.join(' ')
    if (entered.current.field !== field || entered.current.now !== source)
      entered.current = { field, before: source, now: source }
    entered.current.now = withYaml(file, entered.current.before, how)
    onChange({ [file]: entered.current.now, ...more }, `${file} ${field}`)
  }
  const sheet: Sheet = {
    set: (path, next, photograph) =>
      change(
        path,
        (text) => setAt(text, path, next),
        photograph && { [`content/data/photos/${next}`]: photograph },
      ),
    add: (path, entry) => change([performance.now()], (text) => addAt(text, path, entry)),
    remove: (path) => change([performance.now()], (text) => setAt(text, path, undefined)),
    swap: (path, index) => change([performance.now()], (text) => swapAt(text, path, index)),
  }
  return (
    <form className="form" aria-label="Facts" onSubmit={(event) => event.preventDefault()}>
      {schema.description && <p>{schema.description}</p>}
      <Parts schema={schema} value={value} path={[]} sheet={sheet} />
    </form>
  )
}
