import type { FigurePropsOf } from '#lib/content/figures.ts'
import { bob, cross, head, spread, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

/** The line is what the script looks along: its old branch ends in nothing, and what held leads to the new place. */
export function Locator({ before, after, anchors }: FigurePropsOf<'locator'>) {
  const places = spread(anchors.length, 136, 264)
  // As far left as the words allow, so that the page takes the rest.
  const line = 8 * Math.ceil((20 + Math.max(...anchors.map((text) => widthOf(text)))) / 8)
  const page = line + 48
  const ghost = widthOf(before) + 24
  const found = widthOf(after) + 24
  return (
    <>
      <path className="s" d={`M${page} 16H432v268H${page}z`} />
      <path className="n" d={`M${page} 40H432`} />
      <path
        className="t"
        d={`M${page + 16} 28h8m8 0h8m8 0h8M${page + 24} 132h112m-112 16h80m-80 16h128M${page + 24} 244h160m-160 16h96`}
      />
      <path
        className="n d"
        d={`M${page + 24} 68h${ghost}v32h-${ghost}zM${line} 84h24m16 0h32M${page + 28 + ghost} 84C408 84 404 112 404 168`}
      />
      <path className="x" d={cross(line + 32, 84)} />
      <path d={`M${line} 16v240`} />
      <path className="k f" d={bob(line, 256)} />
      <path className="f" d={head(404, 180, 90)} />
      <g className="a">
        <path className="w" d={`M${416 - found} 184h${found}v32h-${found}z`} />
        <path d={`M${line} 200H${408 - found}`} pathLength="1" />
        <path className="f" d={head(416 - found, 200)} />
        {places.map((y) => (
          <circle key={y} className="f" cx={line} cy={y} r="5" />
        ))}
      </g>
      <text x={page + 36} y="88">
        {before}
      </text>
      <g className="k" textAnchor="end">
        <text x="404" y="204">
          {after}
        </text>
        <Texts at={anchors.map((text, index) => ({ x: line - 12, y: (places[index] ?? 0) + 4, text }))} />
      </g>
    </>
  )
}
