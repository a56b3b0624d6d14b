import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import { loginOf } from './github.ts'

/** The lifetime of GitHub's tokens unless its response says otherwise. */
const EIGHT_HOURS = 8 * 3600
const TEN_MINUTES = 600

const granted = z.object({ access_token: z.string(), expires_in: z.optional(z.coerce.number()) })

const encoded = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
const random = () => encoded(crypto.getRandomValues(new Uint8Array(32)))
const callback = ({ req }: Context) => new URL('/auth/callback', req.url).href

/**
 * Cookies that browsers can neither read, change nor keep beyond their lifetime. The name is sealed in, so that none can
 * pose as another, and prefixed with `__Host-`, so that no other host of the domain can set one.
 */
export function sealedCookies(key: string) {
  const secret = Uint8Array.fromBase64(key)
  const options = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const
  type Name = 'session' | 'sign-in'
  return {
    async set(context: Context, name: Name, value: Record<string, string>, seconds: number) {
      const sealed = await new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(name)
        .setExpirationTime(new Date(Date.now() + seconds * 1000))
        .encrypt(secret)
      // The redirect from GitHub comes from another site.
      const sameSite = name === 'sign-in' ? 'Lax' : 'Strict'
      setCookie(context, name, sealed, { ...options, sameSite, maxAge: seconds })
    },
    /** The sealed value; undefined if the cookie is missing, expired or not ours. */
    async get(context: Context, name: Name): Promise<Partial<Record<string, string>>> {
      const sealed = getCookie(context, name, 'host') ?? ''
      const opened = jwtDecrypt<Record<string, string>>(sealed, secret, { audience: name })
      return (await opened.catch(() => undefined))?.payload ?? {}
    },
    drop: (context: Context, name: Name) => deleteCookie(context, name, options),
  }
}

/**
 * Sign-in with GitHub's web flow, state and PKCE. The token exists only in a sealed cookie. There is no refresh: once it
 * has expired, GitHub issues the next one without asking the author again.
 */
export function signInRoutes(config: Config, cookies: ReturnType<typeof sealedCookies>) {
  const routes = new Hono()

  routes.get('/login', async (context) => {
    const [state, verifier] = [random(), random()]
    await cookies.set(context, 'sign-in', { state, verifier }, TEN_MINUTES)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    const query = new URLSearchParams({
      client_id: config.GITHUB_CLIENT_ID,
      redirect_uri: callback(context),
      state,
      code_challenge: encoded(new Uint8Array(digest)),
      code_challenge_method: 'S256',
      allow_signup: 'false',
    })
    return context.redirect(`${config.GITHUB_URL}/login/oauth/authorize?${query}`)
  })

  routes.get('/callback', async (context) => {
    const { state, code } = context.req.query()
    const begun = await cookies.get(context, 'sign-in')
    cookies.drop(context, 'sign-in')
    const failed = () => context.text('Signing in did not work. Go back to the editor and sign in again.', 403)
    if (!begun.verifier || !code || state !== begun.state) return failed()
    const response = await fetch(`${config.GITHUB_URL}/login/oauth/access_token`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        client_id: config.GITHUB_CLIENT_ID,
        client_secret: config.GITHUB_CLIENT_SECRET,
        code,
        redirect_uri: callback(context),
        code_verifier: begun.verifier,
      }),
      redirect: 'manual',
    })
    const answer = granted.safeParse(await response.json().catch(() => undefined))
    if (!answer.success) return failed()
    const { access_token: token, expires_in: seconds = EIGHT_HOURS } = answer.data
    const login = await loginOf(token, config)
    await cookies.set(context, 'session', { login, token }, seconds)
    return context.redirect('/')
  })

  routes.post('/sign-out', (context) => {
    cookies.drop(context, 'session')
    return context.json({})
  })

  return routes
}
