import * as z from 'zod/mini'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'

/** Thrown by {@link readConfig}; names all that is wrong and never quotes a value, which may be a key. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The editor's environment is not complete:\n${problems.map((one) => `- ${one}`).join('\n')}`)
    this.problems = problems
  }
}

const SET = (name: string) => `Set it with: npx wrangler secret put ${name} --config wrangler.edit.jsonc`
const like = (pattern: RegExp, rule: string) =>
  z.string(`is missing. It ${rule}`).check(z.regex(pattern, `is wrong. It ${rule}`))
const address = (standard: string) =>
  z._default(z.string().check(z.refine(isUsableUrl, `is wrong. It ${USABLE_URL}`)), standard)

/** The environment's names, which are a contract with whoever deploys; `docs/editor.md` explains each. */
const schema = z.object({
  GITHUB_REPOSITORY: like(/^[\w.-]+\/[\w.-]+$/, 'is the repository as owner/name'),
  GITHUB_CLIENT_ID: like(/^[\w.-]+$/, 'is the client ID on the settings page of the GitHub App'),
  GITHUB_CLIENT_SECRET: like(/^[\x21-\x7e]+$/, 'is made on the settings page of the GitHub App'),
  SESSION_KEY: like(/^[A-Za-z0-9+/]{43}=$/, 'is 32 random bytes, as `openssl rand -base64 32` makes them'),
  GITHUB_URL: address('https://github.com'),
  GITHUB_API_URL: address('https://api.github.com'),
})

export type Config = z.infer<typeof schema>

/** Reads and checks the environment; a blank value counts as not set. */
export function readConfig(environment: Readonly<Record<string, unknown>>): Config {
  const given = Object.keys(schema.shape).map((name) => [name, environment[name]] as const)
  const set = given.filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  const read = schema.safeParse(Object.fromEntries(set.map(([name, value]) => [name, String(value).trim()])))
  if (read.success) return read.data
  throw new ConfigError(
    read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}. ${SET(String(name))}`),
  )
}
