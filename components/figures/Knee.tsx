import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob } from './geometry.ts'

export function Knee({ x, y, knee, limit }: FigurePropsOf<'knee'>) {
  return (
    <>
      <path
        className="t"
        d="M24 208h408M24 160h408M24 112h408M88 40v208M152 40v208M216 40v208M344 40v208M408 40v208"
      />
      <path className="w f" d="M24 228C144 224 216 220 280 192V248H24z" />
      <path d="M24 40v208h408" />
      <path className="n d" d="M24 72h408" />
      <path d="M24 228C144 224 216 220 280 192" />
      <g className="a">
        <path d="M280 192C328 170 352 120 368 40" pathLength="1" />
        <path className="d" d="M280 192v56" />
        <path className="s" d="M273 192a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
        <path className="f" d={bob(280, 248)} />
        <text x="268" y="180" textAnchor="end">
          {knee}
        </text>
      </g>
      <g className="k">
        <text x="36" y="62">
          {limit}
        </text>
      </g>
      <text x="24" y="28">
        {y}
      </text>
      <text x="432" y="284" textAnchor="end">
        {x}
      </text>
    </>
  )
}
