import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head } from './geometry.ts'

export function Drift({ from, to, measure }: FigurePropsOf<'drift'>) {
  return (
    <>
      <path className="t" d="M8 200h424M8 144h424M8 88h424" />
      <path d="M16 256c68 0 76-184 136-184s68 184 136 184" />
      <path className="n d" d="M152 40v216M272 40v216" />
      <g className="a g">
        <path className="w" d="M128 256c68 0 80-160 144-160s76 160 144 160" />
      </g>
      <path className="n" d="M152 72c60 0 68 184 136 184" />
      <path d="M8 256h424" />
      <g className="a">
        <path d="M152 48h112" pathLength="1" />
        <path className="f" d={head(272, 48)} />
      </g>
      <g textAnchor="middle">
        <text className="a" x="212" y="32">
          {measure}
        </text>
        <text className="k" x="144" y="280">
          {from}
        </text>
        <text className="a" x="288" y="280">
          {to}
        </text>
      </g>
    </>
  )
}
