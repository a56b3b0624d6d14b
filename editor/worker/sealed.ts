import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** What is kept in the browser: who is signed in, and what a sign-in under way has to come back with. */
interface Sealed {
  session: { login: string; token: string }
  'sign-in': { state: string; verifier: string }
}

const base64url = { alphabet: 'base64url', omitPadding: true } as const
const utf8 = new TextEncoder()
export const encoded = (bytes: Uint8Array) => bytes.toBase64(base64url)

/**
 * Cookies that a browser can neither read nor change nor keep beyond their time. The name is sealed in, so none can be
 * handed in as another; `__Host-`, so that no other host of the domain can set one.
 */
export async function sealedCookies(key: string) {
  const secret = await crypto.subtle.importKey('raw', Uint8Array.fromBase64(key), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
  const algorithm = (name: string, iv: Uint8Array<ArrayBuffer>) => {
    return { name: 'AES-GCM', iv, additionalData: utf8.encode(name) }
  }
  const options = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const

  return {
    async set<Name extends keyof Sealed>(context: Context, name: Name, value: Sealed[Name], seconds: number) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const text = JSON.stringify({ value, until: Date.now() + seconds * 1000 })
      const sealed = await crypto.subtle.encrypt(algorithm(name, iv), secret, utf8.encode(text))
      // The way back from GitHub begins on another site.
      const sameSite = name === 'sign-in' ? 'Lax' : 'Strict'
      const whole = `${encoded(iv)}.${encoded(new Uint8Array(sealed))}`
      setCookie(context, name, whole, { ...options, sameSite, maxAge: seconds })
    },
    /** Undefined where there is none, and where it is too old or not ours. */
    async get<Name extends keyof Sealed>(context: Context, name: Name): Promise<Sealed[Name] | undefined> {
      try {
        const [iv, sealed] = (getCookie(context, name, 'host') ?? '')
          .split('.')
          .map((part) => Uint8Array.fromBase64(part, base64url))
        if (!iv || !sealed) return undefined
        const open = await crypto.subtle.decrypt(algorithm(name, iv), secret, sealed)
        const { value, until } = JSON.parse(new TextDecoder().decode(open))
        return until > Date.now() ? value : undefined
      } catch {
        return undefined
      }
    },
    drop: (context: Context, name: keyof Sealed) => deleteCookie(context, name, options),
  }
}
