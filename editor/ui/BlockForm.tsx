import { useMemo, useState } from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { chosenIn } from '../../check/parse/schema.ts'
import { addToProp, moveInProp, propsAt, setProp } from '../document/props.ts'
import type { Spot } from '../document/texts.ts'
import { rewriteProps } from './edits.ts'
import { emptyOf, type NewEntry, Parts, type Writing } from './Form.tsx'
import { schemaOfBlock } from './labels.ts'
import { textOf } from './store.ts'

/** As the author left it at the last drawing. */
let isLastOpen = false

const inPropsAt = (start: number): Writing => ({
  set: (source, path, value) => setProp(source, start, path, value),
  add: (source, path, entry) => addToProp(source, start, path, entry),
  move: (source, path, from, to) => moveInProp(source, start, path, from, to),
})

/** An entry like the last one, which the drawing can show, whose words are still to be written. */
const likeLast: NewEntry = (schema, entries) => {
  const last = entries.at(-1)
  if (typeof last === 'string') return REPLACE
  if (typeof last !== 'object' || last === null) return emptyOf(schema)
  return 'label' in last ? { ...last, label: REPLACE } : last
}

/** All that a drawing is made of, apart from the chosen text: its other words, its numbers, its parts and their order. */
export function FigureForm({ spot }: { spot: Spot }) {
  const { file, path } = spot
  const [, place, chosen, ...inner] = path
  const start = Number(place)
  const source = textOf(file)
  const value = useMemo(() => propsAt(source, start), [source, start])
  // A click beside the words of a drawing chooses its title.
  const [isOpen, setOpen] = useState(isLastOpen || chosen === 'title')
  const schema = chosenIn(schemaOfBlock('Figure'), value)
  if (!schema || !value) return null
  const isBeside = ([key]: [string, unknown]) => key !== chosen || inner.length > 0
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(isBeside))
  const writing = inPropsAt(start)
  return (
    <details
      className="structure"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        isLastOpen = open
      }}
    >
      <summary>Parts and numbers of this drawing</summary>
      <form className="parts" aria-label="Drawing" onSubmit={(event) => event.preventDefault()}>
        <p className="hint">{schema.description}</p>
        <Parts
          schema={{ ...schema, properties }}
          value={value}
          path={[]}
          newEntry={likeLast}
          change={(by, how) =>
            rewriteProps((text) => how(text, writing), `${file} ${start} ${by.join(' ')}`)
          }
        />
      </form>
    </details>
  )
}
