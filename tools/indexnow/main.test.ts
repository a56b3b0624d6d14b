/** @jest-environment node */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { type Stub, startStub } from '#edge/testing/stub.ts'

const KEY = '0123456789abcdef'
const ADDRESSES = ['https://plumbline.example/', 'https://plumbline.example/etl-testing']

let root: string
let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'indexnow-'))
  mkdirSync(join(root, 'out'))
  put('sitemap.xml', ADDRESSES.map((address) => `<loc>${address}</loc>`).join(''))
  put('index.html', html('Home'))
  put('etl-testing.html', html('ETL'))
  put(`${KEY}.txt`, KEY)
  stub.on('/indexnow', (response) => {
    response.writeHead(200).end()
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (file: string, content: string) => writeFileSync(join(root, 'out', file), content)
const html = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><main>${title}</main></body></html>`
const announced = () => stub.received('/indexnow').map(({ body }) => JSON.parse(body).urlList)

/** Runs the script in the folder; the stub runs in this process, so it must not wait. */
async function run({ key = KEY, args = [] as string[] } = {}) {
  const child = spawn(
    process.execPath,
    [resolve('tools/indexnow/main.ts'), '--endpoint', stub.url('/indexnow'), ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', INDEXNOW_KEY: key } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString()
    })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, said: said.trim().split('\n') }
}

it('is off without a key', async () => {
  expect(await run({ key: '' })).toEqual({
    code: 0,
    said: ['IndexNow is off: INDEXNOW_KEY is not set. .env.example says what it is for.'],
  })
  expect(announced()).toEqual([])
})

it('announces all pages at first, then what has changed, then nothing', async () => {
  expect(await run()).toEqual({ code: 0, said: [...ADDRESSES, 'IndexNow took 2 addresses.'] })
  put('etl-testing.html', html('ETL Testing'))
  expect((await run()).said).toEqual([ADDRESSES[1], 'IndexNow took 1 address.'])
  expect((await run()).said).toEqual(['No page says anything else than at the last announcement.'])
  expect(announced()).toEqual([ADDRESSES, [ADDRESSES[1]]])
})

it('only says what it would announce in a dry run, and remembers nothing', async () => {
  const said = [...ADDRESSES, '2 would be announced. This was a dry run.']
  for (const _ of [1, 2]) expect(await run({ args: ['--dry-run'] })).toEqual({ code: 0, said })
  expect(announced()).toEqual([])
})

it('keeps what was refused for the next time', async () => {
  stub.on('/indexnow', (response) => {
    response.writeHead(429).end()
  })
  const { code, said } = await run()
  expect([code, said.at(-1)]).toEqual([1, expect.stringContaining('it has been asked too often')])
  expect(existsSync(join(root, '.cache'))).toBe(false)
})

it('does not announce a build whose key nobody could check', async () => {
  const { code, said } = await run({ key: 'another-key-of-ours' })
  expect([code, said.join()]).toEqual([
    1,
    expect.stringContaining('Set INDEXNOW_KEY for `npm run build`, too'),
  ])
  expect(announced()).toEqual([])
})

it('asks for a build where there is none', async () => {
  rmSync(join(root, 'out'), { recursive: true })
  expect(await run()).toEqual({
    code: 1,
    said: ['There is no built site in out/. Run `npm run build` first.'],
  })
})
