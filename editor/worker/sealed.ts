import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'

/** What is kept in the browser: who is signed in, and what a sign-in under way has to come back with. */
type Sealed = {
  session: { login: string; token: string }
  'sign-in': { state: string; verifier: string }
}

/**
 * Cookies that a browser can neither read nor change nor keep beyond their time. The name is sealed in, so none can be
 * handed in as another; `__Host-`, so that no other host of the domain can set one.
 */
export function sealedCookies(key: string) {
  const secret = Uint8Array.fromBase64(key)
  const options = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const

  return {
    async set<Name extends keyof Sealed>(context: Context, name: Name, value: Sealed[Name], seconds: number) {
      const sealed = await new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(name)
        .setExpirationTime(new Date(Date.now() + seconds * 1000))
        .encrypt(secret)
      // The way back from GitHub begins on another site.
      const sameSite = name === 'sign-in' ? 'Lax' : 'Strict'
      setCookie(context, name, sealed, { ...options, sameSite, maxAge: seconds })
    },
    /** Undefined where there is none, and where it is too old or not ours. */
    async get<Name extends keyof Sealed>(context: Context, name: Name): Promise<Sealed[Name] | undefined> {
      const sealed = getCookie(context, name, 'host') ?? ''
      const opened = await jwtDecrypt<Sealed[Name]>(sealed, secret, { audience: name }).catch(() => undefined)
      return opened?.payload
    },
    drop: (context: Context, name: keyof Sealed) => deleteCookie(context, name, options),
  }
}
