import { type ComponentProps, useMemo } from 'react'
import { LAYOUTS } from '../../check/parse/layouts.ts'
import { blockPlaces, TABLE_COLUMNS } from '../../lib/content/blocks.ts'
import type { Layout } from '../../lib/content/schema.ts'
import { pictureAround, pictureMovedTo, picturePlaces } from '../document/pictures.ts'
import type { Restructured } from '../document/restructured.ts'
import {
  laidOut,
  moved,
  type Part,
  removed,
  repeated,
  type SectionLayout,
  type Structure,
  structureAt,
} from '../document/structure.ts'
import { withColumn, withFirstRow, withoutColumn } from '../document/tables.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import { AddBlock } from './BlockMenu.tsx'
import { restructure } from './choice.ts'
import { Button, once } from './controls.tsx'
import { useDirections } from './directions.ts'
import { pressing } from './edits.ts'
import { IS_FIRST, IS_LAST, isFull, reasonsOf, tooFewWithout } from './entries.ts'
import { whyFixed } from './facts.ts'
import { nameOfBlock, SECTION_LAYOUTS } from './labels.ts'
import { isIn } from './movable.ts'
import { set, textOf, useWork } from './store.ts'

/** What a part of each kind can have more of. */
const ADDED: Record<Part['kind'], string | undefined> = {
  item: 'Add an item below',
  row: 'Add a row below',
  entry: 'Add another',
  block: undefined,
  picture: undefined,
  section: 'Add a section below',
}

/** Limits of a number, as a schema has them. */
const limits = (min = 0, max = Infinity) => ({ minItems: min, maxItems: max })

const COLUMN_LIMITS = limits(TABLE_COLUMNS.min, TABLE_COLUMNS.max)

const layoutOfPage = (file: string, source: string): unknown =>
  Object(readYamlOf(file, source).value).layout

/** How many parts of a kind there may be: of sections, the layout of the page says it, and of entries, the block around them. */
function limitsOf({ kind, name }: Part, file: string, source: string) {
  if (kind === 'section') {
    const layout = String(layoutOfPage(file, source))
    const { sections } = Object.hasOwn(LAYOUTS, layout) ? LAYOUTS[layout as Layout] : {}
    return limits(sections?.minimum, sections?.maximum)
  }
  if (kind !== 'entry') return limits()
  const around = Object.values(blockPlaces).find(({ entries }) => entries?.name === name)
  return limits(around?.entries?.min, around?.entries?.max)
}

/** Why a part cannot go, if so: the specification of the site has a title in it. */
function requiredIn({ index, ranges }: Part, file: string, source: string) {
  const [from = 0, to = 0] = ranges[index] ?? []
  const required = spotsOf(file, source).find(
    (spot) => from <= spot.start && spot.start < to && whyFixed(spot, source),
  )
  return required && `This page must have “${required.value}”: the check refuses it without.`
}

/** Whether a section would have to get another picture in the place of its own, as all on pages about a service have one. */
function needsPicture(parts: readonly Part[], file: string, source: string) {
  const section = parts.find(({ kind }) => kind === 'section')
  const [start, end] = section?.ranges[section.index] ?? []
  // The check takes a table for one.
  return layoutOfPage(file, source) === 'detail' && !source.slice(start, end).includes('<Table')
}

/** Why the only one of its kind cannot go, if so: what is around it would be empty. */
function emptyWithout({ kind, ranges }: Part, around: Part | undefined, hasPicture: boolean) {
  if (ranges.length > 1 || kind === 'picture' || (kind === 'block' && hasPicture)) return false
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
    onClick={once(
      () => restructure(file, how(textOf(file)), pressing(label, of)),
      label === 'Remove',
    )}
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

/** The buttons that move a part among its like. */
function Moves({ spot, part, of }: { spot: Spot; part: Part; of: string }) {
  const { file, start } = spot
  const { kind, index, ranges } = part
  // All but cards stand below each other.
  const all = kind === 'entry' ? ranges.map((range) => isIn(file, range)) : []
  const { before, behind } = useDirections(spot, index, all)
  const acts = [
    { label: before, whyOff: index === 0 && IS_FIRST, way: -1 },
    { label: behind, whyOff: index === ranges.length - 1 && IS_LAST, way: 1 },
  ] as const
  return acts.map(({ label, whyOff, way }) => (
    <Act
      key={way}
      file={file}
      of={of}
      label={label}
      whyOff={whyOff}
      how={(text) => moved(text, part, way, start)}
    />
  ))
}

/** Up and Down of a picture, to other words that have none: among its own, the layout of the section says where it stands. */
function PictureMoves({ file, start, of }: { file: string; start: number; of: string }) {
  const { index = 0, ranges = [] } = picturePlaces(textOf(file), start) ?? {}
  const whyOff = (other: number, where: string) =>
    !ranges[other] && `No words ${where} have room for a picture.`
  return [
    { label: 'Up', other: index - 1, where: 'above' },
    { label: 'Down', other: index + 1, where: 'below' },
  ].map(({ label, other, where }) => (
    <Act
      key={label}
      file={file}
      of={of}
      label={label}
      whyOff={whyOff(other, where)}
      how={(text) => pictureMovedTo(text, start, other)}
    />
  ))
}

/** Where the picture of a section stands. */
function LayoutChoice(props: { file: string; parts: readonly Part[]; layout: SectionLayout }) {
  const { file, parts, layout } = props
  return (
    <>
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
      <p className="hint">
        On phones, the picture is always below the text: “Desktop” shows the difference. A page’s
        first picture of full width stands on a dark ground.
      </p>
    </>
  )
}

const ADD_COLUMN = 'Add to the right'

/** The column of a cell. Its buttons stand beside each other: a click on one never meets the other. */
function Column(props: { file: string; offset: number; column: NonNullable<Structure['column']> }) {
  const { file, offset, column } = props
  const whyKept = tooFewWithout(column.count, COLUMN_LIMITS)
  const whyFull = isFull(column.count, COLUMN_LIMITS)
  return (
    <div className="part">
      <p>
        Column{' '}
        <span className="hint">
          {column.index + 1} of {column.count}
        </span>
      </p>
      <p className="row">
        <Act
          file={file}
          of="column"
          label="Remove"
          whyOff={whyKept}
          how={(text) => withoutColumn(text, offset, column.index)}
        />
        <Act
          file={file}
          of="column"
          label={ADD_COLUMN}
          whyOff={whyFull}
          how={(text) => withColumn(text, offset, column.index)}
        />
        <span className="hint">{reasonsOf({ Remove: whyKept, [ADD_COLUMN]: whyFull })}</span>
      </p>
    </div>
  )
}

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
  const hasPicture = pictureAround(source, spot.start) !== undefined
  // At the picture itself, whose place it is, or else at the section.
  const ofLayout = parts.some(({ kind }) => kind === 'picture') ? 'picture' : 'section'
  return (
    <details
      className="structure"
      open={openPanels.structure}
      onToggle={({ currentTarget: panel }) => {
        // What was opened at the foot of the window would be below it. One that is open already stays where it is.
        if (panel.open && !openPanels.structure) panel.scrollIntoView({ block: 'nearest' })
        set({ openPanels: { ...openPanels, structure: panel.open } })
      }}
    >
      <summary>Move, add, remove</summary>
      {column && <Column file={file} offset={spot.start} column={column} />}
      {column && !parts.some(({ kind }) => kind === 'row') && (
        <HeadRow file={file} offset={spot.start} />
      )}
      {parts.map((part, depth) => {
        const { kind, index, ranges } = part
        const name = nameOfBlock(part.name)
        const added = ADDED[kind]
        const fitting = limitsOf(part, file, source)
        const whyKept =
          emptyWithout(part, parts[depth + 1], hasPicture) ||
          tooFewWithout(ranges.length, fitting) ||
          requiredIn(part, file, source)
        const whyFull = isFull(ranges.length, fitting)
        const of = name.toLowerCase()
        return (
          // From the section inward, so that a part that moves keeps its buttons, and the focus in them.
          // biome-ignore lint/suspicious/noArrayIndexKey: lists in lists have the same kind
          <div key={parts.length - depth} className="part">
            <p>
              {name}{' '}
              {kind !== 'picture' && (
                <span className="hint">
                  {kind === 'block' && 'block '}
                  {index + 1} of {ranges.length}
                </span>
              )}
            </p>
            <p className="row">
              {kind === 'picture' ? (
                <PictureMoves file={file} start={spot.start} of={of} />
              ) : (
                <Moves spot={spot} part={part} of={of} />
              )}
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
            {kind === 'picture' && (
              <p className="hint">
                The layout says where it stands: beside all words of its section, or below them.
                “Up” and “Down” take it to others that have no picture.
                {needsPicture(parts, file, source) &&
                  ' On this page, each section needs a drawing, a photograph or a table: if this one goes, add another.'}
              </p>
            )}
            {kind === ofLayout && hasPicture && layout && (
              <LayoutChoice file={file} parts={parts} layout={layout} />
            )}
          </div>
        )
      })}
      <AddBlock file={file} parts={parts} />
    </details>
  )
}
