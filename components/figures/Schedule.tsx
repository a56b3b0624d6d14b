import type { FigurePropsOf } from '#lib/content/figures.ts'
import { type Anchor, box, d, type Framed, keepIn, rules, spread, Words, widthOf } from './kit.tsx'

type Row = FigurePropsOf<'schedule'>['rows'][number]
type Span = { x: number; end: number }

/** The two rows that clash: those that its words name, or that share a word, or else the closest that overlap. */
function clashing(rows: readonly Row[], clash: string) {
  const wordsOf = ({ label, text }: Row) => `${label} ${text}`.toLowerCase().split(' ')
  const named = clash.toLowerCase().split(' ')
  const pairs = rows.flatMap((one, i) =>
    rows.slice(i + 1).map((two, gap) => ({
      rows: [i, i + 1 + gap] as const,
      named: new Set([...wordsOf(one), ...wordsOf(two)].filter((word) => named.includes(word))).size,
      alike: one.label === two.label || one.text === two.text ? 1 : 0,
      gap,
      from: Math.max(one.from, two.from),
      to: Math.min(one.to, two.to),
    })),
  )
  return pairs
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => b.named - a.named || b.alike - a.alike || a.gap - b.gap)[0]
}

/** Words stand in their bar, free of the overlap; after it or before it where they are too long. */
function seat(text: string, bar: Span, overlap: Span | undefined, all: Span): { x: number; anchor: Anchor } {
  const room = widthOf(text) + 8
  const parts = overlap
    ? [
        { x: bar.x, end: overlap.x },
        { x: overlap.end, end: bar.end },
      ]
    : [bar]
  const inside = parts.toSorted((a, b) => b.end - b.x - (a.end - a.x)).find(({ x, end }) => end - x >= room)
  if (inside) return { anchor: 'middle', x: (inside.x + inside.end) / 2 }
  if (bar.end + room <= all.end) return { anchor: 'start', x: bar.end + 8 }
  if (bar.x - room >= all.x) return { anchor: 'end', x: bar.x - 8 }
  return { anchor: 'middle', x: (bar.x + bar.end) / 2 }
}

export function Schedule({ frame, rows, clash }: Framed<FigurePropsOf<'schedule'>>) {
  const meet = clash === undefined ? undefined : clashing(rows, clash)
  // In a narrow frame a row's name stands above its bar.
  const all = { x: frame.narrow ? 8 : 108, end: frame.width - 8 }
  const [low, drop] = frame.narrow ? [336, 8] : [292, 0]
  const unit = (all.end - all.x) / 12
  const span = ({ from, to }: { from: number; to: number }) => ({
    x: all.x + from * unit,
    end: all.x + to * unit,
  })
  const high = (low - 40) / rows.length
  const overlap = meet && span(meet)
  const bars = spread(rows.length, 40, low).flatMap((middle, index) => {
    const row = rows[index]
    if (!row) return []
    const [bar, y] = [span(row), middle + drop]
    const clashes = meet?.rows.some((one) => one === index) ?? false
    const words = { ...seat(row.text, bar, clashes ? overlap : undefined, all), y: y + 4, text: row.text }
    return [{ ...bar, y, clashes, words, name: { x: 8, y: frame.narrow ? y - 18 : y + 4, text: row.label } }]
  })
  const block = ({ x, end }: Span, y: number) =>
    box(x, y - (frame.narrow ? 12 : 16), end - x, frame.narrow ? 24 : 32)
  const hit = bars.filter(({ clashes }) => clashes)
  const [top, foot] = [hit[0]?.y ?? 0, hit[1]?.y ?? 0]
  const [start, stop] = frame.narrow ? [12, 12] : [16, 16]
  return (
    <>
      <path
        className="t"
        d={
          Array.from({ length: 13 }, (_, index) => d`M${all.x + index * unit} 40V${low}`).join('') +
          rules(
            frame,
            rows.slice(1).map((_, index) => 40 + high * (index + 1)),
          )
        }
      />
      <path className="n" d={rules(frame, [40, low])} />
      {overlap && (
        <path className="x" d={d`M${(overlap.x + overlap.end) / 2} 32V${top - start}`} pathLength="1" />
      )}
      <path className="s" d={bars.map((bar) => block(bar, bar.y)).join('')} />
      <g className="a">
        <path d={bars.map(({ x, y }) => d`M${x} ${y - start}V${y + stop}`).join('')} pathLength="1" />
      </g>
      {overlap && clash && (
        <>
          <g className="x">
            <path className="w" d={hit.map(({ y }) => block(overlap, y)).join('')} />
            <path
              className="d"
              d={d`M${overlap.x} ${top + stop}V${foot - start}M${overlap.end} ${top + stop}V${foot - start}`}
            />
          </g>
          <Words
            tone="k"
            anchor="middle"
            at={[{ x: keepIn(frame, (overlap.x + overlap.end) / 2, clash), y: 24, text: clash }]}
          />
        </>
      )}
      <Words tone={frame.narrow ? 'h' : 'k'} at={bars.map(({ name }) => name)} />
      <Words tone="k" at={bars.map(({ words }) => words).filter(({ anchor }) => anchor === 'middle')} />
      <Words tone="k h" at={bars.map(({ words }) => words).filter(({ anchor }) => anchor !== 'middle')} />
    </>
  )
}
