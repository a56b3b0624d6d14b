/** The finished site for commands: builds it, lists its pages, and opens it in a browser. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '#edge/config.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'

/** What the build reads from the environment, unset. */
const UNSET = { LEAD_TRACKING_SRC: '', INDEXNOW_KEY: '', POSTBUILD: '', BUDGETS: '' }

/** Builds a folder's site as in a clone, whatever `.env` says; returns its `out/` or throws the end of the output. */
export function buildSite(env: Readonly<Record<string, string>> = {}, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...UNSET, NO_COLOR: '1', ...env },
  })
  if (status !== 0)
    throw new ExplainedError(`${stdout}${stderr}`.trimEnd().split('\n').slice(-40).join('\n'))
  return join(cwd, 'out')
}

/**
 * Copies the repository as it is now, but what git ignores, so that something else can be built of it than `out/`. Returns
 * the folder, `.cache/<name>`, which is inside the repository, so that its packages are found in a folder above.
 */
export function copyRepository(name: string): string {
  const copy = resolve('.cache', name)
  rmSync(copy, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    // With a lock file, Next would take the copy for a repository with packages of its own. What is deleted is listed, too.
    if (file !== 'package-lock.json' && existsSync(file)) cpSync(file, join(copy, file))
  }
  return copy
}

/** The paths of the pages in `out/`. @throws {UnfinishedBuildError} */
export function builtPaths(): string[] {
  readFinishedBuild('out')
  return Array.from(
    readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g),
    ([, url = '']) => new URL(url).pathname,
  )
}

/** Serves folders of built pages with our own server and opens a browser. `close` stops everything. */
export async function openSites(folders: readonly string[], ...args: string[]) {
  // Loaded here because commands that open no browser start much faster without them.
  const { startServer } = await import('#edge/node/server.ts')
  const { launchBrowser } = await import('./chromium.ts')
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
