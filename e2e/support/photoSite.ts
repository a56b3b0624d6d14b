/** The whole site, built once more with photographs in it: the real one may have none. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '#edge/config.ts'
import { type RunningServer, startServer } from '#edge/node.ts'

const ROOT = join(import.meta.dirname, '../..')

/** All that a build reads. Without the lock file Next finds the packages of the repository around the copy. */
const SOURCES = [
  'app',
  'components',
  'content',
  'edge',
  'lib',
  'public',
  'scripts',
  'mdx-components.tsx',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
]

const MINUTES = 60_000

export class PhotoSite {
  /** Below the repository, so that its packages are found; ignored by git and by every other tool. */
  readonly root = join(ROOT, '.cache/photo-site')

  private server: RunningServer | undefined

  constructor() {
    rmSync(this.root, { recursive: true, force: true })
    mkdirSync(this.root, { recursive: true })
    for (const source of SOURCES) cpSync(join(ROOT, source), join(this.root, source), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'), 'junction')
  }

  write(file: string, bytes: string | Buffer): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), bytes)
  }

  remove(file: string): void {
    rmSync(join(this.root, file))
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  /** What `npm run photos` prints, and whether it is content. */
  photos(): Promise<{ ok: boolean; text: string }> {
    return this.run('scripts/photos.ts').then(
      ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
      ({ stdout, stderr }) => ({ ok: false, text: stdout + stderr }),
    )
  }

  /** Builds and finishes the site. */
  async build(): Promise<void> {
    await this.run('node_modules/next/dist/bin/next', 'build')
  }

  /** Serves it, as `npm run serve` does, at an address without a slash at its end. */
  async serve(): Promise<string> {
    this.server = await startServer({
      config: readConfig({ PORT: '0' }),
      outDir: join(this.root, 'out'),
      outboxDir: join(this.root, 'outbox'),
      log: () => {},
    })
    return `http://localhost:${this.server.port}`
  }

  async dispose(): Promise<void> {
    await this.server?.close(0)
    rmSync(this.root, { recursive: true, force: true })
  }

  private run(...args: string[]) {
    return promisify(execFile)(process.execPath, args, {
      cwd: this.root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      timeout: 6 * MINUTES,
    })
  }
}
