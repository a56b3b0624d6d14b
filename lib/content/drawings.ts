/** The drawings at the head of landing pages. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './files.ts'

/** The drawing of a page as markup: `components/drawings/` has it under the page's address, if it has one. */
export function getDrawing(path: string): string | undefined {
  const file = join(repositoryRoot(), 'components/drawings', `${path}.svg`)
  if (!existsSync(file)) return undefined
  // Inside of a page it needs no name space, and no indentation.
  return readFileSync(file, 'utf8')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/\s+(?=<)/g, '')
}
