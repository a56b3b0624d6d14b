/** What is ticked, compared or marked, line by line. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, ring, rules, spread, stagger, tick, Words, widthOf } from './kit.tsx'

/** The open point may be one of the list or come after it. */
export function Checklist({ frame, heading, items, open }: Framed<FigurePropsOf<'checklist'>>) {
  const points = open === undefined || items.includes(open) ? items : [...items, open]
  const [left, right, boxes, words] = frame.narrow ? [1, 280, 8, 36] : [56, 384, 76, 124]
  const rows = spread(points.length, 64, 288).map((y, index) => ({ y, text: points[index] ?? '' }))
  const square = ({ y }: { y: number }) => box(boxes, y - 8, 16, 16)
  const label = ({ y, text }: { y: number; text: string }) => ({ x: words, y: y + 4, text })
  const still = rows.filter(({ text }) => text === open)
  const done = rows.filter(({ text }) => text !== open)
  return (
    <>
      <path className="n" d={d`M${left + 16} 16V8H${right + 8}V280h-8`} />
      <path className="s" d={d`M${left} 16H${right - 24}l24 24V292H${left}z`} />
      <path d={d`M${right - 24} 16v24h24`} />
      <path className="t" d={d`M${left} 60H${right}`} />
      <path className="n" d={done.map(square).join('')} />
      <path d={done.map(({ y }) => tick(boxes + 8, y + 1)).join('')} />
      <g className="a">
        <path
          className="w f"
          d={still.map(({ y }) => box(left + 1, y - 14, right - left - 2, 28)).join('')}
        />
        <path d={d`M${words - (frame.narrow ? 6 : 16)} 16v276`} pathLength="1" />
        <path className="s" d={still.map(square).join('')} />
      </g>
      <Words tone="k" at={[{ x: words, y: 44, text: heading }, ...still.map(label)]} />
      <Words at={done.map(label)} />
    </>
  )
}

/** What a cell is drawn as: works, needs a look, left out on purpose. */
const SIGNS: Record<string, (x: number, y: number) => string> = {
  x: (x, y) => tick(x - 1, y),
  '!': (x, y) => d`M${x} ${y - 7}v8m0 4v2`,
  '.': (x, y) => d`M${x - 4} ${y}h8`,
}

export function Matrix({ frame, columns, rows }: Framed<FigurePropsOf<'matrix'>>) {
  const [left, right, top] = frame.narrow ? [112, 284, 68] : [120, frame.width - 8, 64]
  const [wide, high] = [(right - left) / columns.length, 224 / rows.length]
  const edges = rows.map((_, row) => top + high * row)
  const xs = spread(columns.length, left, right)
  const ys = spread(rows.length, top, top + 224)
  const cells = rows.flatMap(({ cells }, row) =>
    xs.map((x, column) => ({ x, y: ys[row] ?? 0, sign: cells[column] ?? '.' })),
  )
  const draw = (wanted: string) =>
    cells.map(({ x, y, sign }) => (sign === wanted ? SIGNS[sign]?.(x, y) : '')).join('')
  const washed = cells
    .map(({ x, y, sign }) => (sign === '!' ? box(x - wide / 2, y - high / 2, wide, high) : ''))
    .join('')
  return (
    <>
      <path
        className="t"
        d={d`${rules(frame, edges)}${columns.map((_, i) => d`M${left + wide * i} ${top}v224`)}`}
      />
      <path className="w f" d={washed} />
      <path d={box(left, top, right - left, 224)} />
      <path d={draw('x')} />
      <path className="n" d={draw('.')} />
      <g className="a">
        <path d={draw('!')} />
        <path strokeWidth="1.5" d={washed} />
      </g>
      <Words anchor="middle" at={stagger(frame, columns, xs, frame.narrow ? 22 : 36)} />
      <Words
        tone="k"
        at={rows.map(({ label }, row) => ({ x: frame.narrow ? 4 : 8, y: (ys[row] ?? 0) + 4, text: label }))}
      />
    </>
  )
}

export function Reconcile({ frame, left, right, rows, note }: Framed<FigurePropsOf<'reconcile'>>) {
  const [edge, wide, indent] = frame.narrow ? [4, 118, 8] : [8, frame.width / 2 - 68, 16]
  const other = frame.width - edge - wide
  const axis = frame.width / 2
  const height = 192 / rows.length
  const lines = spread(rows.length, 40, 232).map((y, index) => ({ y, left: '', right: '', ...rows[index] }))
  const same = lines.filter((row) => row.left === row.right)
  const apart = lines.filter((row) => row.left !== row.right)
  const cells = ({ y }: { y: number }) =>
    box(edge, y - height / 2, wide, height) + box(other, y - height / 2, wide, height)
  const joined = ({ y }: { y: number }, r: number) =>
    d`M${edge + wide} ${y}H${axis - r}M${axis + r} ${y}H${other}${ring(axis, y, r)}`
  return (
    <>
      <path className="s" d={same.map(cells).join('')} />
      <g className="a">
        <path d={d`M${axis} 8v256`} pathLength="1" strokeWidth="1" />
        <path className="f" d={bob(axis, 260)} />
      </g>
      <g className="n">
        <path className="s" d={same.map((row) => joined(row, 12)).join('')} />
      </g>
      <path d={same.map(({ y }) => d`M${axis - 5} ${y - 3}h10m-10 6h10`).join('')} />
      <g className="a">
        <path className="w" d={apart.map(cells).join('')} />
        <path className="s" d={apart.map((row) => joined(row, 14)).join('')} />
        <path
          d={apart.map(({ y }) => d`M${axis - 7} ${y - 3}h14m-14 6h14m-11 5l8-16`).join('')}
          strokeWidth="1.5"
        />
      </g>
      <Words tone="a" anchor="middle" at={[{ x: axis, y: 296, text: note }]} />
      <Words
        at={[
          { x: edge, y: 28, text: left },
          { x: other, y: 28, text: right },
        ]}
      />
      <Words
        tone="k"
        at={lines.flatMap((row) => [
          { x: edge + indent, y: row.y + 4, text: row.left },
          { x: other + indent, y: row.y + 4, text: row.right },
        ])}
      />
    </>
  )
}

type Mark = { line: number; from: number; to: number; tag: string }

/** Where each tagged part stands: the first place that no tag before it has taken. */
function find(lines: readonly string[], tags: FigurePropsOf<'tokens'>['tags']) {
  const marks: Mark[] = []
  for (const { text, tag } of tags) {
    const places = lines.flatMap((words, line) =>
      Array.from(words, (_, from): Mark => ({ line, from, to: from + text.length, tag })).filter(({ from }) =>
        words.startsWith(text, from),
      ),
    )
    const isFree = ({ line, from, to }: Mark) =>
      marks.every((mark) => mark.line !== line || to <= mark.from || mark.to <= from)
    marks.push(...places.filter(isFree).slice(0, 1))
  }
  return marks
}

/** Words on lines and tags under them, pushed apart where the words stand closer than the tags are wide. */
export function Tokens({ frame, lines, tags }: Framed<FigurePropsOf<'tokens'>>) {
  const [size, left, right] = frame.narrow ? [12, 8, 284] : [16, 52, 436]
  const glyph = size * 0.6
  const marks = find(lines, tags)
  const rows = spread(lines.length, 16, 284).map((y) => y - 8)
  const settle = (line: number) => {
    const places = marks
      .filter((mark) => mark.line === line)
      .toSorted((a, b) => a.from - b.from)
      .map(({ tag, from, to }) => ({
        tag,
        half: widthOf(tag) / 2,
        x: 0,
        own: left + ((from + to) * glyph) / 2,
      }))
    let edge = left - 4
    for (const place of places) {
      place.x = Math.max(place.own, edge + place.half)
      edge = place.x + place.half + 8
    }
    edge = right
    for (const place of places.toReversed()) {
      place.x = Math.min(place.x, edge - place.half)
      edge = place.x - place.half - 8
    }
    return places.map((place) => ({ ...place, y: rows[line] ?? 0 }))
  }
  const set = rows.flatMap((_, line) => settle(line))
  const washed = marks.map(({ line, from, to }) => {
    return { x: left + from * glyph - 3, wide: (to - from) * glyph + 6, y: rows[line] ?? 0 }
  })
  return (
    <>
      <path className="t" d={rows.map((y) => d`M8 ${y + 8}H${frame.width - 8}`).join('')} />
      <path
        className="w f"
        d={washed.map(({ x, y, wide }) => d`M${x} ${y - 16}h${wide}v24h${-wide}z`).join('')}
      />
      <g className="a">
        {!frame.narrow && <path d="M40 8v284" pathLength="1" />}
        <path d={washed.map(({ x, y, wide }) => d`M${x} ${y + 8}h${wide}`).join('')} />
        <path d={set.map(({ own, x, y }) => d`M${own} ${y + 8}L${x} ${y + 18}`).join('')} strokeWidth="1" />
      </g>
      <Words tone="a" anchor="middle" at={set.map(({ x, y, tag }) => ({ x, y: y + 30, text: tag }))} />
      {!frame.narrow && (
        <Words anchor="end" at={rows.map((y, index) => ({ x: 28, y: y + 3, text: `${index + 1}` }))} />
      )}
      <Words
        tone="k"
        size={size}
        at={rows.map((y, index) => ({ x: left, y: y + 2, text: lines[index] ?? '' }))}
      />
    </>
  )
}
