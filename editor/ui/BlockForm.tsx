import { useMemo, useState } from 'react'
import { chosenIn } from '../../check/parse/jsonSchema.ts'
import { REPLACE } from '../../check/parse/passages.ts'
import { fileOfSeries, readSeries } from '../../lib/content/series.ts'
import { withCellsFollowing } from '../document/cells.ts'
import { namesFor } from '../document/namesFor.ts'
import { addToProp, moveInProp, propsAt, setProp } from '../document/props.ts'
import { rulesOfBlock, schemaOfBlock } from '../document/schemas.ts'
import { structureAt } from '../document/structure.ts'
import type { Spot } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import { leaveFor } from './begun.ts'
import { rewriteProps } from './choice.ts'
import { Button } from './controls.tsx'
import { emptyOf } from './entries.ts'
import { Parts } from './Form.tsx'
import type { Change, NewEntry, Writing } from './formProps.ts'
import { labelOf, nameOfBlock, words } from './labels.ts'
import type { Block } from './namesakes.ts'
import { PartForm } from './PartForm.tsx'
import { open, set, textOf, work } from './store.ts'

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

/** What the rows of a series stand for, such as nights; undefined while it cannot be read. */
function stepsOf(series: unknown): readonly string[] | undefined {
  try {
    return readSeries(textOf(fileOfSeries(String(series)))).rows.map(({ step }) => step)
  } catch {
    // The check says what is wrong with it.
    return undefined
  }
}

/** The block whose props can be changed beside a text: its own, or the card that the text stands in. */
export function blockAround(spot: Spot, source: string): Block | undefined {
  if (spot.kind === 'prop') return { name: String(spot.path[0]), start: Number(spot.path[1]) }
  if (spot.kind === 'field' || spot.kind === 'photograph') return undefined
  const { parts } = structureAt(source, spot.start)
  const entry = parts.find(({ kind }) => kind === 'entry')
  const range = entry?.ranges[entry.index]
  return entry && range && { name: entry.name, start: range[0] }
}

const list = new Intl.ListFormat('en')

const summaryOf = (name: string, keys: readonly string[]) =>
  name === 'Figure'
    ? 'Parts and numbers of this drawing'
    : `${words(list.format(keys.map((key) => labelOf([key]).toLowerCase())))} of this ${nameOfBlock(name).toLowerCase()}`

type Props = { spot: Spot; block: Block }

/** How the props of a block are written, and which words may stand where only those of other props may. */
function formOf(file: string, block: Block, value: ReturnType<typeof propsAt>) {
  const { name, start } = block
  const writing = inPropsAt(start)
  const rules = rulesOfBlock(name)
  return {
    namesAt: (path: Path) => {
      if (path.join() === 'at') return stepsOf(value?.series)
      if (path.at(-1) === 'cells') return value?.columns as string[]
      return rules && namesFor(rules, value, path)
    },
    change: ((by, how, deed) =>
      rewriteProps(
        block,
        (text) => withCellsFollowing(text, how(text, writing), start),
        `${file} ${start} ${by.join(' ')}`,
        deed,
      )) satisfies Change,
  }
}

/** What stands beside a chosen text of a drawing in the same part of it. */
function PartOfBlock({ spot: { file, path }, block }: Props) {
  const { name, start } = block
  const value = propsAt(textOf(file), start)
  const schema = chosenIn(schemaOfBlock(name), value)
  if (!schema || path.length === 0) return null
  return (
    <PartForm schema={schema} value={value} path={path.slice(2)} {...formOf(file, block, value)} />
  )
}

/** What a block is made of besides the chosen text: the link of a card; the numbers, parts and order of a drawing. */
export const BlockForm = (props: Props) => (
  <>
    <PartOfBlock {...props} />
    <WholeBlock {...props} />
  </>
)

function WholeBlock({ spot, block }: Props) {
  const { file, path } = spot
  const { name, start } = block
  const [, , chosen, ...inner] = spot.kind === 'prop' ? path : []
  const source = textOf(file)
  const value = useMemo(() => propsAt(source, start), [source, start])
  // A click beside the words of a drawing chooses its title.
  const [isOpen, setOpen] = useState(
    work().openPanels.block || (name === 'Figure' && chosen === 'title'),
  )
  const schema = chosenIn(schemaOfBlock(name), value)
  const isBeside = ([key]: [string, unknown]) => key !== chosen || inner.length > 0
  const properties = Object.fromEntries(
    Object.entries(schema?.properties ?? {})
      .filter(isBeside)
      .map(([key, property]) => [key, { ...property, title: labelOf([name, key]) }]),
  )
  const keys = Object.keys(properties)
  if (!schema || !value || keys.length === 0) return null
  return (
    <details
      className="structure"
      open={isOpen}
      onToggle={({ currentTarget: panel }) => {
        if (panel.open && !isOpen) panel.scrollIntoView({ block: 'nearest' })
        setOpen(panel.open)
        set({ openPanels: { ...work().openPanels, block: panel.open } })
      }}
    >
      <summary>{summaryOf(name, keys)}</summary>
      <form
        className="parts"
        aria-label={nameOfBlock(name)}
        onSubmit={(event) => event.preventDefault()}
        onBlur={({ relatedTarget }) => leaveFor(relatedTarget)}
      >
        <p className="hint">{schema.description}</p>
        <Parts
          schema={{ ...schema, properties }}
          value={value}
          path={[]}
          newEntry={likeLast}
          {...formOf(file, block, value)}
        />
        {typeof value.series === 'string' && (
          <Button onClick={() => open(fileOfSeries(String(value.series)))}>
            {`All numbers of “${words(value.series)}”`}
          </Button>
        )}
      </form>
    </details>
  )
}
