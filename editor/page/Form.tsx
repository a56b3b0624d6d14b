import { useId, useRef } from 'react'
import { parse } from 'yaml'
import type { JsonSchema } from '#lib/content/jsonSchema.ts'
import { addAt, type Path, removeAt, setAt, swapAt } from '../text/yaml.ts'
import { schemaOfFile, words } from './labels.ts'

type Props = {
  file: string
  /** The YAML of the file. */
  yaml: string
  onChange: (yaml: string, by: string) => void
}

/** What a form works on, and how it is changed. */
interface Sheet {
  yaml: string
  change: (path: Path, next: string) => void
}

/** What stands in a new place until somebody writes. */
function emptyOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema ?? {}
  if (schema?.const !== undefined) return schema.const
  if (schema?.enum) return schema.enum[0]
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key])]))
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items))
  return { boolean: true, number: 0, integer: 0 }[type as string] ?? ''
}

/** The facts of a file, a field for each that its schema knows. */
export function Form({ file, yaml, onChange }: Props) {
  let value: unknown
  try {
    value = parse(yaml)
  } catch {
    return <p className="notice">These facts cannot be read at the moment. Open the source to mend them.</p>
  }
  const schema = schemaOfFile(file, value)
  if (!schema) return <p className="notice">There is no form for this file. Open its source.</p>
  const change: Sheet['change'] = (path, next) => onChange(next, `${file} ${path.join(' ')}`)
  return (
    <form className="form" aria-label="Facts" onSubmit={(event) => event.preventDefault()}>
      {schema.description && <p>{schema.description}</p>}
      <Fields schema={schema} value={value} path={[]} sheet={{ yaml, change }} />
    </form>
  )
}

type FieldProps = { schema: JsonSchema; value: unknown; path: Path; sheet: Sheet }

/** What stands in a group or a list. */
function Fields({ schema, value, path, sheet }: FieldProps) {
  if (schema.type === 'array' && schema.items)
    return <List schema={schema} value={value} path={path} sheet={sheet} />
  const group = (value ?? {}) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).map(([key, one]) => (
    <Field
      key={key}
      schema={one}
      value={group[key]}
      path={[...path, key]}
      sheet={sheet}
      label={words(key)}
      isOptional={!schema.required?.includes(key)}
    />
  ))
}

function List({ schema, value, path, sheet }: FieldProps) {
  const items = Array.isArray(value) ? value : []
  const { items: entry = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  const name = words(path.at(-1) ?? 'entry').toLowerCase()
  return (
    <>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
        <div className="entry" key={index}>
          <Field
            schema={entry}
            value={item}
            path={[...path, index]}
            sheet={sheet}
            label={`${words(path.at(-1) ?? 'entry')} ${index + 1}`}
          />
          <p className="row">
            {index > 0 && (
              <button
                type="button"
                onClick={() => sheet.change([...path, 'move'], swapAt(sheet.yaml, path, index - 1))}
              >
                Move up
                <span className="unseen">
                  {' '}
                  entry {index + 1} of {name}
                </span>
              </button>
            )}
            <button
              type="button"
              onClick={() => sheet.change([...path, 'remove'], removeAt(sheet.yaml, [...path, index]))}
            >
              Remove
              <span className="unseen">
                {' '}
                entry {index + 1} of {name}
              </span>
            </button>
          </p>
        </div>
      ))}
      {items.length < maxItems && (
        <button
          type="button"
          onClick={() => sheet.change([...path, 'add'], addAt(sheet.yaml, path, emptyOf(entry)))}
        >
          Add to {name}
        </button>
      )}
    </>
  )
}

function Field(props: FieldProps & { label: string; isOptional?: boolean }) {
  const { schema, value, path, sheet, label, isOptional = false } = props
  const id = useId()
  /** What stood there, and the whole text, when the field was entered: typing it again brings it back to the byte. */
  const opened = useRef({ value, yaml: sheet.yaml })
  if (schema.const !== undefined && schema.const !== true) return null
  if (isOptional && value === undefined && !['string', 'boolean'].includes(schema.type ?? 'string')) {
    return (
      <p>
        <button type="button" onClick={() => sheet.change(path, setAt(sheet.yaml, path, emptyOf(schema)))}>
          Add {label.toLowerCase()}
        </button>{' '}
        <span className="hint">{schema.description}</span>
      </p>
    )
  }
  if (schema.type === 'object' || schema.type === 'array') {
    return (
      <fieldset>
        <legend>{label}</legend>
        {schema.description && <p className="hint">{schema.description}</p>}
        <Fields schema={schema} value={value} path={path} sheet={sheet} />
      </fieldset>
    )
  }
  const set = (next: unknown) => {
    const { value: before, yaml } = opened.current
    const isGone = isOptional && (next === '' || next === false)
    const removed = () => (before === undefined ? yaml : removeAt(yaml, path))
    sheet.change(path, next === before ? yaml : isGone ? removed() : setAt(yaml, path, next))
  }
  const common = {
    id,
    'aria-describedby': schema.description ? `${id}-hint` : undefined,
    onFocus: () => {
      opened.current = { value, yaml: sheet.yaml }
    },
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control schema={schema} value={value} set={set} common={common} isOptional={isOptional} />
      {schema.description && (
        <p className="hint" id={`${id}-hint`}>
          {schema.description}
          {schema.maxLength && ` ${schema.minLength ?? 0} to ${schema.maxLength} characters.`}
        </p>
      )}
    </div>
  )
}

type ControlProps = {
  schema: JsonSchema
  value: unknown
  set: (value: unknown) => void
  common: { id: string; 'aria-describedby': string | undefined; onFocus: () => void }
  isOptional: boolean
}

function Control({ schema, value, set, common, isOptional }: ControlProps) {
  const text = value === undefined || value === null ? '' : String(value)
  if (schema.type === 'boolean' || schema.const === true)
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
    )
  if (schema.enum) {
    const choices = isOptional ? ['', ...schema.enum] : schema.enum
    return (
      <select {...common} value={text} onChange={({ target }) => set(target.value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <input
        {...common}
        type="number"
        value={text}
        onChange={({ target }) => set(target.valueAsNumber || 0)}
      />
    )
  if (schema.format === 'date')
    return <input {...common} type="date" value={text} onChange={({ target }) => set(target.value)} />
  if (schema.pattern?.startsWith('^\\/'))
    return <input {...common} list="addresses" value={text} onChange={({ target }) => set(target.value)} />
  return (
    <textarea
      {...common}
      rows={Math.min(10, Math.max(1, Math.ceil(text.length / 60)))}
      value={text}
      onChange={({ target }) => set(target.value)}
    />
  )
}
