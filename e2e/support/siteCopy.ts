/** A copy of the whole site to change and to build, or to write on: the real one stays as it is. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { readConfig } from '#edge/config.ts'
import { type RunningServer, startServer } from '#edge/node/server.ts'

const ROOT = join(import.meta.dirname, '../..')

/** All that a build reads, share images that the last one has drawn included. */
const SOURCES = [
  '.cache/og',
  'app',
  'components',
  'content',
  'edge',
  'lib',
  'public',
  'scripts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

const NEXT = 'node_modules/next/dist/bin/next'
const MINUTES = 60_000

export class SiteCopy {
  readonly root: string
  private server: RunningServer | undefined
  private development: ChildProcess | undefined

  /** @param name of its folder, which lies below the repository, so that packages are found, and which git ignores. */
  constructor(name: string) {
    this.root = join(ROOT, '.cache', name)
    this.remove('.')
    mkdirSync(this.root, { recursive: true })
    for (const source of SOURCES.filter((one) => existsSync(join(ROOT, one))))
      cpSync(join(ROOT, source), join(this.root, source), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction')
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, bytes: string | Buffer): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), bytes)
  }

  remove(file: string): void {
    rmSync(join(this.root, file), { recursive: true, force: true })
  }

  /** What `npm run photos` prints, and whether it is content. */
  photos(): Promise<{ ok: boolean; text: string }> {
    return this.run('tools/photos/photos.ts').then(
      ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
      ({ stdout, stderr }) => ({ ok: false, text: stdout + stderr }),
    )
  }

  /** Builds and finishes the site. */
  async build(): Promise<void> {
    await this.run(NEXT, 'build')
  }

  /** Serves what was built, as `npm run serve` does, at an address without a slash at its end. */
  async serve(): Promise<string> {
    this.server = await startServer({
      config: readConfig({ PORT: '0' }),
      outDir: join(this.root, 'out'),
      outboxDir: join(this.root, 'outbox'),
      log: () => {},
    })
    return `http://localhost:${this.server.port}`
  }

  /** Shows the site while it is written, as `npm run dev` does, at an address without a slash at its end. */
  async develop(): Promise<string> {
    const child = spawn(process.execPath, [NEXT, 'dev', '--port', '0'], {
      cwd: this.root,
      env: this.environment('development'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.development = child
    for await (const line of createInterface(child.stdout)) {
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0]
      if (!address) continue
      child.stdout.resume()
      return address
    }
    throw new Error('next dev ended before it had an address.')
  }

  /** Ends what runs, and deletes the copy. */
  async dispose(): Promise<void> {
    await this.server?.close(0)
    if (this.development?.exitCode === null) {
      const ended = once(this.development, 'exit')
      this.development.kill()
      await ended
    }
    this.remove('.')
  }

  private run(...args: string[]) {
    return promisify(execFile)(process.execPath, args, {
      cwd: this.root,
      env: this.environment('production'),
      timeout: 12 * MINUTES,
    })
  }

  private environment(mode: 'production' | 'development') {
    return { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' } as const
  }
}

/** `test` with a copy of the site of its own, which takes its time. */
export const test = base.extend<{ site: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  site: async ({}, use, { testId }) => {
    const site = new SiteCopy(`site-${testId}`)
    await use(site)
    await site.dispose()
  },
})
