/** The finished site for commands: builds it, lists its pages, and opens it in a browser. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Builds the site into `out/`. Throws if that fails. */
export function buildSite(env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error('The build failed; run "npm run build" to see why.')
}

/** The paths of all pages in `out/`. */
export const builtPaths = (): string[] =>
  Array.from(
    readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g),
    ([, url = '']) => new URL(url).pathname,
  )

/** Serves folders of built pages with our own server and opens a browser. `close` stops everything. */
export async function openSites(folders: readonly string[], ...args: string[]) {
  // Imported late: these are slow to load, and most commands exit before they need a browser.
  const { chromium } = await import('@playwright/test')
  const { readConfig } = await import('#edge/config.ts')
  const { startServer } = await import('#edge/node/server.ts')
  const { CHROMIUM_ARGS, ensureBrowser } = await import('#tools/test/browser.ts')
  const config = readConfig({ PORT: '0' })
  const servers = await Promise.all(folders.map((outDir) => startServer({ config, outDir, log: () => {} })))
  const executablePath = ensureBrowser()
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...args] })
  return {
    browser,
    urlOf: (folder: string, path: string) =>
      `http://localhost:${servers[folders.indexOf(folder)]?.port}${path}`,
    async close(): Promise<void> {
      await browser.close()
      await Promise.all(servers.map((server) => server.close(0)))
    },
  }
}
