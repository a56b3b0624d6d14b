/** Finds photographs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a file was put there as a photograph, by its name; also of formats that are refused. */
export const isPhotograph = (file: string): boolean =>
  /\.(?:jpe?g|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i.test(file)

/** Every photograph under content/, by its path from the root, sorted. */
export function findPhotos(root: string): string[] {
  if (!existsSync(join(root, 'content'))) return []
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(isPhotograph)
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort()
}
