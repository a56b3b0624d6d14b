import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle, parseJsonc, root, startWrangler } from '../../edge/testing/runtimes.ts'
import type { Forge } from './forge/forge.ts'
import { REPOSITORY } from './forge/repository.ts'
import { APP } from './forge/signIn.ts'

async function writeBareEditor(dir: string): Promise<void> {
  await mkdir(join(dir, 'assets'), { recursive: true })
  await writeFile(join(dir, 'assets/editor-1A2B.js'), '')
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Editor</title>')
}

/**
 * Starts the editor's worker in the real runtime with the project's configuration and a test forge as GitHub.
 *
 * @param built the built editor; a bare page by default
 */
export async function startEditor(forge: Forge, built?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'editor-'))
  const assets = resolve(built ?? join(dir, 'out'))
  const config = parseJsonc(await readFile(join(root, 'wrangler.edit.jsonc'), 'utf8')) as {
    assets: object
  }
  const [main] = await Promise.all([
    bundle('editor/worker/worker.ts', dir),
    built ?? writeBareEditor(assets),
  ])
  await writeFile(
    join(dir, 'wrangler.json'),
    JSON.stringify({
      ...config,
      main,
      no_bundle: true,
      assets: { ...config.assets, directory: assets },
    }),
  )
  const program = await startWrangler(dir, join(dir, 'state'), {
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_CLIENT_ID: APP.id,
    GITHUB_CLIENT_SECRET: APP.secret,
    GITHUB_URL: forge.url,
    GITHUB_API_URL: forge.url,
    SESSION_KEY: Buffer.alloc(32, 7).toString('base64'),
  })
  const url = `http://127.0.0.1:${program.port}`
  const answers: string[] = []

  /** Makes a request like the editor in a browser, with the signed-in author's cookies. */
  function browser() {
    const jar = new Map<string, string>()
    async function ask(path: string, init: RequestInit = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const defaults = {
        ...(cookie && { Cookie: cookie }),
        Origin: url,
        'Sec-Fetch-Site': 'same-origin',
      }
      const response = await fetch(new URL(path, url), {
        redirect: 'manual',
        ...init,
        headers: { ...defaults, ...(init.headers as Record<string, string>) },
      })
      const text = await response.text()
      answers.push(JSON.stringify([...response.headers]), text)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/Max-Age=0\b/.test(line) && !value) jar.delete(name)
        else jar.set(name, value)
      }
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      }
    }
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    return {
      jar,
      ask,
      post,
      propose: (body: object, headers: Record<string, string> = {}) =>
        post('/api/propose', body, headers),
      /** Signs in via GitHub. */
      async signIn(login: string, seconds?: number) {
        forge.arrive(login, seconds)
        const there = (await ask('/auth/login')).headers.get('Location') ?? ''
        const back = (await fetch(there, { redirect: 'manual' })).headers.get('Location') ?? ''
        return ask(back)
      },
    }
  }

  return {
    url,
    browser,
    /** Every response and all output so far. */
    said: () => [...answers, program.output()].join('\n'),
    async stop() {
      await program.kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type Editor = Awaited<ReturnType<typeof startEditor>>
export type Browser = ReturnType<Editor['browser']>
