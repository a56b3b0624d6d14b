import type { FigurePropsOf } from '#lib/content/figures.ts'
import { indexIn, round, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Tree({ root, branches, mark }: FigurePropsOf<'tree'>) {
  const names = branches.flatMap(({ label, leaves }) => [label, ...leaves])
  if (mark !== undefined) indexIn(names, mark, 'tree mark')
  const rows = spread(
    branches.reduce((sum, { leaves }) => sum + leaves.length, 0),
    16,
    284,
  )
  let row = 0
  const nodes = branches.map(({ label, leaves }) => {
    const places = leaves.map((text) => ({ text, y: rows[row++] ?? 0 }))
    const y = round(places.reduce((sum, place) => sum + place.y, 0) / places.length)
    return { label, y, places }
  })
  const middle = round(((nodes[0]?.y ?? 0) + (nodes.at(-1)?.y ?? 0)) / 2)
  const toBranch = (y: number) => `M148 ${middle}H166V${y}H184`
  const toLeaf = (from: number, y: number) => `M300 ${from}H316V${y}H432`
  // One path only, though two leaves may share a word.
  const branch = nodes.find(({ label, places }) => label === mark || places.some(({ text }) => text === mark))
  const leaf = branch?.label === mark ? undefined : branch?.places.find(({ text }) => text === mark)
  const box = (y: number) => `M184 ${y - 16}h116v32H184z`
  return (
    <>
      <path d={nodes.map(({ y }) => toBranch(y)).join('')} />
      <path d={nodes.flatMap(({ y, places }) => places.map((place) => toLeaf(y, place.y))).join('')} />
      {branch && (
        <g className="a">
          <path
            d={toBranch(branch.y) + (leaf ? toLeaf(branch.y, leaf.y).replace('M', 'L') : '')}
            pathLength="1"
          />
        </g>
      )}
      <path className="s" d={nodes.map(({ y }) => box(y)).join('')} />
      <path className="s" d={`M8 ${middle - 20}h140v40H8z`} />
      <g className="a">
        <path className="w" d={branch ? box(branch.y) : ''} />
      </g>
      <g className="k">
        <g textAnchor="middle">
          <text x="78" y={middle + 4}>
            {root}
          </text>
          <Texts at={nodes.map(({ y, label }) => ({ x: 242, y: y + 4, text: label }))} />
        </g>
        <Texts
          at={nodes.flatMap(({ places }) => places.map(({ text, y }) => ({ x: 328, y: y - 7, text })))}
        />
      </g>
    </>
  )
}
