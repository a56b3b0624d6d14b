import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Deed } from '../document/history.ts'
import { begin } from './begun.ts'
import { Button, Count } from './controls.tsx'
import { EntryActs } from './EntryActs.tsx'
import { pressing } from './edits.ts'
import { emptyOf, fitsInRow, isFull, isLong, tooFewWithout } from './entries.ts'
import type { Change, FormProps, PartProps } from './formProps.ts'
import {
  beginningOf,
  labelOf,
  labelOfEntries,
  labelOfEntry,
  nameOfDataFile,
  ownNameOf,
} from './labels.ts'
import { useOpened } from './openedEntries.ts'
import { useWork } from './store.ts'

/** What gets the focus after an entry was moved or added: a button or a field of it. */
interface Reached {
  index: number
  selector: string
}

/** The entries of a list: small ones in a row each, others below their names. */
export function EntryList(
  props: FormProps & { entry: JsonSchema; part: ComponentType<PartProps> },
) {
  const { schema, entry, value, path, change, newEntry = emptyOf, part: Part } = props
  const { file } = useWork()
  const list = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    const around = reached && list.current?.children[reached.index]
    around?.querySelector<HTMLElement>(reached?.selector ?? '')?.focus()
  }, [reached])
  const items = Array.isArray(value) ? value : []
  const opened = useOpened(path, items.length)
  const { minItems = 0, maxItems } = schema
  const name = labelOf(path)
  // A file that is a list has no name for it.
  const ofList = path.length === 0 ? '' : ` of ${name.toLowerCase()}`
  const isInRow = fitsInRow(entry)
  // A file that is a list is its name.
  const namedPath = path.length === 0 ? [nameOfDataFile(file)] : path
  /** Each use is a separate undo step. */
  const act = (deed: Deed, how: Parameters<Change>[1]) => change([performance.now()], how, deed)
  const entries = labelOfEntries(namedPath).toLowerCase()
  const adding = `Add another ${entries}`
  const moveTo = (from: number, to: number, button?: 'Up' | 'Down') => {
    const deed = button ? pressing(button) : { deed: `dragging the ${entries}` }
    act(deed, (source, { move }) => move(source, path, from, to))
    opened.move(from, to)
    // The focus goes along, so that the entry can be moved on.
    const by = to < from ? 'Up' : 'Down'
    const isAtEnd = to === (by === 'Up' ? 0 : items.length - 1)
    setReached({ index: to, selector: isAtEnd ? '.acts :enabled' : `[data-act="${by}"]` })
  }
  const removeAt = (index: number) => {
    act(pressing('Remove'), (source, { set }) => set(source, [...path, index], undefined))
    opened.remove(index)
  }
  const add = () => {
    act(pressing(adding), (source, { add }) => add(source, path, newEntry(entry, items)))
    opened.set(items.length, true)
    begin([...path, items.length])
    setReached({ index: items.length, selector: 'input, select, textarea' })
  }
  const entryAt = (item: unknown, index: number) => {
    const label = labelOfEntry(namedPath, index, item)
    const part = (
      <Part
        {...props}
        schema={entry}
        value={item}
        path={[...path, index]}
        label={label}
        isOptional={false}
        isBare
      />
    )
    const acts = (
      <EntryActs
        index={index}
        count={items.length}
        which={`entry ${index + 1}${ofList}`}
        whyStays={tooFewWithout(items.length, schema)}
        onMove={(to, button) => moveTo(index, to, button)}
        onRemove={() => removeAt(index)}
      />
    )
    if (isInRow)
      return (
        <div className={isLong(entry) ? 'entry row long' : 'entry row'} key={index}>
          {part}
          {acts}
        </div>
      )
    const isOpen = opened.isOpen(index)
    return (
      <div className="entry" key={index}>
        <details open={isOpen} onToggle={({ currentTarget: { open } }) => opened.set(index, open)}>
          <summary>{ownNameOf(item) ?? beginningOf(item) ?? label}</summary>
          {isOpen && part}
        </details>
        {acts}
      </div>
    )
  }
  return (
    <>
      <div className="entries" ref={list}>
        {items.map(entryAt)}
      </div>
      <p className="row">
        <Button whyOff={isFull(items.length, schema)} onClick={add}>
          {adding}
        </Button>
        <span className="hint">
          <Count count={items.length} min={minItems} max={maxItems} unit="entries" />
        </span>
      </p>
    </>
  )
}
