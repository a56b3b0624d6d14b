/** Sign-in with GitHub, as the test double does it: codes, tokens, and who has which. */
import { createHash, randomUUID } from 'node:crypto'

export const APP = { id: 'Iv1.editor', secret: 'planted-client-secret-5d0c' }

/** What GitHub issues unless a test asks for less. */
const EIGHT_HOURS = 28_800

/** Starts without anybody signed in; the first to arrive is Anna. */
export function makeSignIn() {
  const logins = new Map<string, string>()
  const grants = new Map<string, { login: string; challenge: string }>()
  let arriving = 'anna'
  let lifetime = EIGHT_HOURS

  /** The author authorizes the App, and GitHub redirects back. */
  function authorize({
    redirect_uri,
    state = '',
    code_challenge: challenge = '',
  }: Record<string, string>) {
    const code = randomUUID()
    grants.set(code, { login: arriving, challenge })
    return `${redirect_uri}?${new URLSearchParams({ code, state })}`
  }

  function exchange({
    client_id,
    client_secret,
    code = '',
    code_verifier = '',
  }: Record<string, string>) {
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    if (client_id !== APP.id || client_secret !== APP.secret || grant?.challenge !== challenge)
      return { error: 'bad_verification_code' }
    const token = `ghu_${randomUUID()}`
    logins.set(token, grant.login)
    return {
      access_token: token,
      expires_in: lifetime,
      refresh_token: `ghr_${token}`,
      token_type: 'bearer',
    }
  }

  return {
    authorize,
    exchange,
    /** Who sends a request, by its token. */
    loginOf: (authorization = '') => logins.get(authorization.replace('Bearer ', '')),
    /** Sets who signs in from now on, and for how many seconds; everybody except Rita may write. */
    arrive: (login: string, seconds = EIGHT_HOURS) => {
      arriving = login
      lifetime = seconds
    },
    /** Expires all tokens. */
    expire: () => logins.clear(),
  }
}
