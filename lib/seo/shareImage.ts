/** The picture that stands for a page where somebody shares it. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { FACES } from './shareFonts.ts'
import { SHARE_SIZE } from './shareSize.ts'

/** Drawn before and kept, relative to the repository's root. */
const DRAWN = '.cache/og'

/** Flat colors and their edges: a small palette says it all, and a better choice of it makes no smaller file. */
const PNG = { palette: true, colors: 64, dither: 0, effort: 1 } as const

/**
 * What a picture is made of, as a hash: the drawing with its words, the faces, the way of writing it, and all packages
 * that have a part in it.
 */
async function hashOf(root: string, drawing: ReactElement): Promise<string> {
  // What React adds in development does not show.
  const elements = JSON.stringify(drawing, (key, value) => (key.startsWith('_') ? undefined : value))
  return createHash('sha256')
    .update(JSON.stringify([elements, SHARE_SIZE, FACES, PNG]))
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}

/**
 * The picture as a PNG, drawn only where the one from an earlier build is another one.
 *
 * @param drawing of elements that HTML knows: a component in it would not tell what it draws
 * @param path of the page
 * @param draw makes a picture of a drawing, in any format
 * @param root folder with package-lock.json and the cache
 */
export async function shareImage(
  drawing: ReactElement,
  path: string,
  draw: (drawing: ReactElement) => Promise<Uint8Array>,
  root: string,
): Promise<Buffer> {
  // A folder per page, so that the former picture goes when a new one comes. No path has a dot of its own.
  const folder = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')
  const file = join(root, DRAWN, folder, `${await hashOf(root, drawing)}.png`)
  if (existsSync(file)) return readFile(file)
  const png = await sharp(await draw(drawing))
    .png(PNG)
    .toBuffer()
  await rm(dirname(file), { recursive: true, force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png)
  return png
}
