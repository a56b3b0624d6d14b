import { chosenIn } from '../../check/parse/schema.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { photoName, readHeader } from '../../lib/content/photoFile.ts'
import type { Contents } from '../background/messages.ts'
import { inLine, readYamlOf, withYaml } from '../document/texts.ts'
import { addAt, movedAt, type Path, setAt } from '../document/yaml.ts'
import { Button, Count, Labeled, TextArea } from './controls.tsx'
import { rewrite } from './edits.ts'
import { isAddress, isPhotograph, labelOf, schemaOfFile } from './labels.ts'
import { pagesIn, textOf, useWork } from './store.ts'

/** Changes the form's YAML, given the edited field and any photograph that comes with the change. */
type Change = (by: Path, how: (yaml: string) => string, photograph?: Contents) => void

/** A longer text needs a box of several lines. */
const MAX_SHORT = 70

export function emptyOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema ?? {}
  if (schema?.const !== undefined) return schema.const
  if (schema?.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key])]))
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items))
  return { boolean: true, number: 0, integer: 0 }[type as string] ?? ''
}

type Props = { schema: JsonSchema; value: unknown; path: Path; change: Change }
type PartProps = Props & { label: string; isOptional?: boolean }

function Part(props: PartProps) {
  const { schema, value, path, change, label, isOptional = false } = props
  if (schema.const !== undefined && schema.const !== true) return null
  if (schema.type !== 'object' && schema.type !== 'array')
    return (
      <Labeled label={label} about={schema} value={String(value ?? '')}>
        {(common) => <Control {...props} common={{ ...common, required: !isOptional }} />}
      </Labeled>
    )
  if (isOptional && value === undefined)
    return (
      <p>
        <Button onClick={() => change(path, (yaml) => setAt(yaml, path, emptyOf(schema)))}>
          Add {label.toLowerCase()}
        </Button>{' '}
        <span className="hint">{schema.description}</span>
      </p>
    )
  return (
    <fieldset>
      <legend>{label}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      <Parts {...props} />
    </fieldset>
  )
}

export function Parts(props: Props) {
  const { schema, value, path } = props
  if (schema.items) return <List {...props} entry={schema.items} />
  const group = (value ?? {}) as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).map(([key, property]) => (
    <Part
      {...props}
      key={key}
      schema={property}
      value={group[key]}
      path={[...path, key]}
      label={property.title ?? labelOf([...path, key])}
      isOptional={!schema.required?.includes(key)}
    />
  ))
}

function List({ schema, entry, value, path, change }: Props & { entry: JsonSchema }) {
  const items = Array.isArray(value) ? value : []
  const { minItems = 0, maxItems } = schema
  const name = labelOf(path)
  /** Each use is a separate undo step. */
  const act = (how: (yaml: string) => string) => change([performance.now()], how)
  return (
    <>
      {items.map((item, index) => {
        const itemPath = [...path, index]
        const which = (
          <span className="unseen">{` entry ${index + 1} of ${name.toLowerCase()}`}</span>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <div className="entry" key={index}>
            <Part
              schema={entry}
              value={item}
              path={itemPath}
              change={change}
              label={`${name} ${index + 1}`}
            />
            <p className="row">
              <Button
                disabled={index === 0}
                onClick={() => act((yaml) => movedAt(yaml, path, index, index - 1))}
              >
                Up{which}
              </Button>
              <Button
                disabled={index === items.length - 1}
                onClick={() => act((yaml) => movedAt(yaml, path, index, index + 1))}
              >
                Down{which}
              </Button>
              <Button onClick={() => act((yaml) => setAt(yaml, itemPath, undefined))}>
                Remove{which}
              </Button>
            </p>
          </div>
        )
      })}
      <p className="row">
        <Button
          disabled={maxItems !== undefined && items.length >= maxItems}
          onClick={() => act((yaml) => addAt(yaml, path, emptyOf(entry)))}
        >
          Add to {name.toLowerCase()}
        </Button>
        <span className="hint">
          <Count count={items.length} min={minItems} max={maxItems} unit="entries" />
        </span>
      </p>
    </>
  )
}

type ControlProps = PartProps & { common: { id: string; required: boolean } }

function Control({ schema, value, path, change, isOptional, common }: ControlProps) {
  const { contents } = useWork()
  const text = value === undefined || value === null ? '' : String(value)
  const set = (next: unknown, photograph?: Contents) => {
    const kept = isOptional && (next === '' || next === false) ? undefined : next
    change(path, (yaml) => setAt(yaml, path, kept), photograph)
  }
  const choices = isAddress(schema)
    ? pagesIn(contents)
    : schema.enum?.map((value) => ({ path: value, title: '' }))
  if (choices) {
    const other = choices.some((choice) => choice.path === text) ? '' : text
    return (
      <select {...common} value={text} onChange={({ target }) => set(target.value)}>
        {(isOptional || !text || other) && <option value={other}>{other}</option>}
        {choices.map((choice) => (
          <option key={choice.path} value={choice.path}>
            {choice.title ? `${choice.title} (${choice.path})` : choice.path}
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
          onChange={async ({ target: { files } }) => {
            const [file] = files ?? []
            if (!file) return
            const bytes = await file.bytes()
            let name = photoName(file.name, readHeader(bytes).format)
            // Another photograph of this name stays.
            while (contents[photographIn(name)] && name !== text) name = name.replace('.', '-2.')
            set(name, { [photographIn(name)]: bytes })
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
  // What has a format or pattern and no limit is short, such as an address or a day.
  const isPlain = !isNumber && !schema.format && !schema.pattern
  const isLong = schema.maxLength === undefined ? isPlain : schema.maxLength > MAX_SHORT
  // A fact is a single paragraph.
  if (isLong)
    return (
      <TextArea
        {...common}
        value={text}
        room={schema.maxLength}
        onChange={({ target }) => set(inLine(target.value))}
      />
    )
  return (
    <input
      {...common}
      type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
      value={text}
      onChange={({ target }) => set(isNumber ? target.valueAsNumber || 0 : target.value)}
    />
  )
}

const photographIn = (name: string) => `content/data/photos/${name}`

export function Facts() {
  const { file } = useWork()
  const { value, broken } = readYamlOf(file, textOf(file))
  if (broken)
    return (
      <p className="notice">These facts cannot be read right now. Open the source to fix them.</p>
    )
  const schema = chosenIn(schemaOfFile(file), value)
  if (!schema) return <p className="notice">There is no form for this file. Open its source.</p>
  const change: Change = (by, how, photograph) =>
    rewrite(file, (text) => withYaml(file, text, how), `${file} ${by.join(' ')}`, photograph)
  return (
    <form className="form" aria-label="Facts" onSubmit={(event) => event.preventDefault()}>
      {schema.description && <p>{schema.description}</p>}
      <Parts schema={schema} value={value} path={[]} change={change} />
    </form>
  )
}
