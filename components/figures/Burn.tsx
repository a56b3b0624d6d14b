import type { FigurePropsOf } from '#lib/content/figures.ts'

/** Where the budget meets the line the work changes: dashed is what would have happened. */
export function Burn({ budget, threshold, window }: FigurePropsOf<'burn'>) {
  return (
    <>
      <path className="t" d="M8 88h424M8 128h424M8 208h424M112 48v200M192 48v200M352 48v200" />
      <path
        className="w f"
        d="M32 48C80 56 88 80 120 84S176 104 192 136S224 156 240 168C288 200 344 204 424 208V248H32z"
      />
      <path d="M32 48C80 56 88 80 120 84S176 104 192 136S224 156 240 168" />
      <path className="n d" d="M240 168C272 192 296 224 312 248" />
      <path d="M32 32v216h400M32 256v16M424 256v16" />
      <path className="n" d="M32 264h392" />
      <g className="a">
        <path className="d" d="M32 168h400" />
        <path d="M240 168C288 200 344 204 424 208" pathLength="1" />
        <path className="s" d="M234 168a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
        <text x="432" y="156" textAnchor="end">
          {threshold}
        </text>
      </g>
      <text className="k" x="48" y="36">
        {budget}
      </text>
      <text x="228" y="284" textAnchor="middle">
        {window}
      </text>
    </>
  )
}
