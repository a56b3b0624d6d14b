import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists all files in a folder, sorted and relative to it. A glob would leave out `.well-known/`. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}
