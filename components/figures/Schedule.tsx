import type { FigurePropsOf } from '#lib/content/figures.ts'
import { keepIn, round, spread, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

const LEFT = 108
const UNIT = 27

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
function seat(text: string, bar: Span, overlap: Span | undefined) {
  const room = widthOf(text) + 8
  const parts = overlap
    ? [
        { x: bar.x, end: overlap.x },
        { x: overlap.end, end: bar.end },
      ]
    : [bar]
  const inside = parts.toSorted((a, b) => b.end - b.x - (a.end - a.x)).find(({ x, end }) => end - x >= room)
  if (inside) return { anchor: 'middle', x: (inside.x + inside.end) / 2 }
  if (bar.end + room <= 432) return { anchor: 'start', x: bar.end + 8 }
  if (bar.x - room >= LEFT) return { anchor: 'end', x: bar.x - 8 }
  return { anchor: 'middle', x: (bar.x + bar.end) / 2 }
}

export function Schedule({ rows, clash }: FigurePropsOf<'schedule'>) {
  const meet = clash === undefined ? undefined : clashing(rows, clash)
  const ys = spread(rows.length, 40, 292)
  const overlap = meet && { x: LEFT + meet.from * UNIT, end: LEFT + meet.to * UNIT }
  const bars = rows.map(({ label, from, to, text }, index) => {
    const bar = { x: LEFT + from * UNIT, end: LEFT + to * UNIT }
    const y = ys[index] ?? 0
    const clashes = meet?.rows.some((row) => row === index) ?? false
    const { anchor, x } = seat(text, bar, clashes ? overlap : undefined)
    return { ...bar, y, clashes, anchor, seat: { x, y: y + 4, text }, label: { x: 8, y: y + 4, text: label } }
  })
  const box = ({ x, end }: Span, y: number) => `M${x} ${y - 16}H${end}v32H${x}z`
  const anchored = (anchor: string) => bars.filter((bar) => bar.anchor === anchor).map((bar) => bar.seat)
  const hit = bars.filter(({ clashes }) => clashes)
  const [top, low] = [hit[0]?.y ?? 0, hit[1]?.y ?? 0]
  const edge = rows.slice(1).map((_, index) => `M8 ${round(40 + (252 / rows.length) * (index + 1))}h424`)
  return (
    <>
      <path
        className="t"
        d={Array.from({ length: 13 }, (_, unit) => `M${LEFT + unit * UNIT} 40v252`).join('') + edge.join('')}
      />
      <path className="n" d="M8 40h424M8 292h424" />
      {overlap && (
        <path className="x" d={`M${(overlap.x + overlap.end) / 2} 32V${top - 16}`} pathLength="1" />
      )}
      <path className="s" d={bars.map((bar) => box(bar, bar.y)).join('')} />
      <g className="a">
        <path d={bars.map(({ x, y }) => `M${x} ${y - 16}v32`).join('')} pathLength="1" />
      </g>
      {overlap && clash && (
        <>
          <g className="x">
            <path className="w" d={hit.map(({ y }) => box(overlap, y)).join('')} />
            <path
              className="d"
              d={`M${overlap.x} ${top + 16}V${low - 16}M${overlap.end} ${top + 16}V${low - 16}`}
            />
          </g>
          <text className="k" x={keepIn((overlap.x + overlap.end) / 2, clash)} y="24" textAnchor="middle">
            {clash}
          </text>
        </>
      )}
      <g className="k">
        <Texts at={bars.map(({ label }) => label)} />
        <g className="h">
          <Texts at={anchored('start')} />
          <g textAnchor="end">
            <Texts at={anchored('end')} />
          </g>
        </g>
        <g textAnchor="middle">
          <Texts at={anchored('middle')} />
        </g>
      </g>
    </>
  )
}
