import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, keepIn } from './geometry.ts'
import { Texts } from './Texts.tsx'

const MIDDLES = [48, 152, 320]

/** The labels run from the narrow device to the wide one; the accent is the same part on each. */
export function Devices({ labels, mark }: FigurePropsOf<'devices'>) {
  return (
    <>
      <path d="M8 256h424" />
      <g className="s">
        <path d="M24 256V136q0-8 8-8h32q8 0 8 8v120z" />
        <path d="M104 256V104q0-8 8-8h80q8 0 8 8v152z" />
        <path d="M232 240V72q0-8 8-8h160q8 0 8 8v168z" />
        <path d="M208 240h224v8q0 8-8 8H216q-8 0-8-8z" />
      </g>
      <path
        className="n"
        d="M40 136h16M144 104h16M312 72h16M32 148h32v24H32zM116 120h72v40h-72zM248 88h72v64h-72z"
      />
      <path
        className="t"
        d="M32 184h32m-32 8h24m-24 8h32M116 172h32m-32 8h24m-24 8h32M156 172h32m-32 8h24m-24 8h32M248 168h64m-64 12h56m-56 12h64m-64 12h40"
      />
      <g className="a">
        <path className="d" d="M64 220h52M188 220h148" />
        <path className="w" d="M32 212h32v16H32zM116 212h72v16h-72zM336 212h56v16h-56z" />
        <path d="M364 40v152" pathLength="1" />
        <path className="f" d={bob(364, 188)} />
        <text x={keepIn(364, mark)} y="28" textAnchor="middle">
          {mark}
        </text>
      </g>
      <g className="k" textAnchor="middle">
        <Texts at={labels.map((text, index) => ({ x: keepIn(MIDDLES[index] ?? 0, text), y: 280, text }))} />
      </g>
    </>
  )
}
