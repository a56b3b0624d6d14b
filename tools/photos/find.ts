/** Finds photographs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPhotograph } from './rules.ts'

/** Every photograph under content/, by its path from the root, sorted. */
export function findPhotos(root: string): string[] {
  if (!existsSync(join(root, 'content'))) return []
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(isPhotograph)
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .sort()
}
