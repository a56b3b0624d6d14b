/** Lighthouse visits to folders of built pages, in one browser. */
import type { Flags, Result } from 'lighthouse'
import { ExplainedError } from '#lib/explainedError.ts'
import { openSites } from '#scripts/support/builtSite.ts'

/** Where Lighthouse reaches the browser: the usual port for debugging. */
const PORT = 9222

/** Serves the folders, and opens a browser that Lighthouse can use. */
export async function startVisits(folders: readonly string[]) {
  // Loaded here because it takes longer than all that a command does before.
  const { default: lighthouse } = await import('lighthouse')
  const { urlOf, close } = await openSites(folders, `--remote-debugging-port=${PORT}`)
  const visit = async (folder: string, path: string, flags: Flags, more = 2): Promise<Result> => {
    const result = await lighthouse(urlOf(folder, path), {
      port: PORT,
      logLevel: 'error',
      ...flags,
    })
    const error = result ? result.lhr.runtimeError?.message : 'no result'
    if (result && !error) return result.lhr
    // On a busy machine the browser sometimes loses a trace, which must not ruin an hour-long run.
    if (more > 0) return visit(folder, path, flags, more - 1)
    throw new ExplainedError(`Lighthouse could not visit ${path}: ${error}`)
  }
  return { visit, close }
}
