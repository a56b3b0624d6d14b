import { expect, it } from '@jest/globals'
import { EXCHANGE } from './forge/forge.ts'
import { APP } from './forge/signIn.ts'
import type { WorkerRig } from './workerRig.ts'

/** Signing in through GitHub, and the cookie that remains. */
export function signInSuite(rig: WorkerRig): void {
  it('goes through GitHub with state and PKCE, and returns with a cookie no script can read', async () => {
    const browser = rig.editor.browser()
    expect((await browser.ask('/api/tree')).status).toBe(401)
    const there = new URL((await browser.ask('/auth/login')).headers.get('Location') ?? '')
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: APP.id,
      code_challenge_method: 'S256',
    })
    const back = await browser.signIn('anna')
    const [cookie] = back.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('__Host-session'))
    expect(cookie).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await browser.ask('/api/tree')).body.author).toBe('anna')
    await browser.ask('/auth/sign-out', { method: 'POST' })
    expect((await browser.ask('/api/tree')).status).toBe(401)
  })

  it('refuses a callback with another state, without a start, or for a second time', async () => {
    const browser = rig.editor.browser()
    const start = async () => {
      const there = (await browser.ask('/auth/login')).headers.get('Location') ?? ''
      return (await fetch(there, { redirect: 'manual' })).headers.get('Location') ?? ''
    }
    expect((await browser.ask((await start()).replace(/state=.*/, 'state=other'))).status).toBe(403)
    const back = await start()
    expect((await rig.editor.browser().ask(back)).status).toBe(403)
    expect((await browser.ask(back)).status).toBe(302)
    expect((await browser.ask(back)).status).toBe(403)
  })

  it('says that GitHub could not be reached, and goes through at the next attempt', async () => {
    const browser = rig.editor.browser()
    rig.forge.cutAt(EXCHANGE, 'before')
    const cut = await browser.signIn('anna')
    expect(cut.status).toBe(502)
    expect((await browser.signIn('anna')).status).toBe(302)
  })

  it('rejects a cookie that was changed, taken from a sign-in in progress, or has expired', async () => {
    const session = rig.anna.jar.get('__Host-session') ?? ''
    const [head, , iv, sealed = '', tag] = session.split('.')
    const early = rig.editor.browser()
    await early.ask('/auth/login')
    const started = early.jar.get('__Host-sign-in') ?? ''
    const flipped = `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`
    const changed = [
      `${head}..${iv}.${flipped}.${tag}`,
      `${head}..${iv}..${tag}`,
      session.slice(0, -4),
    ]
    for (const value of [...changed, started, 'x', '%00.%00']) {
      const browser = rig.editor.browser()
      browser.jar.set('__Host-session', value)
      expect([value, (await browser.ask('/api/tree')).status]).toEqual([value, 401])
    }
    const late = rig.editor.browser()
    await late.signIn('anna', 0)
    expect((await late.ask('/api/tree')).status).toBe(401)
  })
}
