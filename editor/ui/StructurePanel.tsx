import { type ComponentProps, useMemo } from 'react'
import { LAYOUTS } from '../../check/parse/layouts.ts'
import type { Layout } from '../../lib/content/schema.ts'
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
import { withColumn, withFirstRow, withoutColumn } from '../document/tables.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import { AddBlock } from './BlockMenu.tsx'
import { restructure } from './choice.ts'
import { Button, once } from './controls.tsx'
import { pressing } from './edits.ts'
import { IS_FIRST, IS_LAST, isFull, reasonsOf, tooFewWithout } from './entries.ts'
import { nameOfBlock, SECTION_LAYOUTS } from './labels.ts'
import { set, textOf, useWork } from './store.ts'

/** What a part of each kind can have more of. */
const ADDED: Record<Part['kind'], string | undefined> = {
  item: 'Add an item below',
  row: 'Add a row below',
  entry: 'Add another',
  block: undefined,
  section: 'Add a section below',
}

/** How many sections a page may have, by its layout. */
function sectionsIn(file: string, source: string) {
  const { layout } = Object(readYamlOf(file, source).value)
  const { sections } = Object.hasOwn(LAYOUTS, layout) ? LAYOUTS[layout as Layout] : {}
  return { minItems: sections?.minimum ?? 1, maxItems: sections?.maximum ?? Infinity }
}

/** Why the only one of its kind cannot go, if so: what is around it would be empty. */
function emptyWithout({ kind, ranges }: Part, around: Part | undefined) {
  if (ranges.length > 1) return false
  if (kind === 'section' || !around) return 'A page has at least one section.'
  return `It is the only one. Remove the ${nameOfBlock(around.name).toLowerCase()} around it instead.`
}

interface ActProps {
  file: string
  label: string
  /** What it is about, where several buttons have the same label. */
  of?: string
  whyOff?: ComponentProps<typeof Button>['whyOff']
  how: (text: string) => Restructured
}

/** A button that changes the structure of a page, and by whose label Undo calls the change. */
const Act = ({ file, label, of, whyOff, how }: ActProps) => (
  <Button
    whyOff={whyOff}
    onClick={once(() => restructure(file, how(textOf(file)), pressing(label)), label === 'Remove')}
  >
    {label}
    {of && <span className="unseen"> {of}</span>}
  </Button>
)

const IS_HEAD = 'It names the columns, so it stays.'

/** The first row of a table, whose buttons stand where those of any other row do. */
const HeadRow = ({ file, offset }: { file: string; offset: number }) => (
  <div className="part">
    <p>
      Row <span className="hint">with the names of the columns</span>
    </p>
    <p className="row">
      {['Up', 'Down', 'Remove'].map((label) => (
        <Button key={label} whyOff={IS_HEAD}>
          {label}
          <span className="unseen"> row</span>
        </Button>
      ))}
      <Act file={file} label="Add a row below" how={(text) => withFirstRow(text, offset)} />
    </p>
  </div>
)

/** What stands around the chosen text, and buttons that move, remove and repeat it. */
export function StructurePanel({ spot }: { spot: Spot }) {
  const { contents, openPanels } = useWork()
  const { file } = spot
  const source = String(contents[file] ?? '')
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
  return (
    <details
      className="structure"
      open={openPanels.structure}
      onToggle={({ currentTarget: { open } }) =>
        set({ openPanels: { ...openPanels, structure: open } })
      }
    >
      <summary>Move, add, remove</summary>
      {column && !parts.some(({ kind }) => kind === 'row') && (
        <HeadRow file={file} offset={spot.start} />
      )}
      {parts.map((part, depth) => {
        const { kind, index, ranges } = part
        const name = nameOfBlock(part.name)
        const added = ADDED[kind]
        const isLast = index === ranges.length - 1
        const limits = kind === 'section' ? sectionsIn(file, source) : {}
        const whyKept = emptyWithout(part, parts[depth + 1]) || tooFewWithout(ranges.length, limits)
        const whyFull = isFull(ranges.length, limits)
        const columnKept = column && column.count <= 2 && 'A table has at least two columns.'
        const of = name.toLowerCase()
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
              <Act
                file={file}
                of={of}
                label="Up"
                whyOff={index === 0 && IS_FIRST}
                how={(text) => moved(text, part, -1, spot.start)}
              />
              <Act
                file={file}
                of={of}
                label="Down"
                whyOff={isLast && IS_LAST}
                how={(text) => moved(text, part, 1, spot.start)}
              />
              <Act
                file={file}
                of={of}
                label="Remove"
                whyOff={whyKept}
                how={(text) => removed(text, part)}
              />
              {added && (
                <Act
                  file={file}
                  label={added}
                  whyOff={whyFull}
                  how={(text) => repeated(text, part)}
                />
              )}
              <span className="hint">
                {reasonsOf({ Remove: whyKept, ...(added && { [added]: whyFull }) })}
              </span>
            </p>
            {column && depth === tableDepth && (
              <p className="row">
                <Act
                  file={file}
                  label="Add a column to the right"
                  how={(text) => withColumn(text, spot.start, column.index)}
                />
                <Act
                  file={file}
                  label="Remove this column"
                  whyOff={columnKept}
                  how={(text) => withoutColumn(text, spot.start, column.index)}
                />
                <span className="hint">{columnKept}</span>
              </p>
            )}
            {kind === 'section' && layout && (
              <label>
                Layout
                <select
                  value={layout}
                  onChange={({ target }) =>
                    restructure(
                      file,
                      laidOut(textOf(file), parts, target.value as SectionLayout),
                      pressing('Layout'),
                    )
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
            {kind === 'section' && layout && (
              <p className="hint">
                Where there is little room, as on phones, the picture is always below the text:
                “Desktop” shows the difference. The first picture of full width is dark.
              </p>
            )}
          </div>
        )
      })}
      <AddBlock file={file} parts={parts} />
    </details>
  )
}
