import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, box, cross, d, type Framed, head, ring, spread, Words, widest, widthOf } from './kit.tsx'

/** The line is what the script looks along: its old branch ends in nothing, and what held leads to the new place. */
export function Locator({ frame, before, after, anchors }: Framed<FigurePropsOf<'locator'>>) {
  const { narrow, width } = frame
  const places = narrow ? spread(anchors.length, 110, 196) : spread(anchors.length, 136, 264)
  // As far left as the words allow, so that the page takes the rest; in a narrow frame they stand on the page.
  const line = narrow ? 16 : 8 * Math.ceil((20 + widest(anchors)) / 8)
  const page = line + (narrow ? 24 : 48)
  const right = width - 8
  const ghost = widthOf(before) + 24
  const found = widthOf(after) + 24
  const foot = narrow ? 236 : 200
  const left = right - 16 - found
  return (
    <>
      <path className="s" d={d`M${page} 16H${right}v268H${page}z`} />
      <path className="n" d={d`M${page} 40H${right}M${page + 16} 28h8m8 0h8m8 0h8`} />
      {!narrow && (
        <path
          className="t"
          d={d`M${page + 24} 132h112m-112 16h80m-80 16h128M${page + 24} 244h160m-160 16h96`}
        />
      )}
      <path
        className="n d"
        d={d`${box(page + 24, 68, ghost, 32)}M${line} 84h${narrow ? 16 : 24}m16 0H${page + 24}M${page + 28 + ghost} 84C${right - 24} 84 ${right - 28} 112 ${right - 28} ${foot - 32}`}
      />
      <path className="x" d={cross(line + (narrow ? 24 : 32), 84)} />
      <path d={d`M${line} 16V256`} />
      <path className="k f" d={bob(line, 256)} />
      <path className="f" d={head(right - 28, foot - 20, 90)} />
      <g className="a">
        <path className="w" d={box(left, foot - 16, found, 32)} />
        <path d={d`M${line} ${foot}H${left - 8}`} pathLength="1" />
        <path className="f" d={d`${head(left, foot)}${places.map((y) => ring(line, y, 5))}`} />
      </g>
      <Words at={[{ x: page + 36, y: 88, text: before }]} />
      <Words tone="k" anchor="end" at={[{ x: right - 28, y: foot + 4, text: after }]} />
      <Words
        tone="k"
        anchor={narrow ? 'start' : 'end'}
        at={places.map((y, i) => ({ x: narrow ? page + 12 : line - 12, y: y + 4, text: anchors[i] ?? '' }))}
      />
    </>
  )
}
