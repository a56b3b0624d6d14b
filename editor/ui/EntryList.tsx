import { type ComponentType, Fragment, useEffect, useRef, useState } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { CLAIMS, filesWithClaim } from '../document/claims.ts'
import type { Deed } from '../document/history.ts'
import { begin } from './begun.ts'
import { Button, Count } from './controls.tsx'
import { EntryActs } from './EntryActs.tsx'
import { pressing } from './edits.ts'
import { emptyOf, fitsInRow, isFull, isLong, reasonsOf, tooFewWithout } from './entries.ts'
import type { Change, FormProps, PartProps } from './formProps.ts'
import {
  beginningOf,
  labelOf,
  labelOfEntries,
  labelOfEntry,
  nameOfDataFile,
  ownNameOf,
  titleOfFile,
} from './labels.ts'
import { useOpened } from './openedEntries.ts'
import { reach } from './reach.ts'
import { useWork, work } from './store.ts'
import { travel } from './travel.ts'

/** What gets the focus after an entry was moved or added: a button or a field of it. */
interface Reached {
  index: number
  selector: string
}

/** An entry that was just removed: its place, its name, the files that still name it, and how many steps had been done then. */
interface Removed {
  index: number
  name: string
  users: readonly string[]
  done: number
}

/** The files that show an entry of the open one by its short name. */
const usersOf = (file: string, entry: unknown): string[] =>
  file === CLAIMS ? filesWithClaim(work().contents, String(Object(entry).id)) : []

const namesOf = new Intl.ListFormat('en')

/** Says in the place of an entry that it is gone, as long as that was the last step. What follows it stays where it was. */
function Gone({ name, users, done }: Removed) {
  const { contents, history } = useWork()
  if (history.done !== done) return null
  const titles = users.map((file) => `“${titleOfFile(file, contents)}”`)
  return (
    <div className="entry row" role="status">
      <p>
        {`“${name}” is removed.`}
        {titles.length > 0 && ` It is still used on ${namesOf.format(titles)}.`}
      </p>
      <Button onClick={() => travel('undo')}>Put it back</Button>
    </div>
  )
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
    const around =
      reached && list.current?.querySelectorAll(':scope > .entry:not([role])')[reached.index]
    reach(around?.querySelector<HTMLElement>(reached?.selector ?? ''))
  }, [reached])
  const items = Array.isArray(value) ? value : []
  const [removed, setRemoved] = useState<Removed>()
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
    const deed = button ? pressing(button, entries) : { deed: `dragging the ${entries}` }
    act(deed, (source, { move }) => move(source, path, from, to))
    opened.move(from, to)
    // The focus goes along, so that the entry can be moved on.
    const by = to < from ? 'Up' : 'Down'
    const isAtEnd = to === (by === 'Up' ? 0 : items.length - 1)
    setReached({ index: to, selector: isAtEnd ? '.acts :enabled' : `[data-act="${by}"]` })
  }
  const removeAt = (index: number) => {
    const item = items[index]
    act(pressing('Remove', entries), (source, { set }) => set(source, [...path, index], undefined))
    opened.remove(index)
    const name = ownNameOf(item) ?? beginningOf(item) ?? labelOfEntry(namedPath, index, item)
    setRemoved({ index, name, users: usersOf(file, item), done: work().history.done })
  }
  const add = () => {
    act(pressing(adding), (source, { add }) => add(source, path, newEntry(entry, items)))
    opened.set(items.length, true)
    begin([...path, items.length])
    setReached({ index: items.length, selector: 'input, select, textarea, words-box' })
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
        <div className={isLong(entry) ? 'entry row long' : 'entry row'}>
          {part}
          {acts}
        </div>
      )
    const isOpen = opened.isOpen(index)
    return (
      <div className="entry">
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
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
          <Fragment key={index}>
            {removed?.index === index && <Gone {...removed} />}
            {entryAt(item, index)}
          </Fragment>
        ))}
        {removed && removed.index >= items.length && <Gone {...removed} />}
      </div>
      <p className="row">
        <Button whyOff={isFull(items.length, schema)} onClick={add}>
          {adding}
        </Button>
        <span className="hint">
          <Count count={items.length} min={minItems} max={maxItems} unit="entries" />{' '}
          {reasonsOf({ Remove: tooFewWithout(items.length, schema) })}
        </span>
      </p>
    </>
  )
}
