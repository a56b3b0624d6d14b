/** The picture that stands for a page where somebody shares it: the plumb line, section, title, drawing and name. */
import type { DefaultTreeAdapterTypes } from 'parse5'
import sharp from 'sharp'
import { COLORS } from './colors.ts'
import { SHARE_SIZE, type ShareWords } from './metadata.ts'
import { balancedLines, openFace } from './shareFace.ts'
import { drawn } from './shareFigure.ts'

/** Flat colors and their edges: a small palette says it all, and a better choice of it makes no smaller file. */
const PNG = { palette: true, colors: 64, dither: 0, effort: 1 } as const

const LEFT = 184

/** The title stands in the middle of what section and name leave. */
const TITLE = { width: 920, center: 324, lineHeight: 1.06, spacing: -0.022 }

/** Where a drawing stands, and what it leaves to the title, in pixels. */
const DRAWING = { x: 690, middle: 312, width: 460 }
const BESIDE = 464

type Drawing = DefaultTreeAdapterTypes.Element
type Faces = Awaited<ReturnType<typeof readFaces>>

let faces: Promise<Faces> | undefined

/** Opens the faces once for all images; a build does so ahead, since it takes as long as many of them. */
export function openFaces(): Promise<Faces> {
  faces ??= readFaces()
  return faces
}

async function readFaces() {
  // One after the other: the cutter keeps its work in one memory.
  const text = await openFace('schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal', 700)
  return { text, mono: await openFace('geist-mono/files/geist-mono-latin-wght-normal', 500) }
}

function drawing({ title, section, name }: ShareWords, { text, mono }: Faces, figure?: Drawing): string {
  const { spacing } = TITLE
  // Beside a drawing the longest word decides; without one, a longer title is smaller, so that it keeps to three lines.
  const longest = Math.max(...title.split(/(?<=[\s-])/).map((word) => text.width(word.trim(), spacing)))
  const size =
    (figure && [76, 66, 58, 48].find((one) => one * longest <= BESIDE)) ??
    (title.length <= 18 ? 116 : title.length <= 30 ? 100 : title.length <= 44 ? 84 : 72)
  const lines = balancedLines(title, (figure ? BESIDE : TITLE.width) / size, (part) =>
    text.width(part, spacing),
  )
  const height = TITLE.lineHeight * size
  // Of the height of a line, where its baseline is.
  const top = TITLE.center - (lines.length * height) / 2 + 0.5 * height + 0.36 * size
  const { paper, rule, accent, soft, ink } = COLORS
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
<path d="M0 0H1200V630H0z" fill="${paper}"/>
<path d="M0 536.5H1200" stroke="${rule}"/>
<path d="M112 0V470" stroke="${accent}" stroke-width="4"/>
<path d="M112 462l26 24L112 536l-26-50z" fill="${accent}"/>
${section ? mono.outline(section.toUpperCase(), { x: LEFT, y: 102, size: 26, spacing: 0.1, color: soft }) : ''}
${lines.map((line, index) => text.outline(line, { x: LEFT, y: top + index * height, size, spacing, color: ink })).join('\n')}
${figure ? drawn(figure, mono, DRAWING) : ''}
${text.outline(name, { x: LEFT, y: 593, size: 32, color: ink })}
</svg>`
}

/**
 * The picture as a PNG. Throws where a face lacks a character, with the title and the character.
 *
 * @param figure the first drawing of the finished page
 */
export async function shareImage(words: ShareWords, figure?: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(drawing(words, await openFaces(), figure)))
    .png(PNG)
    .toBuffer()
}
