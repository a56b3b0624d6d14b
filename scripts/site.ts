/** The finished site for commands: builds it, lists its pages, and opens it in a browser. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#edge/config.ts'

/** Builds a folder's site as in a clone, whatever `.env` says; returns its `out/` or throws the end of the output. */
export function buildSite(env: Readonly<Record<string, string>> = {}, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LEAD_TRACKING_SRC: '', NO_COLOR: '1', ...env },
  })
  if (status !== 0)
    throw new Error(`${stdout}${stderr}`.trimEnd().split('\n').slice(-40).join('\n'))
  return join(cwd, 'out')
}

export const builtPaths = (): string[] =>
  Array.from(
    readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g),
    ([, url = '']) => new URL(url).pathname,
  )

/** Serves folders of built pages with our own server and opens a browser. `close` stops everything. */
export async function openSites(folders: readonly string[], ...args: string[]) {
  // Loaded here because commands that open no browser start much faster without them.
  const { startServer } = await import('#edge/node/server.ts')
  const { launchBrowser } = await import('#scripts/browser.ts')
  const config = readConfig({ PORT: '0' })
  const servers = await Promise.all(
    folders.map((outDir) => startServer({ config, outDir, log: () => {} })),
  )
  const browser = await launchBrowser(...args)
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
