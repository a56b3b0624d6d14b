/** Where a page is now whose address has changed, or that another stands in for. */
import { listAt, valueAt } from '../../check/parse/source.ts'
import { fileOfPath, isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import type { History, Step } from './history.ts'
import { REDIRECTS } from './redirects.ts'
import { readYamlOf } from './texts.ts'

/** The cause of a step that has given a page another address. */
const RENAMING = /^rename /

/** The other address of a page that a step has moved, whether it was undone or not. */
function movedBy({ by, patches }: Step, file: string): string | undefined {
  if (!RENAMING.test(by)) return undefined
  const pages = patches.filter((patch) => isPageFile(patch.file) && patch.start === undefined)
  const others = pages.filter((patch) => patch.file !== file)
  return others.length < pages.length ? others[0]?.file : undefined
}

/** The page to which an address leads visitors. */
function redirectOf(contents: Contents, file: string): string | undefined {
  const { value } = readYamlOf(REDIRECTS, String(contents[REDIRECTS] ?? ''))
  const redirect = listAt(value, []).find((entry) => valueAt(entry, ['from']) === pathOfFile(file))
  const to = valueAt(redirect, ['to'])
  return typeof to === 'string' ? fileOfPath(to) : undefined
}

/** The file of a page that may have moved; the same if nothing is known of it. */
export function presentAddress(
  file: string,
  { contents, history }: { contents: Contents; history: History },
): string {
  const seen = [file]
  for (let now = file; !contents[now]; ) {
    const moved = history.steps.map((step) => movedBy(step, now))
    const next = [...moved.reverse(), redirectOf(contents, now)].find(
      (name) => name !== undefined && !seen.includes(name),
    )
    if (next === undefined) return file
    seen.push(next)
    now = next
  }
  return seen.at(-1) ?? file
}
