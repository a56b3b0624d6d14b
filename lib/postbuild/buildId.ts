import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a page is made of. */
const SOURCES = [
  '{app,components,content,lib,public}/**/*.*',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
]

/** The id of a build: a hash of its sources, so that two builds of one commit are the same to the bit. */
export function contentBuildId(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}
