/** The picture of a section: which one it is, and beside which words it can stand. */
import type { Nodes } from 'mdast'
import { isJsx, rangeOf } from '../../check/parse/nodes.ts'
import { applyEdits } from '../../check/report/edits.ts'
import { WIDE_BLOCKS } from '../../lib/content/blocks.ts'
import { soleImage } from '../../lib/content/mdx.ts'
import { childrenOf, nodesAround } from './nodesAround.ts'
import { pageTree } from './pageTree.ts'
import { propsAt } from './props.ts'
import type { Restructured } from './restructured.ts'

type Range = readonly [start: number, end: number]

/** The places of a picture in the page, and the one that it has. */
export interface PicturePlaces {
  /** The picture itself. */
  own: Range
  index: number
  /** Runs of words that it stands beside or below, as the layout of their section says, wherever in the run it is written. */
  ranges: readonly Range[]
}

const isSection = (node: Nodes) => isJsx(node) && node.name === 'Section'

const isDrawing = (node: Nodes) => isJsx(node) && node.name === 'Figure'

/** Whether a block of a section is the picture for which it has room. */
export const isPicture = (node: Nodes): boolean => isDrawing(node) || soleImage(node) !== undefined

const isWide = (node: Nodes) => isJsx(node) && WIDE_BLOCKS.some((name) => name === node.name)

interface Picture {
  kind: 'drawing' | 'photograph'
  /** What it shows, in the words of its author. */
  shows: string
}

/** What the section around an offset has as its picture. */
export function pictureAround(source: string, offset: number): Picture | undefined {
  const tree = pageTree(source)
  const section = tree && nodesAround(tree, offset).find(isSection)
  const picture = section && childrenOf(section).find(isPicture)
  if (!picture) return undefined
  const { title } = propsAt(source, rangeOf(picture)[0]) ?? {}
  return isDrawing(picture)
    ? { kind: 'drawing', shows: String(title ?? '') }
    : { kind: 'photograph', shows: soleImage(picture)?.alt ?? '' }
}

/** The words of a section, parted by its wide blocks. */
function runsIn(section: Nodes): Range[] {
  const blocks = childrenOf(section).filter((node) => !isPicture(node))
  const runs: Range[] = []
  for (const [index, node] of blocks.entries()) {
    const before = blocks[index - 1]
    if (isWide(node)) continue
    const [start, end] = rangeOf(node)
    const run = before && !isWide(before) ? runs.pop() : undefined
    runs.push([run?.[0] ?? start, end])
  }
  return runs
}

/** Where the picture around an offset can stand: in its section, and in those that have none; undefined if there is none. */
export function picturePlaces(source: string, offset: number): PicturePlaces | undefined {
  const tree = pageTree(source)
  if (!tree) return undefined
  const nodes = nodesAround(tree, offset)
  const section = nodes.find(isSection)
  const picture = nodes.find(isPicture)
  if (!section || !picture || !childrenOf(section).includes(picture)) return undefined
  const own = rangeOf(picture)
  const runs = runsIn(section)
  const run = runs.findLast(([start]) => start < own[0]) ?? runs[0]
  const ranges = childrenOf(tree)
    .filter(isSection)
    .flatMap((other) => {
      if (other === section) return runs
      return childrenOf(other).some(isPicture) ? [] : runsIn(other)
    })
  return run && { own, index: ranges.indexOf(run), ranges }
}

/** Moves the picture around an offset to another of its places. */
export function pictureMovedTo(source: string, offset: number, to: number): Restructured {
  const places = picturePlaces(source, offset)
  const [, at] = places?.ranges[to] ?? []
  if (!places || at === undefined) return { text: source, offset }
  const [start, end] = places.own
  const gap = /^\s*/.exec(source.slice(end))?.[0].length ?? 0
  const text = applyEdits(source, [
    { start, end: end + gap, to: '' },
    { start: at, end: at, to: `\n\n${source.slice(start, end)}` },
  ])
  const cut = at > start ? end + gap - start : 0
  return { text, offset: at - cut + '\n\n'.length + offset - start, isMoved: true }
}
