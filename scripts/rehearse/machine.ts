/** A machine with nothing but Node, on which releases are unpacked, started and gone back to, as docs/deploy.md says. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { REFERENCE } from '#lib/contact/protocol.ts'
import { launchBrowser } from '#scripts/support/chromium.ts'

/** A visitor's page with the contact form, whose script is fetched only when the visitor comes to the form. */
export interface OpenForm {
  /** Sends a message. Returns its reference number as the page shows it. */
  send(comment: string): Promise<string>
  close(): Promise<void>
}

/** A machine that serves releases, as a folder. */
export class Machine {
  readonly folder: string
  private server: ChildProcess | undefined
  private origin = ''

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
      // After the first start the same port again, as pages that are open know it.
      env: { NODE_ENV: 'production', PORT: new URL(this.origin || 'http://localhost:0').port },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.server = server
    this.origin = await new Promise((resolve, reject) => {
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

  get = (path: string): Promise<Response> => fetch(this.origin + path, { redirect: 'manual' })

  /** Opens the page of the contact form in a browser, in which it stays open whatever is started afterward. */
  async openForm(): Promise<OpenForm> {
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.goto(`${this.origin}/contact-us`)
    return {
      async send(comment) {
        const form = page.getByRole('main').locator('form')
        // By what the server reads: the firm has words of its own for the labels.
        await form.locator('[name=email]').fill('visitor@visitor.rehearsal')
        await form.locator('[name=comment]').fill(comment)
        await form.locator('[type=submit]').click()
        return await page.locator('main strong').filter({ hasText: REFERENCE }).innerText()
      },
      close: () => browser.close(),
    }
  }

  /** How many messages are stored. */
  countMessages(): number {
    const store = new DatabaseSync(join(this.folder, 'data/contact.sqlite'), { readOnly: true })
    const { count } = store.prepare('SELECT count(*) AS count FROM messages').get() ?? {}
    store.close()
    return Number(count)
  }
}
