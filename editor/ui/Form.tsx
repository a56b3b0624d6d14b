import { useEffect, useRef } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Contents } from '../background/messages.ts'
import { redirectsWithout } from '../document/redirects.ts'
import { readYamlOf, withYaml } from '../document/texts.ts'
import { addAt, movedAt, type Path, setAt } from '../document/yaml.ts'
import { begin, leaveFor } from './begun.ts'
import { Control } from './Control.tsx'
import { Button, Count, Labeled } from './controls.tsx'
import { drag } from './dragging.ts'
import { rewrite } from './edits.ts'
import { IS_FIRST, IS_LAST, isFull, tooFewWithout } from './entries.ts'
import { schemaOfFacts } from './facts.ts'
import { labelOf, labelOfEntries, labelOfEntry } from './labels.ts'
import { withNamesakesOfFact } from './namesakes.ts'
import { factAt } from './places.ts'
import { set, textOf, useWork } from './store.ts'

/** How a form's values are written into its source, such as YAML or the props of a block. */
export interface Writing {
  set: (source: string, path: Path, value: unknown) => string
  add: (source: string, path: Path, entry: unknown) => string
  move: (source: string, path: Path, from: number, to: number) => string
}

export const inYaml: Writing = { set: setAt, add: addAt, move: movedAt }

/** Changes a form's source, given the edited field and any photograph that comes with the change. */
type Change = (
  by: Path,
  how: (source: string, writing: Writing) => string,
  photograph?: Contents,
) => void

/** A value of a schema with nothing written in it yet. */
export function emptyOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], items, minItems = 0 } = schema ?? {}
  if (schema?.const !== undefined) return schema.const
  if (schema?.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key])]))
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items))
  return { boolean: true, number: 0, integer: 0 }[type as string] ?? ''
}

/** A new entry of a list that has some already. */
export type NewEntry = (schema: JsonSchema, entries: readonly unknown[]) => unknown

type Props = {
  schema: JsonSchema
  value: unknown
  path: Path
  change: Change
  /** By default, an empty one. */
  newEntry?: NewEntry
}
type PartProps = Props & { label: string; isOptional: boolean }

function Part(props: PartProps) {
  const { schema, value, path, change, label, isOptional } = props
  if (schema.const !== undefined && schema.const !== true) return null
  const isSwitch = schema.type === 'boolean' || schema.const === true
  if (schema.type !== 'object' && schema.type !== 'array')
    return (
      <Labeled
        label={label}
        about={schema}
        value={String(value ?? '')}
        isOptional={isOptional && !isSwitch}
        path={path}
      >
        {(common) => (
          <Control
            schema={schema}
            value={value}
            isOptional={isOptional}
            common={{ ...common, required: !isOptional }}
            onValue={(next, photograph) =>
              change(path, (source, { set }) => set(source, path, next), photograph)
            }
          />
        )}
      </Labeled>
    )
  if (isOptional && value === undefined)
    return (
      <p>
        <Button
          onClick={() => change(path, (source, { set }) => set(source, path, emptyOf(schema)))}
        >
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
      {isOptional && (
        <p>
          <Button onClick={() => change(path, (source, { set }) => set(source, path, undefined))}>
            Remove {label.toLowerCase()}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

export function Parts(props: Props) {
  const { schema, value, path } = props
  if (schema.items) return <List {...props} entry={schema.items} />
  const group = (value ?? {}) as Record<string, unknown>
  // The short name is made from what is above it.
  const rank = ([key]: readonly [string, JsonSchema]) => (key === 'id' ? 1 : 0)
  const properties = Object.entries(schema.properties ?? {}).toSorted((a, b) => rank(a) - rank(b))
  return properties.map(([key, property]) => (
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

/** Drags the entry of a list around it to another place; those who do not see it have buttons. */
function Handle({ index, onDrop }: { index: number; onDrop: (to: number) => void }) {
  return (
    <span
      className="handle"
      aria-hidden="true"
      title="Drag to another place"
      onPointerDown={({ nativeEvent, currentTarget: handle }) => {
        const list = handle.closest('.entry')?.parentElement
        const entries = [...(list?.children ?? [])].filter((entry) => entry.matches('.entry'))
        drag(nativeEvent, handle, {
          index,
          places: () => entries.map((entry) => entry.getBoundingClientRect()),
          scroller: handle.closest('.work, .side, dialog') ?? document.documentElement,
          drop: onDrop,
        })
      }}
    />
  )
}

function List(props: Props & { entry: JsonSchema }) {
  const { schema, entry, value, path, change, newEntry = emptyOf } = props
  const items = Array.isArray(value) ? value : []
  const { minItems = 0, maxItems } = schema
  const name = labelOf(path)
  // A file that is a list has no name for it.
  const ofList = path.length === 0 ? '' : ` of ${name.toLowerCase()}`
  /** Each use is a separate undo step. */
  const act = (how: Parameters<Change>[1]) => change([performance.now()], how)
  return (
    <>
      {items.map((item, index) => {
        const itemPath = [...path, index]
        const which = <span className="unseen">{` entry ${index + 1}${ofList}`}</span>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <div className="entry" key={index}>
            <Part
              {...props}
              schema={entry}
              value={item}
              path={itemPath}
              label={labelOfEntry(path, index, item)}
              isOptional={false}
            />
            <p className="row">
              <Button
                whyOff={index === 0 && IS_FIRST}
                onClick={() => act((source, { move }) => move(source, path, index, index - 1))}
              >
                Up{which}
              </Button>
              <Button
                whyOff={index === items.length - 1 && IS_LAST}
                onClick={() => act((source, { move }) => move(source, path, index, index + 1))}
              >
                Down{which}
              </Button>
              {items.length > 1 && (
                <Handle
                  index={index}
                  onDrop={(to) => act((source, { move }) => move(source, path, index, to))}
                />
              )}
              <Button
                whyOff={tooFewWithout(items.length, schema)}
                onClick={() => act((source, { set }) => set(source, itemPath, undefined))}
              >
                Remove{which}
              </Button>
            </p>
          </div>
        )
      })}
      <p className="row">
        <Button
          whyOff={isFull(items.length, schema)}
          onClick={() => {
            act((source, { add }) => add(source, path, newEntry(entry, items)))
            set({ fact: [...path, items.length] })
            begin([...path, items.length])
          }}
        >
          {path.length === 0 ? 'Add an entry' : `Add another ${labelOfEntries(path).toLowerCase()}`}
        </Button>
        <span className="hint">
          <Count count={items.length} min={minItems} max={maxItems} unit="entries" />
        </span>
      </p>
    </>
  )
}

export function Details() {
  const { file, fact, traveled } = useWork()
  const form = useRef<HTMLFormElement>(null)
  // Where the author was in the page, what the search or the check has found, or what has just been added.
  useEffect(() => {
    const name = fact?.join('.')
    const field = form.current?.querySelector(`[data-fact="${name}"], [data-fact^="${name}."]`)
    field?.scrollIntoView({ block: 'center' })
    const control = field?.querySelector<HTMLElement>('input, select, textarea')
    control?.focus({ preventScroll: true })
    // A number is replaced as a whole.
    if (control instanceof HTMLInputElement && control.inputMode === 'decimal') control.select()
  }, [fact])
  // What was undone may be out of sight. The focus stays at the button or the keys that undo more.
  useEffect(() => {
    const name = traveled && factAt(traveled)?.join('.')
    form.current?.querySelector(`[data-fact="${name}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [traveled])
  const { value, broken } = readYamlOf(file, textOf(file))
  if (broken)
    return (
      <p className="notice">These facts cannot be read right now. Open the source to fix them.</p>
    )
  const schema = schemaOfFacts(file, value)
  if (!schema) return <p className="notice">There is no form for this file. Open its source.</p>
  const change: Change = (by, how, photograph) =>
    rewrite(file, `${file} ${by.join(' ')}`, {
      how: (text) => withYaml(file, text, (yaml) => how(yaml, inYaml)),
      also: withNamesakesOfFact(file),
      more: photograph,
      others: (before, after) => redirectsWithout(before, file, after),
    })
  return (
    <form
      ref={form}
      className="form"
      aria-label="Details"
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => leaveFor(relatedTarget)}
    >
      {schema.description && <p>{schema.description}</p>}
      <Parts schema={schema} value={value} path={[]} change={change} />
    </form>
  )
}
