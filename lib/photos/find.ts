/** Finds photographs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files that somebody put there as a photograph, also of formats that are refused. */
const PHOTOGRAPH = /\.(?:jpe?g|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i

/** Whether a file was put there as a photograph, by its name. */
export const isPhotograph = (file: string): boolean => PHOTOGRAPH.test(file)

/** Every photograph under content/, by its path from the root, sorted. */
export function findPhotos(root: string): string[] {
  const folder = join(root, 'content')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPhotograph(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
