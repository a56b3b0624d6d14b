import { createContext, useContext } from 'react'
import type { JsonSchema } from '#lib/content/jsonSchema.ts'
import { slugOf } from '#tools/lint/source.ts'
import type { Path } from '../text/yaml.ts'
import { Button, Labeled, TextArea } from './controls.tsx'
import { isAddress, isPhotograph, words } from './labels.ts'

/** How what a form shows is changed. */
export interface Sheet {
  /** Sets what stands at a path; undefined takes it away. A photograph that is named there comes along. */
  set: (path: Path, value: unknown, photograph?: Uint8Array) => void
  add?: (path: Path, entry: unknown) => void
  remove?: (path: Path) => void
  /** Lets an entry change places with the next. */
  swap?: (path: Path, index: number) => void
}

/** The pages that a field can name. */
export const Pages = createContext<readonly { path: string; title: string }[]>([])

/** What stands in a new place until somebody writes. */
export function emptyOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema ?? {}
  if (schema?.const !== undefined) return schema.const
  if (schema?.enum) return schema.enum[0]
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key])]))
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items))
  return { boolean: true, number: 0, integer: 0 }[type as string] ?? ''
}

type Props = { schema: JsonSchema; value: unknown; path: Path; sheet: Sheet }
type PartProps = Props & { label: string; isOptional?: boolean }

/** Whatever a schema describes: a field, a group of fields, a list. */
function Part(props: PartProps) {
  const { schema, value, path, sheet, label, isOptional = false } = props
  if (schema.const !== undefined && schema.const !== true) return null
  if (schema.type !== 'object' && schema.type !== 'array')
    return (
      <Labeled label={label} about={schema}>
        {(common) => <Control {...props} common={{ ...common, required: !isOptional }} />}
      </Labeled>
    )
  if (isOptional && value === undefined)
    return (
      <p>
        <Button onClick={() => sheet.set(path, emptyOf(schema))}>Add {label.toLowerCase()}</Button>{' '}
        <span className="hint">{schema.description}</span>
      </p>
    )
  return (
    <fieldset>
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <Parts schema={schema} value={value} path={path} sheet={sheet} />
    </fieldset>
  )
}

/** What stands in a group or a list. */
export function Parts(props: Props) {
  const { schema, value, path } = props
  if (schema.items) return <List {...props} entry={schema.items} />
  const group = (value ?? {}) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).map(([key, one]) => (
    <Part
      {...props}
      key={key}
      schema={one}
      value={group[key]}
      path={[...path, key]}
      label={one.title ?? words(key)}
      isOptional={!schema.required?.includes(key)}
    />
  ))
}

function List({ schema, entry, value, path, sheet }: Props & { entry: JsonSchema }) {
  const items = Array.isArray(value) ? value : []
  const name = words(path.at(-1) ?? 'entry')
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems
  return (
    <>
      {items.map((item, index) => {
        const own = [...path, index]
        const which = <span className="unseen">{` entry ${index + 1} of ${name.toLowerCase()}`}</span>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <div className="entry" key={index}>
            <Part schema={entry} value={item} path={own} sheet={sheet} label={`${name} ${index + 1}`} />
            <p className="row">
              {index > 0 && <Button onClick={() => sheet.swap?.(path, index - 1)}>Move up{which}</Button>}
              <Button onClick={() => sheet.remove?.(own)}>Remove{which}</Button>
            </p>
          </div>
        )
      })}
      {!isFull && (
        <Button onClick={() => sheet.add?.(path, emptyOf(entry))}>Add to {name.toLowerCase()}</Button>
      )}
    </>
  )
}

type ControlProps = PartProps & { common: { id: string; required: boolean } }

function Control({ schema, value, path, sheet, isOptional, common }: ControlProps) {
  const pages = useContext(Pages)
  const text = value === undefined || value === null ? '' : String(value)
  const set = (next: unknown) =>
    sheet.set(path, isOptional && (next === '' || next === false) ? undefined : next)
  const choices = isAddress(schema) ? pages : schema.enum?.map((one) => ({ path: one, title: '' }))
  if (choices) {
    const other = choices.some((one) => one.path === text) ? '' : text
    return (
      <select {...common} value={text} onChange={({ target }) => set(target.value)}>
        {(isOptional || !text || other) && <option value={other}>{other}</option>}
        {choices.map((one) => (
          <option key={one.path} value={one.path}>
            {one.title ? `${one.title} (${one.path})` : one.path}
          </option>
        ))}
      </select>
    )
  }
  if (isPhotograph(schema))
    return (
      <>
        <input
          {...common}
          required={common.required && !text}
          type="file"
          accept="image/jpeg,image/png"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) sheet.set(path, fileName(file.name), new Uint8Array(await file.arrayBuffer()))
          }}
        />
        {text && isOptional && <Button onClick={() => set('')}>Remove {text}</Button>}
      </>
    )
  if (schema.type === 'boolean' || schema.const === true)
    return (
      <input
        {...common}
        required={false}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
    )
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const isLong = !isNumber && !schema.format && !schema.pattern && (schema.maxLength ?? 99) > 70
  if (isLong) return <TextArea {...common} value={text} onChange={({ target }) => set(target.value)} />
  return (
    <input
      {...common}
      type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
      value={text}
      onChange={({ target }) => set(isNumber ? target.valueAsNumber || 0 : target.value)}
    />
  )
}

/** The name under which a photograph is kept: small letters and hyphens. */
const fileName = (name: string) =>
  name.replace(
    /^(.*?)(\.[^.]*)?$/,
    (_, stem, ending = '') => `${slugOf(stem) || 'photograph'}${ending.toLowerCase()}`,
  )
