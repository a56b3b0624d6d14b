/** Visits to a folder of built pages as Lighthouse makes them, in one browser. */
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { freePort } from '#tools/freePort.ts'
import { ensureBrowser } from '#tools/test/browser.ts'

/** Serves folders by our own server, and visits pages on them. `close` ends the browser and the servers. */
export async function startVisits(folders: readonly string[]) {
  const found = ensureBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const servers = await Promise.all(
    folders.map((outDir) => startServer({ config: readConfig({ PORT: '0' }), outDir, log: () => {} })),
  )
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  return {
    async visit(folder: string, path: string, flags: Flags): Promise<Result> {
      const url = `http://localhost:${servers[folders.indexOf(folder)]?.port}${path}`
      const result = await lighthouse(url, { port, logLevel: 'error', ...flags })
      const error = result ? result.lhr.runtimeError?.message : 'no result'
      if (!result || error) throw new Error(`Lighthouse could not visit ${path}: ${error}`)
      return result.lhr
    },
    async close(): Promise<void> {
      await browser.close()
      await Promise.all(servers.map((server) => server.close(0)))
    },
  }
}
