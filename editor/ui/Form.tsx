import { useEffect, useMemo, useRef } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { redirectsWithout } from '../document/redirects.ts'
import { readYamlOf, withYaml } from '../document/texts.ts'
import { addAt, movedAt, setAt } from '../document/yaml.ts'
import { leaveFor } from './begun.ts'
import { Control } from './Control.tsx'
import { Button, Labeled, saidOf } from './controls.tsx'
import { EntryList } from './EntryList.tsx'
import { pressing, rewrite } from './edits.ts'
import { emptyOf } from './entries.ts'
import { aboutFact, saying, schemaOfFacts } from './facts.ts'
import type { Change, FormProps, PartProps, Writing } from './formProps.ts'
import { labelOf } from './labels.ts'
import { withNamesakesOfFact } from './namesakes.ts'
import { factAt } from './places.ts'
import { Release, withoutRelease } from './Release.tsx'
import { reach } from './reach.ts'
import { textOf, useWork } from './store.ts'

export const inYaml: Writing = { set: setAt, add: addAt, move: movedAt }

function Part(props: PartProps) {
  const { schema, value, path, change, namesAt, saidAt, label, isOptional, isBare = false } = props
  if (schema.const !== undefined && schema.const !== true) return null
  const isSwitch = schema.type === 'boolean' || schema.const === true
  if (schema.type !== 'object' && schema.type !== 'array')
    return (
      <Labeled
        label={label}
        about={saying(schema, saidAt?.(path))}
        value={String(value ?? '')}
        isOptional={isOptional && !isSwitch}
        path={path}
      >
        {(common) => (
          <Control
            schema={schema}
            label={label}
            value={value}
            names={schema.type === 'string' && !schema.enum ? namesAt?.(path) : undefined}
            isOptional={isOptional}
            common={{ ...common, required: !isOptional }}
            onValue={(next, deed, photograph) =>
              change(path, (source, { set }) => set(source, path, next), deed, photograph)
            }
          />
        )}
      </Labeled>
    )
  const put = (button: string, next: unknown) =>
    change(path, (source, { set }) => set(source, path, next), pressing(button))
  if (isOptional && value === undefined)
    return (
      <p>
        <Button onClick={() => put(`Add ${label.toLowerCase()}`, emptyOf(schema))}>
          Add {label.toLowerCase()}
        </Button>{' '}
        <span className="hint">{schema.description}</span>
      </p>
    )
  if (isBare)
    return (
      <fieldset className="bare">
        <legend className="unseen">{label}</legend>
        <Parts {...props} />
      </fieldset>
    )
  return (
    <fieldset>
      <legend>{label}</legend>
      {saidOf(schema) && <p className="hint">{saidOf(schema)}</p>}
      <Parts {...props} />
      {isOptional && (
        <p>
          <Button onClick={() => put(`Remove ${label.toLowerCase()}`, undefined)}>
            Remove {label.toLowerCase()}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

export function Parts(props: FormProps) {
  const { schema, value, path } = props
  if (schema.items) return <EntryList {...props} entry={schema.items} part={Part} />
  const group = (value ?? {}) as Record<string, unknown>
  // The short name is made from what is above it.
  const rank = ([key]: readonly [string, JsonSchema]) => (key === 'id' ? 1 : 0)
  const isOfUse = ([, { onlyWith, onlyWithout }]: readonly [string, JsonSchema]) =>
    (!onlyWith || group[onlyWith]) && !(onlyWithout && group[onlyWithout])
  const properties = Object.entries(schema.properties ?? {})
    .filter(isOfUse)
    .toSorted((a, b) => rank(a) - rank(b))
  return properties.map(([key, property]) => (
    <Part
      {...props}
      key={key}
      schema={property}
      value={group[key]}
      path={[...path, key]}
      label={property.title ?? labelOf([...path, key])}
      isOptional={!schema.required?.includes(key)}
      isBare={false}
    />
  ))
}

export function Details() {
  const { file, fact, traveled, original } = useWork()
  const published = useMemo(
    () => readYamlOf(file, String(original[file] ?? '')).value,
    [file, original],
  )
  const form = useRef<HTMLFormElement>(null)
  // Where the author was in the page, what the search or the check has found, or what has just been added.
  useEffect(() => {
    const name = fact?.join('.')
    const field = form.current?.querySelector(`[data-fact="${name}"], [data-fact^="${name}."]`)
    field?.scrollIntoView({ block: 'center' })
    reach(field?.querySelector<HTMLElement>('input, select, textarea, words-box'), {
      preventScroll: true,
    })
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
  const change: Change = (by, how, deed, photograph) =>
    rewrite(file, `${file} ${by.join(' ')}`, {
      deed,
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
      <Release value={value} />
      <Parts
        key={file}
        schema={withoutRelease(schema, value)}
        value={value}
        path={[]}
        change={change}
        // What has to stay is said of words that have been changed, too.
        saidAt={(path) => aboutFact(file, path, value) || aboutFact(file, path, published)}
      />
    </form>
  )
}
