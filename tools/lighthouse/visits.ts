/** Visits to folders of built pages as Lighthouse makes them, in one browser. */
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { freePort } from '#tools/freePort.ts'
import { CHROMIUM_ARGS, ensureBrowser } from '#tools/test/browser.ts'

/** Serves folders by our own server, and visits pages on them. `close` ends the browser and the servers. */
export async function startVisits(folders: readonly string[]) {
  const executablePath = ensureBrowser()
  const config = readConfig({ PORT: '0' })
  const servers = await Promise.all(folders.map((outDir) => startServer({ config, outDir, log: () => {} })))
  const port = await freePort()
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
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
