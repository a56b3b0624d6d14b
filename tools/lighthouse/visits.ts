/** Visits to folders of built pages as Lighthouse makes them, in one browser. */
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { freePort } from '#tools/freePort.ts'
import { openSites } from '#tools/site.ts'

export async function startVisits(folders: readonly string[]) {
  const port = await freePort()
  const { urlOf, close } = await openSites(folders, `--remote-debugging-port=${port}`)
  const visit = async (folder: string, path: string, flags: Flags): Promise<Result> => {
    const result = await lighthouse(urlOf(folder, path), { port, logLevel: 'error', ...flags })
    const error = result ? result.lhr.runtimeError?.message : 'no result'
    if (!result || error) throw new Error(`Lighthouse could not visit ${path}: ${error}`)
    return result.lhr
  }
  return { visit, close }
}
