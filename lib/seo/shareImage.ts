/** Draws share images: the mark hanging from the top, section, title, drawing and name. */
import type { DefaultTreeAdapterTypes } from 'parse5'
import sharp from 'sharp'
import type { Data } from '#lib/content/data.ts'
import { getData } from '#lib/content/pages.ts'
import { COLORS } from './colors.ts'
import { SHARE_SIZE, type ShareWords } from './metadata.ts'
import { balancedLines, openFace } from './shareFace.ts'
import { drawn } from './shareFigure.ts'

/** Choosing a palette for each image would halve the files, but double the time. */
const PNG = { compressionLevel: 3, adaptiveFiltering: false }

const LEFT = 184

/** The room for the mark, left of everything else, and the width of the line from which it hangs. */
const MARK = { center: 112, bottom: 536, width: 72, height: 166, line: 4 }

/** The title is centered between section and name. */
const TITLE = { width: 920, center: 324, lineHeight: 1.06, spacing: -0.022 }

/** The name is smaller where it is long. */
const NAME = { width: 936, size: 32 }

/** The place of a drawing, and the title's width next to it, in pixels. */
const DRAWING = { x: 690, middle: 312, width: 460 }
const NARROW = 464

/** Sizes of a title that stands alone, by its length; longer ones have the smallest. */
const SIZES = [
  { characters: 18, size: 116 },
  { characters: 30, size: 100 },
  { characters: 44, size: 84 },
]
const SMALLEST = 72

/** Sizes of a title next to a drawing. */
const SIZES_BESIDE = [76, 66, 58, 48]

type Drawing = DefaultTreeAdapterTypes.Element
type Provider = Pick<Data['site'], 'mark'>

const text = openFace('grotesk')
const mono = openFace('mono')

/** The mark as large as its room allows, on a line from the top; nothing without a mark. */
function hangingMark({ mark }: Provider): string {
  if (!mark) return ''
  const { center, bottom, line } = MARK
  const scale = Math.min(MARK.width / mark.width, MARK.height / mark.height)
  const top = bottom - scale * mark.height
  const left = center - (scale * mark.width) / 2
  return `<path d="M${center} 0V${top}" stroke="${COLORS.accent}" stroke-width="${line}"/>
<g transform="translate(${left} ${top}) scale(${scale})" fill="${COLORS.accent}">
<path d="${mark.ink ?? ''}" fill="none" stroke="${COLORS.accent}" stroke-width="${line / scale}"/>
<path d="${mark.accent ?? ''}"/>
</g>`
}

function drawing(
  { title, section, name }: ShareWords,
  provider: Provider,
  figure?: Drawing,
): string {
  const { spacing } = TITLE
  // Next to a drawing the longest word decides; otherwise longer titles are smaller, to stay within three lines.
  const longest = Math.max(
    ...title.split(/(?<=[\s-])/).map((word) => text.width(word.trim(), spacing)),
  )
  const size =
    (figure && SIZES_BESIDE.find((candidate) => candidate * longest <= NARROW)) ??
    SIZES.find(({ characters }) => title.length <= characters)?.size ??
    SMALLEST
  const lines = balancedLines(title, (figure ? NARROW : TITLE.width) / size, (part) =>
    text.width(part, spacing),
  )
  const height = TITLE.lineHeight * size
  // The first baseline: half a line down, plus about half the height of capitals.
  const top = TITLE.center - (lines.length * height) / 2 + 0.5 * height + 0.36 * size
  const nameSize = Math.min(NAME.size, NAME.width / text.width(name))
  const { paper, rule, soft, ink } = COLORS
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
<path d="M0 0H1200V630H0z" fill="${paper}"/>
<path d="M0 536.5H1200" stroke="${rule}"/>
${hangingMark(provider)}
${section ? mono.outline(section.toUpperCase(), { x: LEFT, y: 102, size: 26, spacing: 0.1, color: soft }) : ''}
${lines.map((line, index) => text.outline(line, { x: LEFT, y: top + index * height, size, spacing, color: ink })).join('\n')}
${figure ? drawn(figure, mono, DRAWING) : ''}
${text.outline(name, { x: LEFT, y: 593, size: nameSize, color: ink })}
</svg>`
}

/** Returns the image as PNG, with a drawing if there is one. Throws if a font lacks a character. */
export async function shareImage(
  words: ShareWords,
  figure?: Drawing,
  provider: Provider = getData().site,
): Promise<Buffer> {
  return sharp(Buffer.from(drawing(words, provider, figure)))
    .removeAlpha()
    .png(PNG)
    .toBuffer()
}
