import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#lib/content/files.ts'

/** Returns the path of a page's PDF if `npm run evidence` has printed one. */
export function printOf(path: string): string | undefined {
  const file = `/print${path}.pdf`
  return existsSync(join(repositoryRoot(), 'public', file)) ? file : undefined
}
