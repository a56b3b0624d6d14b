import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#lib/content/files.ts'

/** The path of the PDF of a page, where `npm run evidence` has printed one. */
export function printOf(path: string): string | undefined {
  const file = `/print${path}.pdf`
  return existsSync(join(repositoryRoot(), 'public', file)) ? file : undefined
}
