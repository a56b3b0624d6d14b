/** A machine with nothing but Node, on which releases are unpacked, started and gone back to, as docs/deploy.md says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CONTACT_ENDPOINT, type ContactAnswer } from '#lib/contact/protocol.ts'

export class Machine {
  readonly folder: string
  private server: ChildProcess | undefined
  private url = ''

  constructor(folder: string) {
    this.folder = folder
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }

  /** Unpacks a release. */
  unpack(release: string): void {
    cpSync(release, join(this.folder, basename(release)), { recursive: true })
  }

  /** Points `current` at a release and restarts. */
  async switchTo(release: string): Promise<void> {
    await this.stop()
    const current = join(this.folder, 'current')
    rmSync(current, { force: true })
    symlinkSync(basename(release), current, 'dir')
    const server = spawn(process.execPath, ['current/serve.mjs'], {
      cwd: this.folder,
      env: { NODE_ENV: 'production', PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.server = server
    this.url = await new Promise((resolve, reject) => {
      let output = ''
      server.stderr.on('data', (chunk) => {
        output += chunk
        const [found] = /http:\S+/.exec(output) ?? []
        if (found) resolve(found)
      })
      server.once('exit', () => reject(new Error(`The release does not start:\n${output}`)))
    })
  }

  async stop(): Promise<void> {
    if (!this.server) return
    const ended = once(this.server, 'exit')
    this.server.kill()
    await ended
    this.server = undefined
  }

  get = (path: string): Promise<Response> => fetch(this.url + path, { redirect: 'manual' })

  /** Sends a message as an open page does. Returns its reference number. */
  async send(comment: string): Promise<string> {
    const response = await fetch(this.url + CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'visitor@visitor.rehearsal', comment, elapsed: 60_000 }),
    })
    const answer = (await response.json()) as ContactAnswer
    if (!answer.ok) throw new Error(`A message was refused with ${response.status}.`)
    return answer.reference
  }

  /** How many messages are stored. */
  messages(): number {
    const store = new DatabaseSync(join(this.folder, 'data/contact.sqlite'), { readOnly: true })
    const { count } = store.prepare('SELECT count(*) AS count FROM messages').get() ?? {}
    store.close()
    return Number(count)
  }
}
