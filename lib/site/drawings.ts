/** Files that belong to a page: the drawing at its head, and its PDF. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#lib/content/files.ts'
import { namesOf } from './redirects.ts'

/** The drawing of a page as markup: the folder has it under the page's address, if it has one. */
export function getDrawing(path: string, folder = 'components/drawings'): string | undefined {
  const files = namesOf(path).map((name) =>
    join(repositoryRoot(), folder, `${name === '/' ? 'index' : name}.svg`),
  )
  const file = files.find((one) => existsSync(one))
  // Inside of a page it needs no name space, and no indentation.
  return file && readFileSync(file, 'utf8').replace(/ xmlns="[^"]*"|\s+(?=<)/g, '')
}

/** The path of the PDF of a page, where `npm run evidence` has printed one. */
export function printOf(path: string): string | undefined {
  const file = `/print${path}.pdf`
  return existsSync(join(repositoryRoot(), 'public', file)) ? file : undefined
}
