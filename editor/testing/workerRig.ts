/** The editor's worker, a test forge as GitHub, and an author who is signed in: what the worker's tests share. */
import { expect } from '@jest/globals'
import { type Browser, type Editor, startEditor } from './editor.ts'
import { type Forge, startForge } from './forge/forge.ts'

export const ABOUT = 'content/about.mdx'
export const HOME = 'content/index.mdx'
export const GONE = 'content/gone.mdx'
export const PHOTO = 'content/data/photos/anna.jpg'
export const MENU = 'content/data/menu.yaml'
/** A byte order mark, both line endings and a no-break space, all of which must survive. */
export const ODD = '\uFEFFtitle: Menü\r\nlinks: 10\u00a0%\n'

export class WorkerRig {
  forge!: Forge
  editor!: Editor
  anna!: Browser
  private count = 0

  async start(): Promise<void> {
    this.forge = await startForge({
      [ABOUT]: 'About us.\n',
      [HOME]: 'Welcome.\n',
      [MENU]: ODD,
      [GONE]: 'To go.\n',
      [PHOTO]: 'not text',
      'package.json': '{}\n',
    })
    this.editor = await startEditor(this.forge)
    this.anna = await this.signedIn('Anna')
  }

  async stop(): Promise<void> {
    await this.editor?.stop()
    await this.forge?.close()
  }

  async signedIn(login: string): Promise<Browser> {
    const browser = this.editor.browser()
    expect((await browser.signIn(login)).status).toBe(302)
    return browser
  }

  /** A unique change. */
  words(): string {
    this.count += 1
    return `Words ${this.count}.\n`
  }

  mainHead(): string {
    return this.forge.headOf('main')
  }

  proposal(files: object = { [ABOUT]: this.words() }, more: object = {}) {
    return { base: this.mainHead(), message: 'Say it better', files, ...more }
  }

  branches(): string {
    return this.forge.git(['for-each-ref', '--format=%(refname:short)'])
  }

  changed(branch: string): string {
    return this.forge.git(['diff', '--name-status', `main...${branch}`])
  }
}
