import * as z from 'zod/mini'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'

const like = (pattern: RegExp, what: string) => z.string(what).check(z.trim(), z.regex(pattern, what))
const address = (standard: string) => z._default(z.string().check(z.refine(isUsableUrl, USABLE_URL)), standard)

/** The environment variables, a contract with operators; `docs/editor.md` explains each. */
export const configSchema = z.object({
  GITHUB_REPOSITORY: like(/^[\w.-]+\/[\w.-]+$/, 'is the repository as owner/name'),
  GITHUB_CLIENT_ID: like(/^[\w.-]+$/, 'is the client ID on the settings page of the GitHub App'),
  GITHUB_CLIENT_SECRET: like(/^[\x21-\x7e]+$/, 'is made on the settings page of the GitHub App'),
  SESSION_KEY: like(/^[A-Za-z0-9+/]{43}=$/, 'is 32 random bytes, as `openssl rand -base64 32` makes them'),
  GITHUB_URL: address('https://github.com'),
  GITHUB_API_URL: address('https://api.github.com'),
})

export type Config = z.infer<typeof configSchema>

/** Lists everything missing or invalid. Never quotes a value, which could be a key. */
export const problemsIn = ({ issues }: z.core.$ZodError) =>
  issues.map(({ path: [name], message }) => {
    const command = `npx wrangler secret put ${String(name)} --config wrangler.edit.jsonc`
    return `${String(name)} is missing or wrong. It ${message}. Set it with: ${command}`
  })
