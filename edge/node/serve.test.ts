/** @jest-environment node */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { messages } from '#lib/contact/protocol.ts'
import { bareEnvironment, node, root } from '../testing/runtimes.ts'
import { writeSite } from '../testing/smallSite.ts'

let dir: string

/** Files cannot grow in programs that are started after this, as on a full disk. */
const FULL_DISK = "trap '' XFSZ; ulimit -f 0;"

/** Runs `edge/node/serve.ts` until it exits or `act` stops it. Its shell runs the commands of `shell` before. */
async function serve(
  env: Record<string, string>,
  args: string[] = [],
  act?: (port: number, pid: number, stdout: Readable) => void,
  shell = '',
) {
  const program = [join(root, 'edge/node/serve.ts'), '--out', join(dir, 'out'), '--no-dotenv']
  const child = spawn('/bin/sh', ['-c', `${shell} exec "$@"`, 'sh', node, ...program, ...args], {
    env: {
      ...bareEnvironment(),
      DATA_DIR: join(dir, 'data'),
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString()
  })
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString()
    const port = /http:\/\/.+:(\d+)/.exec(err)?.[1]
    if (port && act && child.pid) {
      act(Number(port), child.pid, child.stdout)
      act = undefined
    }
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}

/** Sends a message, waiting for `between` after its headers and before its body. */
function sendInTwoParts(port: number, between: () => Promise<unknown>): Promise<IncomingMessage> {
  const body = 'email=someone@example.org'
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/api/contact',
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  })
  asked.once('continue', () => void between().then(() => asked.end(body)))
  asked.flushHeaders()
  return new Promise((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (response) => {
      response.resume()
      resolve(response)
    })
  })
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-serve-'))
  await writeSite(join(dir, 'out'))
})

afterAll(() => rm(dir, { recursive: true, force: true }))

describe('npm start', () => {
  it('explains in a sentence the failures an operator can fix', async () => {
    const other: Server = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const half = { NEWS_API_URL: 'https://news.example/', MAIL_API_KEY: 'secret-key', PORT: 'x' }
    const [environment, ...others] = await Promise.all([
      serve(half),
      serve({}, ['--out', join(dir, 'missing')]),
      serve({}, ['--port=80']),
      serve({ PORT: String(port) }),
      serve({ PORT: '0', HOST: '192.0.2.1' }),
      serve({ PORT: '0', DATA_DIR: join(dir, 'out') }),
      serve({ PORT: '0', DATA_DIR: join(dir, 'out/data') }),
    ])
    other.close()
    for (const name of [
      'NEWS_API_KEY',
      'MAIL_API_URL',
      'CONTACT_TO_EMAIL',
      'CONTACT_SENDER_EMAIL',
      'PORT',
    ])
      expect(environment.err).toContain(name)
    expect(environment.err).not.toMatch(/secret-key| {4}at /)
    expect(others.map(({ err }) => err)).toEqual([
      expect.stringMatching(
        /^There is no folder .*missing\. Run `npm run build`, or name the folder of a release\.\n$/,
      ),
      `Unknown option '--port'. Add --help to see what this command takes.\n`,
      expect.stringMatching(
        new RegExp(
          `^The server cannot start \\(.*in use.*${port}\\). Another program .* PORT.*\n$`,
        ),
      ),
      expect.stringMatching(
        /^The server cannot start \(.*\)\. HOST takes an address of this machine/,
      ),
      expect.stringMatching(/^DATA_DIR is in the folder of the pages, .*\n$/),
      expect.stringMatching(/^DATA_DIR is in the folder of the pages, .*\n$/),
    ])
    expect([environment, ...others].map(({ code }) => code)).toEqual([1, 1, 2, 1, 1, 1, 1])
  })

  let locking: DatabaseSync | undefined
  afterEach(() => {
    if (locking?.isOpen) locking.close()
  })

  it.each<[store: string, remedy: RegExp, shell: string, damage: (data: string) => unknown]>([
    [
      'is damaged',
      /not a database\. .* restore a backup/,
      '',
      (data) => writeFile(join(data, 'contact.sqlite'), 'no database'.repeat(1000)),
    ],
    [
      'cannot be written',
      /Its user must own DATA_DIR/,
      '',
      (data) => rm(data, { recursive: true }).then(() => writeFile(data, '')),
    ],
    [
      'was made by a newer release',
      /version 99/,
      '',
      (data) => {
        const database = new DatabaseSync(join(data, 'contact.sqlite'))
        database.exec('PRAGMA user_version = 99')
        database.close()
      },
    ],
    ['has no room on its disk', /have space there/, FULL_DISK, () => {}],
    [
      'is locked for longer than a start waits',
      /locked\. Another program/,
      '',
      (data) => {
        locking = new DatabaseSync(join(data, 'contact.sqlite'))
        locking.exec('CREATE TABLE busy (words); BEGIN EXCLUSIVE')
      },
    ],
  ])('serves pages where the store %s, and says so once', async (_name, remedy, shell, damage) => {
    const data = join(dir, randomUUID())
    await mkdir(data)
    await damage(data)
    const statuses: unknown[] = []
    const visit = async (port: number, pid: number) => {
      const ask = (path: string, init?: RequestInit) =>
        fetch(`http://127.0.0.1:${port}${path}`, init)
      const email = JSON.stringify({ email: 'someone@example.org' })
      const headers = { 'Content-Type': 'application/json' }
      for (const path of ['/about-us', '/api/live', '/api/health'])
        statuses.push((await ask(path)).status)
      const sent = await ask('/api/contact', { method: 'POST', body: email, headers })
      statuses.push(sent.status, await sent.json())
      process.kill(pid, 'SIGTERM')
    }
    const { code, out, err } = await serve({ PORT: '0', DATA_DIR: data }, [], visit, shell)
    expect(statuses).toEqual([200, 200, 503, 503, { ok: false, message: messages.sendFailed }])
    expect(code).toBe(0)
    expect(err).toMatch(/\nMessages cannot be stored: .+ It is tried again every minute\.\n/)
    expect(err).toMatch(remedy)
    expect(out.match(/"store\.unavailable","alarm":true/g)).toHaveLength(1)
  })

  it('serves pages where the folder of the store cannot be made', async () => {
    const { code, err } = await serve({ PORT: '0', DATA_DIR: '/proc/none' }, [], (_port, pid) =>
      process.kill(pid, 'SIGTERM'),
    )
    expect(code).toBe(0)
    expect(err).toMatch(/\nMessages cannot be stored: .+mkdir '\/proc\/none'\. Its user must own/)
  })

  it('reports its address and defaults; when stopped, finishes open requests without making anybody wait', async () => {
    let answer: Promise<IncomingMessage> | undefined
    let stopped = Number.NaN
    const { code, out, err } = await serve({ PORT: '0' }, [], (port, pid) => {
      const idle = connect(port, '127.0.0.1')
      answer = sendInTwoParts(port, () => {
        stopped = Date.now()
        process.kill(pid, 'SIGTERM')
        // The server has noticed once it closes the idle connection.
        return once(idle, 'close')
      })
    })
    const { statusCode, headers } = (await answer) as IncomingMessage
    expect([statusCode, headers.connection]).toEqual([303, 'close'])
    expect(code).toBe(0)
    expect(Date.now() - stopped).toBeLessThan(10_000)
    expect(err).toMatch(
      /^Serving 7 pages on http:\/\/localhost:\d+\nNews: the recorded sample.*\nMail: nothing is sent.*\n$/,
    )
    const database = new DatabaseSync(join(dir, 'data/contact.sqlite'))
    expect(database.prepare('SELECT reference, state FROM messages').all()).toMatchObject([
      { reference: headers.location?.split('=')[1] },
    ])
    database.close()
    for (const name of ['data', 'data/contact.sqlite'])
      expect([name, (await stat(join(dir, name))).mode & 0o077]).toEqual([name, 0])
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
  })

  it('names an address that browsers understand', async () => {
    let reached = 0
    const { err } = await serve({ PORT: '0', HOST: '::ffff:127.0.0.1' }, [], async (port, pid) => {
      reached = (await fetch(`http://[::ffff:127.0.0.1]:${port}/`)).status
      process.kill(pid, 'SIGTERM')
    })
    expect([reached, err]).toEqual([
      200,
      expect.stringMatching(/on http:\/\/\[::ffff:127\.0\.0\.1\]:\d+\n/),
    ])
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends on %s as it should', async (signal) => {
    const { code, err } = await serve({ PORT: '0' }, [], (_port, pid) => process.kill(pid, signal))
    expect([code, err]).toEqual([0, expect.stringContaining('Serving')])
  })

  describe('behind a proxy', () => {
    /** Returns the log of a server that two requests reach with the headers of a proxy. */
    async function logOf(headers: Record<string, string>, settings = {}): Promise<string> {
      const { out } = await serve({ PORT: '0', ...settings }, [], async (port, pid) => {
        for (const path of ['/', '/about-us'])
          await fetch(`http://127.0.0.1:${port}${path}`, { headers })
        process.kill(pid, 'SIGTERM')
      })
      expect(out).not.toContain('203.0.113.7')
      return out
    }

    it.each<[header: string, value: string]>([
      ['X-Forwarded-For', '203.0.113.7'],
      ['X-Real-IP', '203.0.113.7'],
      ['Forwarded', 'for=203.0.113.7'],
    ])('says once that it is not trusted, given %s', async (header, value) => {
      const alarms = /"event":"edge\.untrusted-proxy","alarm":true/g
      expect((await logOf({ [header]: value })).match(alarms)).toHaveLength(1)
    })

    it('says once that it is trusted, and does not name its visitors', async () => {
      const settings = { TRUSTED_PROXIES: '127.0.0.1' }
      const named = await logOf({ 'X-Forwarded-For': '203.0.113.7', Via: '1.1 proxy' }, settings)
      expect(named).not.toContain('proxy')
      const unnamed = await logOf({ 'X-Real-IP': '203.0.113.7' }, settings)
      expect(unnamed.match(/"event":"edge\.mute-proxy","alarm":true/g)).toHaveLength(1)
    })
  })

  it('commits to HTTPS for as long as it is told, in every answer', async () => {
    const commitments: (string | null)[] = []
    const header = 'max-age=31536000; includeSubDomains'
    await serve({ PORT: '0', STRICT_TRANSPORT_SECURITY: header }, [], async (port, pid) => {
      for (const path of ['/', '/missing', '/api/live', '/robots.txt'])
        commitments.push(
          (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('Strict-Transport-Security'),
        )
      process.kill(pid, 'SIGTERM')
    })
    expect(commitments).toEqual([header, header, header, header])
  })

  it('keeps serving when nobody can take its log any more', async () => {
    const statuses: (number | undefined)[] = []
    const { code, err } = await serve({ PORT: '0' }, [], async (port, pid, stdout) => {
      stdout.destroy()
      for (let count = 0; count < 3; count++)
        statuses.push((await sendInTwoParts(port, () => Promise.resolve())).statusCode)
      process.kill(pid, 'SIGTERM')
    })
    expect([code, statuses]).toEqual([0, [303, 303, 303]])
    expect(err).not.toContain('EPIPE')
  })
})
