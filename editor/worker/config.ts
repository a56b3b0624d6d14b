import * as z from 'zod/mini'
import { isUsableUrl } from '../../lib/site/url.ts'

const like = (pattern: RegExp) => z.string().check(z.trim(), z.regex(pattern))
const address = (standard: string) => z._default(z.string().check(z.refine(isUsableUrl)), standard)

/** The environment variables, a contract with operators; `docs/editor.md` explains each. */
export const configSchema = z.object({
  GITHUB_REPOSITORY: like(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_CLIENT_ID: like(/^[\w.-]+$/),
  GITHUB_CLIENT_SECRET: like(/^[\x21-\x7e]+$/),
  SESSION_KEY: like(/^[A-Za-z0-9+/]{43}=$/),
  GITHUB_URL: address('https://github.com'),
  GITHUB_API_URL: address('https://api.github.com'),
})
export type Config = z.infer<typeof configSchema>
