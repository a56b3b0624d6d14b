import type { FigureName, FigurePropsOf } from '#lib/content/figures.ts'
import { joined, type Pieces } from './paths.ts'
import { type Anchor, type Frame, type Label, round, widthOf } from './room.ts'

/** The classes of lines, fills and words, which lib/styles/_marks.scss explains. */
type Mark =
  | 'accent'
  | 'arriving'
  | 'dashed'
  | 'filled'
  | 'fine'
  | 'halo'
  | 'ink'
  | 'rule'
  | 'secondary'
  | 'sheet'
  | 'warning'
  | 'wash'

/** No class for a line in ink. */
type Tone = '' | Mark | `${Mark} ${Mark}` | `${Mark} ${Mark} ${Mark}`

type Words = { tone: Tone; words: Label | readonly Label[]; anchor?: Anchor; size?: number }

/** A path with its tone, words, or nothing. */
type Path = readonly [tone: Tone, path: Pieces, more?: typeof DRAWN]
export type Layer = Path | Words | false | '' | undefined
/** From back to front. */
export type Drawing<N extends FigureName> = (props: FigurePropsOf<N> & { frame: Frame }) => Layer[]

/** A path that animates as the figure comes into view. */
export const DRAWN = { pathLength: 1 }

export function Layers({ layers }: { layers: readonly Layer[] }) {
  return layers.map((layer, index) => {
    const key = `${index}`
    if (!layer) return null
    if ('words' in layer) return <Labels key={key} {...layer} />
    const [tone, path, more] = layer
    const data = joined(path)
    return data && <path key={key} className={tone || undefined} d={data} {...more} />
  })
}

/** Fixes the width of words to what the drawing computes, whatever text spacing a reader sets. */
function Labels({ tone, words, anchor, size }: Words) {
  // Not of words with a halo: with a fixed width, Firefox paints glyph by glyph, and each halo cuts into the glyph before it.
  const hasHalo = tone.endsWith('halo')
  return (
    <g className={tone || undefined} textAnchor={anchor} fontSize={size}>
      {[words].flat().map(({ x, y, text, anchor: labelAnchor }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={round(x)}
          y={round(y)}
          textLength={hasHalo ? undefined : round(widthOf(text, size))}
          textAnchor={labelAnchor}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
