import type { FigurePropsOf } from '#lib/content/figures.ts'
import { d, type Framed, spread, Words, widthOf } from './kit.tsx'

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
