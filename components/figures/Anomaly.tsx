import type { FigurePropsOf } from '#lib/content/figures.ts'

export function Anomaly({ series, band, outlier }: FigurePropsOf<'anomaly'>) {
  return (
    <>
      <path className="t" d="M8 48h424M8 96h424M8 144h424M8 192h424" />
      <path
        className="w f"
        d="M8 148C64 96 120 96 176 136S304 184 432 104V176C304 256 232 248 176 208S64 168 8 220z"
      />
      <path
        className="n d"
        d="M8 148C64 96 120 96 176 136S304 184 432 104M8 220C64 168 120 168 176 208S304 256 432 176"
      />
      <path d="M8 188l16-20 16 8 16-32 16 12 16-28 16 20 16-4 16 16 16 0 16 28 16-12 16 20 16 4 16-14 16 18m32 8l16-22 16 10 16-30 16 6 16-26 16 4 16-22 16 6 16-16" />
      <path d="M8 248h424" />
      <path className="n" d="M8 248v8M96 248v8M184 248v8M272 248v8M360 248v8M432 248v8" />
      <g className="a">
        <path d="M248 204L264 96L280 212" pathLength="1" />
        <path className="d" d="M264 52v28M264 112v136" strokeWidth="1.5" />
        <circle className="s" cx="264" cy="96" r="10" />
        <circle className="f" cx="264" cy="96" r="5" />
        <text x="264" y="40" textAnchor="middle">
          {outlier}
        </text>
      </g>
      <path d="M8 280h16" />
      <path className="w f" d="M240 272h24v16h-24z" />
      <path className="n d" d="M240 272h24M240 288h24" />
      <g className="k">
        <text x="34" y="284">
          {series}
        </text>
        <text x="274" y="284">
          {band}
        </text>
      </g>
    </>
  )
}
