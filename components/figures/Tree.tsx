import type { FigurePropsOf } from '#lib/content/figures.ts'
import { box, d, type Framed, spread, Words } from './kit.tsx'

/** From the root to the right; in a narrow frame as an outline, where leaves stand under their branch. */
export function Tree({ frame, root, branches, mark }: Framed<FigurePropsOf<'tree'>>) {
  const { narrow } = frame
  const leaves = branches.reduce((sum, branch) => sum + branch.leaves.length, 0)
  const rows = narrow ? spread(leaves + branches.length, 48, 340) : spread(leaves, 16, 284)
  let row = 0
  const next = () => rows[row++] ?? 0
  const nodes = branches.map(({ label, leaves }) => {
    const own = narrow ? next() : 0
    const places = leaves.map((text) => ({ text, y: next() }))
    const y = narrow ? own : places.reduce((sum, place) => sum + place.y, 0) / places.length
    return { label, y, places }
  })
  const middle = narrow ? 24 : ((nodes[0]?.y ?? 0) + (nodes.at(-1)?.y ?? 0)) / 2
  const [stem, leaf] = narrow ? [40, 184] : [184, 328]
  const toBranch = (y: number) => (narrow ? d`M20 ${middle + 16}V${y}H40` : d`M148 ${middle}H166V${y}H184`)
  const toLeaf = (from: number, y: number) =>
    narrow ? d`M56 ${from + 11}V${y}H76` : d`M300 ${from}H316V${y}H432`
  const block = (y: number) => (narrow ? box(stem, y - 11, 116, 22) : box(stem, y - 16, 116, 32))
  // One path only, though two leaves may share a word.
  const branch = nodes.find(({ label, places }) => label === mark || places.some(({ text }) => text === mark))
  const end = branch?.label === mark ? undefined : branch?.places.find(({ text }) => text === mark)
  return (
    <>
      <path d={nodes.map(({ y }) => toBranch(y)).join('')} />
      <path d={nodes.flatMap(({ y, places }) => places.map((place) => toLeaf(y, place.y))).join('')} />
      {branch && (
        <g className="a">
          <path d={d`${toBranch(branch.y)}${end ? toLeaf(branch.y, end.y) : ''}`} pathLength="1" />
        </g>
      )}
      <path className="s" d={nodes.map(({ y }) => block(y)).join('')} />
      <path className="s" d={narrow ? box(8, 8, 140, 32) : box(8, middle - 20, 140, 40)} />
      <g className="a">
        <path className="w" d={branch ? block(branch.y) : ''} />
      </g>
      <Words
        tone="k"
        anchor="middle"
        at={[
          { x: 78, y: middle + 4, text: root },
          ...nodes.map(({ y, label }) => ({ x: stem + 58, y: y + 4, text: label })),
        ]}
      />
      <Words
        tone="k"
        at={nodes.flatMap(({ places }) =>
          places.map(({ text, y }) => (narrow ? { x: 84, y: y + 4, text } : { x: leaf, y: y - 7, text })),
        )}
      />
    </>
  )
}
