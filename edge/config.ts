import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'
import { jsonOf } from './network.ts'
import { defaultTuning, tuningSchema } from './tuning.ts'

/** Thrown by {@link readConfig}; its message names all that is wrong and never quotes a value, which may be a key. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    super(`The environment has ${count}:\n${list}\n.env.example says what each name is for.`)
    this.problems = problems
  }
}

const where = (test: (text: string) => boolean, rule: string) => z.string().check(z.refine(test, rule))
const like = (pattern: RegExp, rule: string) => where((text) => pattern.test(text), rule)
const partsOf = (text: string) => text.toLowerCase().split(/[\s,]+/)
const listOf = (test: (one: string) => boolean, rule: string) => {
  const list = where((text) => partsOf(text).every(test), rule)
  return z._default(z.pipe(list, z.transform(partsOf)), [])
}

const address = z.optional(where(isUsableUrl, USABLE_URL))
const key = z.optional(like(/^[\x21-\x7e]+$/, 'must be printable characters without spaces'))
const email = z.optional(
  like(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'must be one plain e-mail address'),
)
const personName = like(/^\P{C}{1,100}$/u, 'must be one line of at most 100 characters')
const days = like(/^[1-9]\d{0,3}$/, 'must be a whole number of days, from 1 to 9999')
const port = where(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'must be a whole number from 0 to 65535 (0 takes any free port)',
)
const isMailServer = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)
const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

/** The privacy notice says the same number. */
export const DEFAULT_RETENTION_DAYS = 30

/** The environment's names, which are a contract with whoever deploys; `.env.example` explains each. */
const schema = z.object({
  NEWS_API_URL: address,
  NEWS_API_KEY: key,
  NEWS_FALLBACK_URL: address,
  NEWS_IMAGE_HOSTS: listOf((host) => /^[a-z0-9-.]+$/.test(host), 'must be host names, separated by commas'),
  MAIL_API_URL: address,
  MAIL_API_KEY: key,
  SMTP_URL: z.optional(where(isMailServer, 'must be an smtp:// or smtps:// address')),
  CONTACT_TO_EMAIL: email,
  CONTACT_TO_NAME: z._default(personName, 'Plumbline'),
  CONTACT_SENDER_EMAIL: email,
  CONTACT_SENDER_NAME: z._default(personName, 'Plumbline website'),
  RETENTION_DAYS: z._default(days, String(DEFAULT_RETENTION_DAYS)),
  LEAD_TRACKING_SRC: address,
  HOST: z._default(like(/^[\w.:-]+$/, 'must be a name or an address'), '127.0.0.1'),
  TRUSTED_PROXIES: listOf(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, separated by commas'),
  DATA_DIR: z.optional(z.string()),
  PORT: z._default(port, '3000'),
  EDGE_TUNING: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => jsonOf(text)),
      ),
      tuningSchema,
    ),
  ),
})

/** Names that only make sense together: if one of them is set, all are needed. */
const TOGETHER = [
  [
    'NEWS_API_URL',
    'NEWS_API_KEY',
    'Set both, or neither to run on the fallback feed or the recorded sample.',
  ],
  ['MAIL_API_URL', 'MAIL_API_KEY', 'Set both, or neither to keep messages in the outbox.'],
] as const

/** Used in the outbox only, where nothing is sent. */
const PLACEHOLDER_EMAIL = 'hello@plumbline.example'

/** What the edge knows from its environment. A part that is undefined runs on its embedded default. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the environment. An empty or blank value counts as not set, as `.env` files leave them.
 *
 * @throws {ConfigError} naming every problem at once.
 */
export function readConfig(environment: Readonly<Record<string, unknown>>) {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const value = environment[name]
    if (typeof value === 'string' && value.trim() !== '') given[name] = value.trim()
  }
  const read = schema.safeParse(given)
  const problems = read.success ? [] : read.error.issues.map(describe)
  for (const [one, other, otherwise] of TOGETHER) {
    if (one in given === other in given) continue
    const [present, missing] = one in given ? [one, other] : [other, one]
    problems.push(`${missing} is missing, while ${present} is set. ${otherwise}`)
  }
  if ('SMTP_URL' in given && 'MAIL_API_URL' in given)
    problems.push('SMTP_URL and MAIL_API_URL are both set: mail goes one way. Keep one of them.')
  if ('MAIL_API_URL' in given || 'MAIL_API_KEY' in given || 'SMTP_URL' in given) {
    for (const name of ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'])
      if (!(name in given)) problems.push(`${name} is missing: mail that is really sent needs it.`)
  }
  if (!read.success || problems.length > 0) throw new ConfigError(problems)

  const env = read.data
  return {
    news: {
      primary: pair(env.NEWS_API_URL, env.NEWS_API_KEY),
      fallback: env.NEWS_FALLBACK_URL === undefined ? undefined : { url: env.NEWS_FALLBACK_URL },
      /** Hosts from which pictures may come, with those under each; empty for any public one. */
      imageHosts: env.NEWS_IMAGE_HOSTS,
    },
    mail: pair(env.MAIL_API_URL, env.MAIL_API_KEY),
    /** Address of a mail server with user and password in it, in place of `mail`; on Node only. */
    smtpUrl: env.SMTP_URL,
    contact: {
      to: { email: env.CONTACT_TO_EMAIL ?? PLACEHOLDER_EMAIL, name: env.CONTACT_TO_NAME },
      sender: { email: env.CONTACT_SENDER_EMAIL ?? PLACEHOLDER_EMAIL, name: env.CONTACT_SENDER_NAME },
    },
    /** How long a message is kept after its delivery. */
    retentionDays: Number(env.RETENTION_DAYS),
    /** Address of the lead-tracking script that the site was built with; undefined where it was built without one. */
    leadTrackingSrc: env.LEAD_TRACKING_SRC,
    /** Of the server under Node, as are those below. */
    port: Number(env.PORT),
    host: env.HOST,
    /** Addresses and networks whose `X-Forwarded-For` is believed. */
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: env.DATA_DIR,
    tuning: env.EDGE_TUNING ?? defaultTuning,
  }
}

/** Values that must never be written or answered. An address may carry a key in its query, so it is one of them. */
export function secretsOf({ news, mail, smtpUrl }: Config): string[] {
  const urls = [news.primary?.url, news.fallback?.url, mail?.url].filter((url) => url !== undefined)
  const inQueries = urls.flatMap((url) => [...new URL(url).searchParams.values()])
  const { username, password } = new URL(smtpUrl ?? 'smtp://none')
  const smtp = [username, password].map(decodeURIComponent)
  return [news.primary?.key ?? '', mail?.key ?? '', ...smtp, ...inQueries].filter(({ length }) => length >= 6)
}

/** Sentences that say which parts run on their embedded default, for the start of the runtime. */
export function embeddedDefaults({ news, mail, smtpUrl }: Config, outbox: string): string[] {
  const sample = 'News: the recorded sample, as NEWS_API_URL is not set.'
  const kept = `Mail: nothing is sent; messages go to ${outbox}, as MAIL_API_URL is not set.`
  return [...(news.primary || news.fallback ? [] : [sample]), ...(mail || smtpUrl ? [] : [kept])]
}

function pair(url: string | undefined, secret: string | undefined) {
  return url !== undefined && secret !== undefined ? { url, key: secret } : undefined
}

/** Never the received value: it may be a key, or a key put under the wrong name. */
function describe({ path: [name, ...inside], message }: { path: PropertyKey[]; message: string }): string {
  if (name !== 'EDGE_TUNING') return `${String(name)} ${message}.`
  const at = inside.length > 0 ? ` (${inside.join('.')})` : ''
  return `EDGE_TUNING must be a JSON object of whole numbers, with the names in edge/tuning.ts${at}.`
}
