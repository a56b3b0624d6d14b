/** What is dragged by the handle beside the open text of the page: the innermost part around it that has neighbors. */
import { movedTo, structureAt } from '../document/structure.ts'
import type { Spot } from '../document/texts.ts'
import { restructure } from './choice.ts'
import { listAround, moveEntry } from './factLists.ts'
import { labelOfEntries, nameOfBlock } from './labels.ts'
import { textOf } from './store.ts'

export interface Movable {
  /** What it is called, such as `Row`. */
  name: string
  index: number
  /** It and its like: whether a text stands in each. */
  all: readonly ((text: Spot) => boolean)[]
  moveTo: (to: number) => void
}

const dragging = (what: string) => ({ deed: `dragging the ${what.toLowerCase()}` })

function entryAt(spot: Spot): Movable | undefined {
  const list = listAround(spot)
  if (!list || list.entries.length < 2) return undefined
  const { listPath, index, entries } = list
  return {
    name: labelOfEntries(listPath),
    index,
    all: entries.map((_, at) => {
      const start = `${[...listPath, at].join()},`
      return ({ file, path }) => file === spot.file && `${path.join()},`.startsWith(start)
    }),
    moveTo: (to) => moveEntry(spot, list, to, dragging(labelOfEntries(listPath))),
  }
}

function partAt({ file, start }: Spot): Movable | undefined {
  const { parts } = structureAt(textOf(file), start)
  const depth = parts.findIndex(({ ranges }) => ranges.length > 1)
  const part = parts[depth]
  if (!part) return undefined
  return {
    name: nameOfBlock(part.name),
    index: part.index,
    all: part.ranges.map(
      ([from, to]) =>
        (text) =>
          text.file === file && from <= text.start && text.start <= to,
    ),
    moveTo: (to) =>
      restructure(file, movedTo(textOf(file), start, depth, to), dragging(nameOfBlock(part.name))),
  }
}

/** What a text can be dragged with, if anything. */
export const movableAt = (spot: Spot): Movable | undefined =>
  spot.kind === 'field' ? entryAt(spot) : partAt(spot)
