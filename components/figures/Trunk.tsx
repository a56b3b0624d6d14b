import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, spread } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Trunk({ branches, trunk, release }: FigurePropsOf<'trunk'>) {
  const places = spread(branches.length, 72, 376)
  const half = branches.length > 2 ? 44 : 64
  // By turns above and below, so that each has room for its words.
  const forks = places.map((x, index) => ({ x, y: index % 2 ? 224 : 88, text: branches[index] ?? '' }))
  const commits = forks.flatMap(({ x, y }) => [x - 12, x + 12].map((at) => ({ x: at, y })))
  const joints = forks.flatMap(({ x }) => [x - half, x + half])
  return (
    <>
      <path className="t" d="M8 88h424M8 224h424" />
      <path d="M8 156h400" strokeWidth="3" />
      <path
        d={forks
          .map(
            ({ x, y }) =>
              `M${x - half} 156C${x - half + 24} 156 ${x - half} ${y} ${x - 16} ${y}h32C${x + half} ${y} ${x + half - 24} 156 ${x + half} 156`,
          )
          .join('')}
      />
      <path
        className="s"
        d={commits.map(({ x, y }) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`).join('')}
      />
      <path className="s" d={joints.map((x) => `M${x - 6} 156a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('')} />
      <g className="a">
        <path d="M408 32v172" pathLength="1" />
        <path className="f" d={bob(408, 200)} />
        <path className="w" d="M399 156a9 9 0 1 0 18 0a9 9 0 1 0-18 0" />
        <text x="432" y="22" textAnchor="end">
          {release}
        </text>
      </g>
      <text x="8" y="180">
        {trunk}
      </text>
      <g className="k" textAnchor="middle">
        <Texts at={forks.map(({ x, y, text }) => ({ x, y: y < 156 ? y - 16 : y + 26, text }))} />
      </g>
    </>
  )
}
