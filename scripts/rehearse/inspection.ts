/** What is looked at before a release. Each function returns what followed, and throws if something is left to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#lib/site/folder.ts'
import { tryScript } from './commands.ts'
import type { Copy } from './copy.ts'

/** Preflight with everything that it finds in a line of its own. */
export function preflight(copy: Copy): string {
  const { succeeded, output } = tryScript(copy.root, 'preflight')
  if (!succeeded) throw new Error(`Preflight still finds something:\n${output}`)
  return 'Nothing is left to do'
}

/** Looks for the name that is gone in every finished file, whether or not preflight would find it. */
export function searchForOldName(copy: Copy, name: string): string {
  const out = copy.pathOf('out')
  const files = filesIn(out).filter((file) => !/\.(?:br|gz)$/.test(file))
  const textOf = (file: string) => readFileSync(join(out, file), 'latin1').toLowerCase()
  const found = files.filter((file) => textOf(file).includes(name.toLowerCase()))
  if (found.length > 0) throw new Error(`The old name is still in out/: ${found.join(', ')}`)
  return `No trace of it in ${files.length} files`
}
