/** What is dragged by the handle beside the open text of the page: a picture, or the innermost part around it that has neighbors. */
import { pictureMovedTo, picturePlaces } from '../document/pictures.ts'
import { movedTo, structureAt } from '../document/structure.ts'
import type { Spot } from '../document/texts.ts'
import { restructure } from './choice.ts'
import { listAround, moveEntry } from './factLists.ts'
import { labelOfEntries, nameOfBlock } from './labels.ts'
import { textOf } from './store.ts'

export interface Movable {
  /** What it is called, such as `Row`. */
  name: string
  /** Whether a text stands in it. */
  own: (text: Spot) => boolean
  index: number
  /** It and its like, or what it can stand beside: whether a text stands in each. */
  all: readonly ((text: Spot) => boolean)[]
  /** Whether it comes to what it is dropped on, and not before or behind that. */
  isInto?: boolean
  moveTo: (to: number) => void
}

/** Whether a text stands in a range of a file. */
export const isIn =
  (file: string, [from, to]: readonly [number, number]) =>
  (text: Spot) =>
    text.file === file && from <= text.start && text.start <= to

const dragging = (what: string) => ({ deed: `dragging the ${what.toLowerCase()}` })

function entryAt(spot: Spot): Movable | undefined {
  const list = listAround(spot)
  if (!list || list.entries.length < 2) return undefined
  const { listPath, index, entries } = list
  const isInEntry = (at: number) => {
    const start = `${[...listPath, at].join()},`
    return ({ file, path }: Spot) => file === spot.file && `${path.join()},`.startsWith(start)
  }
  return {
    name: labelOfEntries(listPath),
    own: isInEntry(index),
    index,
    all: entries.map((_, at) => isInEntry(at)),
    moveTo: (to) => moveEntry(spot, list, to, dragging(labelOfEntries(listPath))),
  }
}

function pictureAt({ file, start }: Spot, name: string): Movable | undefined {
  const places = picturePlaces(textOf(file), start)
  if (!places || places.ranges.length < 2) return undefined
  return {
    name,
    own: isIn(file, places.own),
    index: places.index,
    all: places.ranges.map((range) => isIn(file, range)),
    isInto: true,
    moveTo: (to) => restructure(file, pictureMovedTo(textOf(file), start, to), dragging(name)),
  }
}

function partAt(spot: Spot): Movable | undefined {
  const { file, start } = spot
  const { parts } = structureAt(textOf(file), start)
  const picture = parts.find(({ kind }) => kind === 'picture')
  if (picture) return pictureAt(spot, nameOfBlock(picture.name))
  const depth = parts.findIndex(({ ranges }) => ranges.length > 1)
  const part = parts[depth]
  if (!part) return undefined
  return {
    name: nameOfBlock(part.name),
    own: isIn(file, part.ranges[part.index] ?? [start, start]),
    index: part.index,
    all: part.ranges.map((range) => isIn(file, range)),
    moveTo: (to) =>
      restructure(file, movedTo(textOf(file), start, depth, to), dragging(nameOfBlock(part.name))),
  }
}

/** What a text can be dragged with, if anything. */
export const movableAt = (spot: Spot): Movable | undefined =>
  spot.kind === 'field' ? entryAt(spot) : partAt(spot)
