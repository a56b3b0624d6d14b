/** @jest-environment node */
/** A checkout with the packages of production alone, as after `npm ci --omit=dev`. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { node, root } from '#edge/testing/runtimes.ts'
import { writeSite } from '#edge/testing/smallSite.ts'
import { textOf } from '#lib/testing/tree.ts'

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Record<string, { dev?: boolean; link?: boolean }>
}

let checkout: string
beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'production-'))
  for (const name of ['package.json', 'build', 'check', 'components', 'content', 'edge', 'lib'])
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true })
  for (const [name, { dev, link }] of Object.entries(packages)) {
    if (dev || link || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name)) continue
    mkdirSync(dirname(join(checkout, name)), { recursive: true })
    symlinkSync(join(root, name), join(checkout, name))
  }
  await writeSite(join(checkout, 'out'))
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

/** How npm runs a script. */
const shell = (name: string, env: Record<string, string> = {}) =>
  [
    'sh',
    ['-c', scripts[name] ?? ''],
    {
      cwd: checkout,
      env: {
        NODE_ENV: 'production',
        PATH: [dirname(node), process.env.PATH].join(delimiter),
        PORT: '0',
        ...env,
      },
      encoding: 'utf8',
    },
  ] as const

it('serves what is built, and ends with the shell that npm has started', async () => {
  const server = spawn(...shell('serve'))
  const ended = once(server, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      output += chunk
      const [found] = /http:\S+/.exec(output) ?? []
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(output)))
  })
  expect((await fetch(`${url}/about-us`)).status).toBe(200)
  server.kill()
  expect(await ended).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow()
})

it('lists messages', () => {
  const { status, stderr } = spawnSync(...shell('messages'))
  expect([status, stderr]).toEqual([0, ''])
})

const ALL = Object.keys(scripts)

it.each(ALL.filter((name) => !['serve', 'messages'].includes(name)))(
  'says in npm run %s what it needs',
  (name) => {
    const { status, stdout, stderr } = spawnSync(...shell(name))
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^This needs the packages of development, .*\n$/),
    ])
  },
)

it.each(ALL)('says in npm run %s on an older Node what it needs', (name) => {
  const older = 'Object.defineProperty(process, "versions", { value: { node: "20.19.0" } })'
  const { status, stderr } = spawnSync(
    ...shell(name, {
      // Such a Node reads no TypeScript either.
      NODE_OPTIONS: `--no-experimental-strip-types --import data:text/javascript,${encodeURIComponent(older)}`,
    }),
  )
  expect(stderr).toMatch(/^This needs Node 24 or newer, and finds Node 20\.19\.0\..*\n$/)
  expect(status).toBe(2)
})
