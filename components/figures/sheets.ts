/** Sheets: items ticked, compared or marked line by line. */
import { SIGNS } from '#lib/content/figureRules.ts'
import { DRAWN, type Drawing } from './kit.tsx'
import { bob, box, d, ring, rules, tick } from './paths.ts'
import { GAP, spread, stagger, widthOf } from './room.ts'

/** The open item may be in the list or come after it. */
export const checklist: Drawing<'checklist'> = ({ frame, heading, items, open }) => {
  const points = open === undefined || items.includes(open) ? items : [...items, open]
  const { left, right, boxes, words } = frame.narrow
    ? { left: 1, right: 280, boxes: 8, words: 36 }
    : { left: 56, right: 384, boxes: 76, words: 124 }
  const ys = spread(points.length, 64, 288)
  const rows = points.map((text, index) => ({ x: words, y: (ys[index] ?? 0) + 4, text }))
  const square = ({ y }: { y: number }) => box(boxes, y - 12, 16, 16)
  const remaining = rows.filter(({ text }) => text === open)
  const done = rows.filter(({ text }) => text !== open)
  return [
    ['secondary', d`M${left + 16} 16V8H${right + 8}V280h-8`],
    ['sheet', d`M${left} 16H${right - 24}l24 24V292H${left}z`],
    ['', d`M${right - 24} 16v24h24`],
    ['rule', d`M${left} 60H${right}`],
    ['secondary', done.map(square)],
    ['', done.map(({ y }) => tick(boxes + 8, y - 3))],
    ['accent wash filled', remaining.map(({ y }) => box(left + 1, y - 18, right - left - 2, 28))],
    ['accent', d`M${words - (frame.narrow ? 6 : 16)} 16v276`, DRAWN],
    ['accent sheet', remaining.map(square)],
    { tone: 'ink', words: [{ x: words, y: 44, text: heading }, ...remaining] },
    { tone: '', words: done },
  ]
}

/** How each sign is drawn. */
const SHAPES: Record<string, (x: number, y: number) => string> = {
  tick: (x, y) => tick(x - 1, y),
  mark: (x, y) => d`M${x} ${y - 7}v8m0 4v2`,
  dash: (x, y) => d`M${x - 4} ${y}h8`,
}

/** What its signs mean is below the grid, in a narrow frame line by line. */
export const matrix: Drawing<'matrix'> = ({ frame, columns, rows, signs }) => {
  const { edge, left, right, top } = frame.narrow
    ? { edge: 4, left: 112, right: 284, top: 68 }
    : { edge: 8, left: 120, right: frame.width - 8, top: 56 }
  const tall = 208
  const foot = top + tall
  const wide = (right - left) / columns.length
  const high = tall / rows.length
  const xs = spread(columns.length, left, right)
  const ys = spread(rows.length, top, foot)
  const cells = rows.flatMap(({ cells }, row) =>
    xs.map((x, column) => ({ x, y: ys[row] ?? 0, sign: SIGNS[cells[column] ?? '.'] })),
  )
  const meanings = Object.entries(signs).map(([sign, text = ''], index) => {
    const x = edge + 6 + (frame.narrow ? 0 : ((frame.width - 16) / 3) * index)
    return { x, y: foot + 20 + (frame.narrow ? 17 * index : 0), sign, text }
  })
  const draw = (wanted: string) =>
    [...cells, ...meanings].map(({ x, y, sign }) => sign === wanted && SHAPES[sign]?.(x, y))
  const washed = cells.map(
    ({ x, y, sign }) => sign === 'mark' && box(x - wide / 2, y - high / 2, wide, high),
  )
  const edges = rows.map((_, row) => top + high * row)
  return [
    ['rule', [rules(frame, edges), ...xs.map((x) => d`M${x - wide / 2} ${top}v${tall}`)]],
    ['wash filled', washed],
    ['', box(left, top, right - left, tall)],
    ['', draw('tick')],
    ['secondary', draw('dash')],
    ['accent', draw('mark')],
    ['accent fine', washed],
    { tone: '', words: stagger(frame, columns, xs, frame.narrow ? 22 : 32), anchor: 'middle' },
    {
      tone: 'ink',
      words: rows.map(({ label }, row) => ({ x: edge, y: (ys[row] ?? 0) + 4, text: label })),
    },
    { tone: '', words: meanings.map(({ x, y, text }) => ({ x: x + 14, y: y + 4, text })) },
  ]
}

export const reconcile: Drawing<'reconcile'> = ({ frame, left, right, rows, note }) => {
  const { edge, wide, indent } = frame.narrow
    ? { edge: 4, wide: 118, indent: 8 }
    : { edge: 8, wide: frame.width / 2 - 68, indent: 16 }
  const other = frame.width - edge - wide
  const axis = frame.width / 2
  const high = 192 / rows.length
  const ys = spread(rows.length, 40, 232)
  const lines = rows.map((row, index) => ({ ...row, y: ys[index] ?? 0 }))
  const same = lines.filter((row) => row.left === row.right)
  const apart = lines.filter((row) => row.left !== row.right)
  const cells = ({ y }: { y: number }) =>
    [edge, other].map((x) => box(x, y - high / 2, wide, high)).join('')
  const joined =
    (r: number) =>
    ({ y }: { y: number }) =>
      d`M${edge + wide} ${y}H${axis - r}M${axis + r} ${y}H${other}${ring(axis, y, r)}`
  return [
    ['sheet', same.map(cells)],
    ['accent fine', d`M${axis} 8v256`, DRAWN],
    ['accent filled', bob(axis, 260)],
    ['secondary sheet', same.map(joined(12))],
    ['', same.map(({ y }) => d`M${axis - 5} ${y - 3}h10m-10 6h10`)],
    ['accent wash', apart.map(cells)],
    ['accent sheet', apart.map(joined(14))],
    ['accent fine', apart.map(({ y }) => d`M${axis - 7} ${y - 3}h14m-14 6h14m-11 5l8-16`)],
    { tone: 'accent', words: { x: axis, y: 296, text: note }, anchor: 'middle' },
    { tone: '', words: { x: edge, y: 28, text: left } },
    { tone: '', words: { x: other, y: 28, text: right } },
    {
      tone: 'ink',
      words: lines.map((row) => ({ x: edge + indent, y: row.y + 4, text: row.left })),
    },
    {
      tone: 'ink',
      words: lines.map((row) => ({ x: other + indent, y: row.y + 4, text: row.right })),
    },
  ]
}

/** Words on lines with tags below them; a tag wider than its words pushes the next one of its line to the right. */
export const tokens: Drawing<'tokens'> = ({ frame, lines, tags }) => {
  const { size, left, right } = frame.narrow
    ? { size: 12, left: 8, right: 284 }
    : { size: 16, left: 52, right: 436 }
  const glyph = size * 0.6
  const rows = spread(lines.length, 16, 284).map((y) => y - 8)
  const taken = lines.map(() => left - 4)
  const marks = tags.map(({ text, tag }) => {
    const line = lines.findIndex((words) => words.includes(text))
    const center = left + ((lines[line]?.indexOf(text) ?? 0) + text.length / 2) * glyph
    const half = widthOf(tag) / 2
    const x = Math.min(Math.max(center, (taken[line] ?? 0) + half), right - half)
    taken[line] = x + half + GAP
    return { tag, center, x, wide: text.length * glyph + 6, y: rows[line] ?? 0 }
  })
  const edges = rows.map((y) => y + 8)
  return [
    ['rule', rules(frame, edges)],
    ['wash filled', marks.map(({ center, y, wide }) => box(center - wide / 2, y - 16, wide, 24))],
    ['accent', !frame.narrow && 'M40 8v284', DRAWN],
    ['accent', marks.map(({ center, y, wide }) => d`M${center - wide / 2} ${y + 8}h${wide}`)],
    ['accent fine', marks.map(({ center, x, y }) => d`M${center} ${y + 8}L${x} ${y + 18}`)],
    {
      tone: 'accent',
      words: marks.map(({ x, y, tag }) => ({ x, y: y + 30, text: tag })),
      anchor: 'middle',
    },
    !frame.narrow && {
      tone: '',
      words: rows.map((y, index) => ({ x: 28, y: y + 3, text: `${index + 1}` })),
      anchor: 'end',
    },
    {
      tone: 'ink',
      words: lines.map((text, index) => ({ x: left, y: (rows[index] ?? 0) + 2, text })),
      size,
    },
  ]
}
