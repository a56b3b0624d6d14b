import type { FigurePropsOf } from '#lib/content/figures.ts'
import { round, spread, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

const SIZE = 16
const LEFT = 52

type Mark = { line: number; from: number; to: number; tag: string }

/** Where each tagged part stands: the first place that no tag before it has taken. */
function find(lines: readonly string[], tags: FigurePropsOf<'tokens'>['tags']) {
  const marks: Mark[] = []
  const isFree = ({ line, from, to }: Mark) =>
    marks.every((mark) => mark.line !== line || to <= mark.from || mark.to <= from)
  for (const { text, tag } of tags) {
    const places = lines.flatMap((words, line) =>
      Array.from(words, (_, from): Mark => ({ line, from, to: from + text.length, tag })).filter(({ from }) =>
        words.startsWith(text, from),
      ),
    )
    const place = places.find(isFree)
    if (!place)
      throw new Error(
        `Figure tokens: "${text}" is in no line, or tagged already. Tag words as they stand in "lines".`,
      )
    marks.push(place)
  }
  return marks
}

/** Tags under their words, pushed apart where the words stand closer than the tags are wide. */
function settle(marks: readonly Mark[]) {
  const places = marks
    .toSorted((a, b) => a.from - b.from)
    .map(({ tag, from, to }) => ({ tag, half: widthOf(tag) / 2, x: LEFT + (from + to) * SIZE * 0.3, own: 0 }))
    .map((place) => ({ ...place, own: place.x }))
  let edge = 48
  for (const place of places) {
    place.x = Math.max(place.x, edge + place.half)
    edge = place.x + place.half + 8
  }
  edge = 436
  for (const place of places.toReversed()) {
    place.x = Math.min(place.x, edge - place.half)
    edge = place.x - place.half - 8
  }
  return places
}

export function Tokens({ lines, tags }: FigurePropsOf<'tokens'>) {
  const marks = find(lines, tags)
  const rows = spread(lines.length, 16, 284).map((y) => y - 8)
  const set = rows.map((y, line) => ({ y, places: settle(marks.filter((mark) => mark.line === line)) }))
  const washed = marks.map(({ line, from, to }) => {
    const [x, wide] = [round(LEFT + from * SIZE * 0.6), round((to - from) * SIZE * 0.6)]
    return { x, wide, y: rows[line] ?? 0 }
  })
  return (
    <>
      <path className="t" d={rows.map((y) => `M8 ${y + 8}h424`).join('')} />
      <path
        className="w f"
        d={washed.map(({ x, y, wide }) => `M${x - 3} ${y - 16}h${wide + 6}v24h-${wide + 6}z`).join('')}
      />
      <g className="a">
        <path d="M40 8v284" pathLength="1" />
        <path d={washed.map(({ x, y, wide }) => `M${x - 3} ${y + 8}h${wide + 6}`).join('')} />
        <path
          d={set
            .flatMap(({ y, places }) =>
              places.map(({ own, x }) => `M${round(own)} ${y + 8}L${round(x)} ${y + 18}`),
            )
            .join('')}
          strokeWidth="1"
        />
        <g textAnchor="middle">
          {set.map(({ y, places }) => (
            <Texts key={y} at={places.map(({ x, tag }) => ({ x: round(x), y: y + 30, text: tag }))} />
          ))}
        </g>
      </g>
      <g textAnchor="end">
        <Texts at={rows.map((y, index) => ({ x: 28, y: y + 3, text: `${index + 1}` }))} />
      </g>
      <g className="k" fontSize={SIZE}>
        <Texts at={rows.map((y, index) => ({ x: LEFT, y: y + 2, text: lines[index] ?? '' }))} />
      </g>
    </>
  )
}
