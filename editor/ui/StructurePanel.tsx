import { useMemo } from 'react'
import type { Restructured } from '../document/restructured.ts'
import {
  laidOut,
  moved,
  type Part,
  removed,
  repeated,
  type SectionLayout,
  structureAt,
} from '../document/structure.ts'
import { withColumn, withoutColumn } from '../document/tables.ts'
import type { Spot } from '../document/texts.ts'
import { AddBlock } from './BlockMenu.tsx'
import { restructure } from './choice.ts'
import { Button } from './controls.tsx'
import { IS_FIRST, IS_LAST } from './entries.ts'
import { nameOfBlock, SECTION_LAYOUTS } from './labels.ts'
import { textOf, useWork } from './store.ts'

/** What a part of each kind can have more of. */
const ADDED: Record<Part['kind'], string | undefined> = {
  item: 'Add an item',
  row: 'Add a row',
  entry: 'Add another',
  block: undefined,
  section: 'Add a section',
}

/** Why the only one of its kind cannot go, if so: what is around it would be empty. */
function emptyWithout({ kind, ranges }: Part, around: Part | undefined) {
  if (ranges.length > 1) return false
  if (kind === 'section' || !around) return 'A page has at least one section.'
  return `It is the only one. Remove the ${nameOfBlock(around.name).toLowerCase()} around it instead.`
}

/** As the author left it at the last text. */
let isOpen = false

/** What stands around the chosen text, and buttons that move, remove and repeat it. */
export function StructurePanel({ spot }: { spot: Spot }) {
  const { contents } = useWork()
  const source = String(contents[spot.file] ?? '')
  const isInBody = spot.kind !== 'field'
  const { parts, layout, column } = useMemo(
    () =>
      isInBody
        ? structureAt(source, spot.start)
        : { parts: [], layout: undefined, column: undefined },
    [source, spot, isInBody],
  )
  if (parts.length === 0) return null
  const tableDepth = parts.findIndex(({ kind }) => kind === 'block')
  const act = (how: (text: string) => Restructured) =>
    restructure(spot.file, how(textOf(spot.file)))
  return (
    <details
      className="structure"
      open={isOpen}
      onToggle={(event) => {
        isOpen = event.currentTarget.open
      }}
    >
      <summary>Move, add, remove</summary>
      {parts.map((part, depth) => {
        const { kind, index, ranges } = part
        const name = nameOfBlock(part.name)
        const isLast = index === ranges.length - 1
        const whyKept = emptyWithout(part, parts[depth + 1])
        const columnKept = column && column.count <= 2 && 'A table has at least two columns.'
        const which = <span className="unseen"> {name.toLowerCase()}</span>
        return (
          // From the section inward, so that a part that moves keeps its buttons, and the focus in them.
          // biome-ignore lint/suspicious/noArrayIndexKey: lists in lists have the same kind
          <div key={parts.length - depth} className="part">
            <p>
              {name}{' '}
              <span className="hint">
                {kind === 'block' && 'block '}
                {index + 1} of {ranges.length}
              </span>
            </p>
            <p className="row">
              <Button
                whyOff={index === 0 && IS_FIRST}
                onClick={() => act((text) => moved(text, part, -1, spot.start))}
              >
                Up{which}
              </Button>
              <Button
                whyOff={isLast && IS_LAST}
                onClick={() => act((text) => moved(text, part, 1, spot.start))}
              >
                Down{which}
              </Button>
              <Button whyOff={whyKept} onClick={() => act((text) => removed(text, part))}>
                Remove{which}
              </Button>
              {ADDED[kind] && (
                <Button onClick={() => act((text) => repeated(text, part))}>{ADDED[kind]}</Button>
              )}
              <span className="hint">{whyKept}</span>
            </p>
            {column && depth === tableDepth && (
              <p className="row">
                <Button onClick={() => act((text) => withColumn(text, spot.start, column.index))}>
                  Add a column
                </Button>
                <Button
                  whyOff={columnKept}
                  onClick={() => act((text) => withoutColumn(text, spot.start, column.index))}
                >
                  Remove this column
                </Button>
                <span className="hint">{columnKept}</span>
              </p>
            )}
            {kind === 'section' && layout && (
              <label>
                Layout
                <select
                  value={layout}
                  onChange={({ target }) =>
                    act((text) => laidOut(text, parts, target.value as SectionLayout))
                  }
                >
                  {Object.entries(SECTION_LAYOUTS).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )
      })}
      <AddBlock file={spot.file} parts={parts} />
    </details>
  )
}
