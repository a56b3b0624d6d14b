/** What git says of the pages between two revisions. */
import { pathOfFile } from '#lib/content/files.ts'

export interface History {
  /** Old path to new one. */
  renames: ReadonlyMap<string, string>
  /** Present paths of pages whose own file changed. */
  touched: ReadonlySet<string>
}

/** Arguments after which git prints what {@link readHistory} reads; a revision and `-- content` follow. */
export const NAME_STATUS = ['diff', '--name-status', '--find-renames=50%', '--no-ext-diff', '-z']

/** Reads `git diff --name-status -z`: status and names, each ended by a zero byte. */
export function readHistory(output: string): History {
  const renames = new Map<string, string>()
  const touched = new Set<string>()
  const words = output.split('\0')
  for (let at = 0; at < words.length - 1; ) {
    const status = words[at++] ?? ''
    const from = words[at++] ?? ''
    const to = /^[RC]/.test(status) ? (words[at++] ?? '') : from
    if (!to.endsWith('.mdx')) continue
    touched.add(pathOfFile(to))
    if (status.startsWith('R') && from.endsWith('.mdx')) renames.set(pathOfFile(from), pathOfFile(to))
  }
  return { renames, touched }
}
