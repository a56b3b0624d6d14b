/** Measures over time or load: a series that leaves its band, a budget, a knee, two distributions that part. */
import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, d, type Framed, head, keepIn, ring, rules, squeeze, Words } from './kit.tsx'

export function Anomaly({ frame, series, band, outlier }: Framed<FigurePropsOf<'anomaly'>>) {
  const at = (path: string) => squeeze(frame, path)
  const k = frame.width / 440
  const x = 264 * k
  const row = frame.narrow ? 266 : 280
  const legend = frame.narrow ? { y: 288, band: 8 } : { y: 280, band: 240 }
  return (
    <>
      <path className="t" d={rules(frame, [48, 96, 144, 192])} />
      <path
        className="w f"
        d={at('M8 148C64 96 120 96 176 136S304 184 432 104V176C304 256 232 248 176 208S64 168 8 220z')}
      />
      <path
        className="n d"
        d={at('M8 148C64 96 120 96 176 136S304 184 432 104M8 220C64 168 120 168 176 208S304 256 432 176')}
      />
      <path
        d={at(
          'M8 188l16-20 16 8 16-32 16 12 16-28 16 20 16-4 16 16 16 0 16 28 16-12 16 20 16 4 16-14 16 18m32 8l16-22 16 10 16-30 16 6 16-26 16 4 16-22 16 6 16-16',
        )}
      />
      <path d={rules(frame, [248])} />
      <path className="n" d={at('M8 248v8M96 248v8M184 248v8M272 248v8M360 248v8M432 248v8')} />
      <g className="a">
        <path d={at('M248 204L264 96L280 212')} pathLength="1" />
        <path className="d" d={d`M${x} 52v28M${x} 112v136`} strokeWidth="1.5" />
        <path className="s" d={ring(x, 96, 10)} />
        <path className="f" d={ring(x, 96, 5)} />
      </g>
      <Words tone="a" anchor="middle" at={[{ x: keepIn(frame, x, outlier), y: 40, text: outlier }]} />
      <path d={d`M8 ${row}h16`} />
      <path className="w f" d={box(legend.band, legend.y - 8, 24, 16)} />
      <path className="n d" d={d`M${legend.band} ${legend.y - 8}h24m-24 16h24`} />
      <Words
        tone="k"
        at={[
          { x: 34, y: row + 4, text: series },
          { x: legend.band + 34, y: legend.y + 4, text: band },
        ]}
      />
    </>
  )
}

/** Where the budget meets the line the work changes: dashed is what would have happened. */
export function Burn({ frame, budget, threshold, window }: Framed<FigurePropsOf<'burn'>>) {
  const at = (path: string) => squeeze(frame, path)
  return (
    <>
      <path className="t" d={at('M8 88h424M8 128h424M8 208h424M112 48v200M192 48v200M352 48v200')} />
      <path
        className="w f"
        d={at('M32 48C80 56 88 80 120 84S176 104 192 136S224 156 240 168C288 200 344 204 424 208V248H32z')}
      />
      <path d={at('M32 48C80 56 88 80 120 84S176 104 192 136S224 156 240 168')} />
      <path className="n d" d={at('M240 168C272 192 296 224 312 248')} />
      <path d={at('M32 32v216h400M32 256v16M424 256v16')} />
      <path className="n" d={at('M32 264h392')} />
      <g className="a">
        <path className="d" d={at('M32 168h400')} />
        <path d={at('M240 168C288 200 344 204 424 208')} pathLength="1" />
        <path className="s" d={ring((240 * frame.width) / 440, 168, 6)} />
      </g>
      <Words tone="a h" anchor="end" at={[{ x: frame.width - 8, y: 156, text: threshold }]} />
      <Words tone="k" at={[{ x: 48, y: 36, text: budget }]} />
      <Words anchor="middle" at={[{ x: frame.width / 2 + 8, y: 284, text: window }]} />
    </>
  )
}

export function Knee({ frame, x, y, knee, limit }: Framed<FigurePropsOf<'knee'>>) {
  const at = (path: string) => squeeze(frame, path)
  const bend = (280 * frame.width) / 440
  const left = (24 * frame.width) / 440
  return (
    <>
      <path
        className="t"
        d={at('M24 208h408M24 160h408M24 112h408M88 40v208M152 40v208M216 40v208M344 40v208M408 40v208')}
      />
      <path className="w f" d={at('M24 228C144 224 216 220 280 192V248H24z')} />
      <path d={at('M24 40v208h408')} />
      <path className="n d" d={at('M24 72h408')} />
      <path d={at('M24 228C144 224 216 220 280 192')} />
      <g className="a">
        <path d={at('M280 192C328 170 352 120 368 40')} pathLength="1" />
        <path className="d" d={d`M${bend} 192v56`} />
        <path className="s" d={ring(bend, 192, 7)} />
        <path className="f" d={bob(bend, 248)} />
      </g>
      <Words tone="a" anchor="end" at={[{ x: bend - 12, y: 180, text: knee }]} />
      <Words tone="k h" at={[{ x: left + 12, y: 62, text: limit }]} />
      <Words
        at={[
          { x: left, y: 28, text: y },
          { x: frame.width - 8, y: 284, text: x, anchor: 'end' },
        ]}
      />
    </>
  )
}

export function Drift({ frame, from, to, measure }: Framed<FigurePropsOf<'drift'>>) {
  const at = (path: string) => squeeze(frame, path)
  const k = frame.width / 440
  return (
    <>
      <path className="t" d={rules(frame, [88, 144, 200])} />
      <path d={at('M16 256c68 0 76-184 136-184s68 184 136 184')} />
      <path className="n d" d={at('M152 40v216M272 40v216')} />
      <g className="a g">
        <path className="w" d={at('M128 256c68 0 80-160 144-160s76 160 144 160')} />
      </g>
      <path className="n" d={at('M152 72c60 0 68 184 136 184')} />
      <path d={rules(frame, [256])} />
      <g className="a">
        <path d={at('M152 48h112')} pathLength="1" />
        <path className="f" d={head(272 * k, 48)} />
      </g>
      <Words tone="a" anchor="middle" at={[{ x: 212 * k, y: 32, text: measure }]} />
      <Words tone="k" anchor="middle" at={[{ x: frame.narrow ? 66 : 144, y: 280, text: from }]} />
      <Words tone="a" anchor="middle" at={[{ x: frame.narrow ? 222 : 288, y: 280, text: to }]} />
    </>
  )
}
