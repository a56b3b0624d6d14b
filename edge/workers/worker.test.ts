/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, jest } from '@jest/globals'
import { startWrangler, workerConfig } from '../testing/runtimes.ts'
import { writeSite } from '../testing/smallSite.ts'
import { writeHostFiles } from './hostFiles.ts'

class DurableObject {
  ctx: unknown
  env: unknown
  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}
jest.unstable_mockModule('cloudflare:workers', () => ({ DurableObject }), { virtual: true })

it('asks to be woken again if an invalid environment keeps it from working', async () => {
  const { ApiObject } = await import('./worker.ts')
  const alarms: number[] = []
  const storage = {
    getAlarm: async () => alarms.at(-1) ?? null,
    setAlarm: async (time: number) => void alarms.push(time),
  }
  const object = new ApiObject(
    { storage } as never,
    { MAIL_API_KEY: 'without-an-address' } as never,
  )
  await object.alarm()
  expect(alarms[0]).toBeGreaterThan(Date.now())
})

it('refuses the API in a half-set environment, logs what is missing, and keeps serving pages', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'edge-wrangler-'))
  await writeSite(join(dir, 'out'))
  await writeHostFiles(join(dir, 'out'))
  // As in a deploy: with wrangler, which bundles the worker itself.
  await writeFile(join(dir, 'wrangler.json'), JSON.stringify(await workerConfig(dir)))
  const { port, output, kill } = await startWrangler(dir, join(dir, 'state'), {
    MAIL_API_KEY: 'secret-key',
  })
  try {
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    for (const response of await Promise.all(
      ['/api/contact', '/api/news', '/api/health'].map(ask),
    )) {
      const message = expect.stringMatching(/not set up/)
      expect([response.status, await response.json()]).toMatchObject([503, { ok: false, message }])
    }
    const body = new URLSearchParams({ email: 'a@b.co', comment: 'Without a script' })
    const form = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/contact-us/not-sent'])
    expect((await ask('/about-us')).status).toBe(200)
    expect(output()).toMatch(/"alarm":true.*MAIL_API_URL is missing/)
    expect(output()).not.toContain('secret-key')
  } finally {
    await kill()
    await rm(dir, { recursive: true, force: true })
  }
}, 60_000)
