import type { FigurePropsOf } from '#lib/content/figures.ts'
import { cross, keepIn, round } from './geometry.ts'
import { Texts } from './Texts.tsx'

type Point = readonly [x: number, y: number]

/** One swarm, turned for each cluster so that no two look alike. */
const SWARM: readonly Point[] = [
  [4, -2],
  [-18, -16],
  [22, -20],
  [-30, 6],
  [34, 8],
  [-12, 20],
  [14, 24],
  [0, -32],
]
const CENTERS: Record<number, readonly Point[]> = {
  2: [
    [96, 120],
    [336, 176],
  ],
  3: [
    [88, 80],
    [352, 80],
    [224, 220],
  ],
  4: [
    [80, 72],
    [360, 72],
    [80, 212],
    [360, 212],
  ],
}
/** Closest to the first cluster, with room for its words below. */
const QUERY: Point = [200, 96]

export function Space({ clusters, query }: FigurePropsOf<'space'>) {
  const swarms = (CENTERS[clusters.length] ?? []).map(([x, y], index) => ({
    x,
    y,
    points: SWARM.map(([dx, dy]): Point => {
      const turn = index * 1.3
      return [
        round(x + dx * Math.cos(turn) - dy * Math.sin(turn)),
        round(y + dx * Math.sin(turn) + dy * Math.cos(turn)),
      ]
    }),
  }))
  const far = ([x, y]: Point) => Math.hypot(x - QUERY[0], y - QUERY[1])
  const nearest = swarms
    .flatMap(({ points }) => points)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 3)
  return (
    <>
      <path
        className="t"
        d="M8 56h424M8 104h424M8 152h424M8 200h424M8 248h424M64 8v284M128 8v284M192 8v284M256 8v284M320 8v284M384 8v284"
      />
      <path
        className="n d"
        d={swarms.map(({ x, y }) => `M${x - 52} ${y}a52 48 0 1 0 104 0a52 48 0 1 0-104 0`).join('')}
      />
      <path
        d={swarms.flatMap(({ points }) => points.map(([x, y]) => `M${x} ${y}h0`)).join('')}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g className="a">
        {nearest.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${QUERY.join(' ')}L${x} ${y}`} pathLength="1" />
        ))}
        <path d={nearest.map(([x, y]) => `M${x} ${y}h0`).join('')} strokeWidth="8" strokeLinecap="round" />
        <circle className="s" cx={QUERY[0]} cy={QUERY[1]} r="9" />
        <path d={cross(QUERY[0], QUERY[1], 3)} />
        <text x={keepIn(QUERY[0] + 20, query)} y={QUERY[1] + 30} textAnchor="middle">
          {query}
        </text>
      </g>
      <g className="k h" textAnchor="middle">
        <Texts
          at={swarms.map(({ x, y }, index) => ({
            x: keepIn(x, clusters[index] ?? ''),
            y: y + 68,
            text: clusters[index] ?? '',
          }))}
        />
      </g>
    </>
  )
}
