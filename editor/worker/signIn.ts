import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import { loginOf, TIMEOUT_MS } from './github.ts'

/** The lifetime of GitHub's tokens unless its response says otherwise. */
const EIGHT_HOURS = 8 * 3600
const TEN_MINUTES = 600

const granted = z.object({ access_token: z.string(), expires_in: z.optional(z.coerce.number()) })

const encoded = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
const random = () => encoded(crypto.getRandomValues(new Uint8Array(32)))
const callback = ({ req }: Context) => new URL('/auth/callback', req.url).href

/**
 * Sign-in with GitHub's web flow, state and PKCE. The token exists only in a sealed cookie. There is no refresh: once it
 * has expired, GitHub issues the next one without asking the author again.
 */
export function signInWith(config: Config) {
  const secret = Uint8Array.fromBase64(config.SESSION_KEY)
  // The prefix keeps other hosts of the domain from setting one.
  const options = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const
  type Name = 'session' | 'sign-in'

  /** Sets a cookie that browsers can neither read nor change nor keep longer. Its name is sealed in, so none can pose as another. */
  async function seal(
    context: Context,
    name: Name,
    value: Record<string, string>,
    seconds: number,
  ) {
    const sealed = await new EncryptJWT(value)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(name)
      .setExpirationTime(new Date(Date.now() + seconds * 1000))
      .encrypt(secret)
    // The redirect from GitHub comes from another site.
    const sameSite = name === 'sign-in' ? 'Lax' : 'Strict'
    setCookie(context, name, sealed, { ...options, sameSite, maxAge: seconds })
  }

  /** A cookie's value; empty if it is missing, expired or not ours. */
  async function unsealed(context: Context, name: Name): Promise<Partial<Record<string, string>>> {
    const sealed = getCookie(context, name, 'host') ?? ''
    const opened = jwtDecrypt<Record<string, string>>(sealed, secret, { audience: name })
    return (await opened.catch(() => undefined))?.payload ?? {}
  }

  const end = (context: Context) => deleteCookie(context, 'session', options)
  const routes = new Hono()

  routes.get('/login', async (context) => {
    const state = random()
    const verifier = random()
    await seal(context, 'sign-in', { state, verifier }, TEN_MINUTES)
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
    const begun = await unsealed(context, 'sign-in')
    deleteCookie(context, 'sign-in', options)
    const failed = () =>
      context.text('Signing in did not work. Go back to the editor and sign in again.', 403)
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (!response)
      return context.text(
        'GitHub could not be reached. Go back to the editor and sign in again in a moment.',
        502,
      )
    const answer = granted.safeParse(await response.json().catch(() => undefined))
    if (!answer.success) return failed()
    const { access_token: token, expires_in: seconds = EIGHT_HOURS } = answer.data
    await seal(context, 'session', { login: await loginOf(token, config), token }, seconds)
    return context.redirect('/')
  })

  routes.post('/sign-out', (context) => {
    end(context)
    return context.json({})
  })

  return { routes, end, session: (context: Context) => unsealed(context, 'session') }
}
