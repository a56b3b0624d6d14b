/** The picture that stands for a page where somebody shares it: the plumb line, section, title and name. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { repositoryRoot } from '#lib/content/files.ts'
import { COLORS } from './colors.ts'
import { balancedLines, type Face, openFace } from './shareFace.ts'
import { SHARE_SIZE, type ShareWords } from './shareWords.ts'

/** Where pictures are kept from one build to the next, from the repository's root. */
const DRAWN = '.cache/og'

/** Flat colors and their edges: a small palette says it all, and a better choice of it makes no smaller file. */
const PNG = { palette: true, colors: 64, dither: 0, effort: 1 } as const

const LEFT = 184

/** The title stands in the middle of what section and name leave. */
const TITLE = { width: 920, center: 324, lineHeight: 1.06, spacing: -0.022 }

/** The longer the title, the smaller, so that it keeps to three lines. */
const sizeOf = (title: string) =>
  title.length <= 18 ? 116 : title.length <= 30 ? 100 : title.length <= 44 ? 84 : 72

interface Faces {
  text: Face
  mono: Face
}

let faces: Promise<Faces> | undefined

async function openFaces(): Promise<Faces> {
  // One after the other: the cutter keeps its work in one memory.
  const text = await openFace('schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal', 700)
  return { text, mono: await openFace('geist-mono/files/geist-mono-latin-wght-normal', 500) }
}

function drawing({ title, section, name }: ShareWords, { text, mono }: Faces): string {
  const size = sizeOf(title)
  const spacing = TITLE.spacing * size
  const lines = balancedLines(title, TITLE.width, (line) => text.width(line, size, spacing))
  const height = TITLE.lineHeight * size
  // Of the height of a line, where its baseline is.
  const top = TITLE.center - (lines.length * height) / 2 + 0.5 * height + 0.36 * size
  const { paper, rule, accent, soft, ink } = COLORS
  const words = section
    ? mono.outline(section.toUpperCase(), { x: LEFT, y: 102, size: 26, spacing: 2.6 })
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
<path d="M0 0H1200V630H0z" fill="${paper}"/>
<path d="M0 536.5H1200" stroke="${rule}"/>
<path d="M112 0V470" stroke="${accent}" stroke-width="4"/>
<path d="M112 462l26 24L112 536l-26-50z" fill="${accent}"/>
<path d="${words}" fill="${soft}"/>
<path d="${lines.map((line, index) => text.outline(line, { x: LEFT, y: top + index * height, size, spacing })).join('')}" fill="${ink}"/>
<path d="${text.outline(name, { x: LEFT, y: 593, size: 32 })}" fill="${ink}"/>
</svg>`
}

let stamp: Promise<string> | undefined

/** What all pictures are made of besides their words: this code, and the packages that draw. */
async function stampOf(root: string): Promise<string> {
  const files = ['shareImage.ts', 'shareFace.ts', 'colors.ts'].map((name) => join(import.meta.dirname, name))
  const contents = await Promise.all(
    [...files, join(root, 'package-lock.json')].map((file) => readFile(file)),
  )
  return createHash('sha256').update(Buffer.concat(contents)).digest('hex')
}

/**
 * The picture as a PNG, drawn only where the one from an earlier build is another one.
 *
 * @param path of the page; it names the file in the cache
 * @throws where a face lacks a character, with the title and the character
 */
export async function shareImage(words: ShareWords, path: string, root = repositoryRoot()): Promise<Buffer> {
  stamp ??= stampOf(root)
  const hash = createHash('sha256')
    .update(await stamp)
    .update(JSON.stringify(words))
    .digest('hex')
  // A folder per page, so that the former picture goes when a new one comes. No path has a dot of its own.
  const folder = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')
  const file = join(root, DRAWN, folder, `${hash.slice(0, 16)}.png`)
  if (existsSync(file)) return readFile(file)
  faces ??= openFaces()
  const png = await sharp(Buffer.from(drawing(words, await faces)))
    .png(PNG)
    .toBuffer()
  await rm(dirname(file), { recursive: true, force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png)
  return png
}
