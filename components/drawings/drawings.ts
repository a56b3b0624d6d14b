/** The drawings of pages, which are SVG files named by the page's path. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#lib/content/files.ts'
import { namesOf } from '#lib/site/redirects.ts'

/** Returns the markup of the drawing for a page, if the folder has one under the page's current or former path. */
export function getDrawing(path: string, folder = 'components/drawings'): string | undefined {
  const files = namesOf(path).map((name) =>
    join(repositoryRoot(), folder, `${name === '/' ? 'index' : name}.svg`),
  )
  const file = files.find((candidate) => existsSync(candidate))
  // Inside a page it needs neither namespace nor indentation.
  return file && readFileSync(file, 'utf8').replace(/ xmlns="[^"]*"|\s+(?=<)/g, '')
}
