import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'
import { defaultTuning, type Tuning, tuningSchema } from './tuning.ts'

/** What the edge knows from its environment. A part that is undefined runs on its embedded default. */
export interface Config {
  news: {
    primary: { url: string; key: string } | undefined
    fallback: { url: string } | undefined
    /** Hosts from which pictures may come, with those under each; empty for any public one. */
    imageHosts: readonly string[]
  }
  mail: { url: string; key: string } | undefined
  /** Address of a mail server with user and password in it, in place of `mail`; on Node only. */
  smtpUrl: string | undefined
  contact: {
    to: { email: string; name: string }
    sender: { email: string; name: string }
  }
  /** How long a message is kept after its delivery. */
  retentionDays: number
  /** Address of the lead-tracking script that the site was built with; undefined where it was built without one. */
  leadTrackingSrc: string | undefined
  /** Of the server under Node. */
  port: number
  host: string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  dataDir: string | undefined
  tuning: Tuning
}

/** The environment's names, which are a contract with whoever deploys; `.env.example` explains each. */
export type Environment = Readonly<Record<string, unknown>>

/** Thrown by {@link readConfig}; its message names all that is wrong and never quotes a value, which may be a key. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(
      `The environment has ${count}:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n.env.example says what each name is for.`,
    )
    this.problems = problems
  }
}

const address = z.string().check(z.refine(isUsableUrl, USABLE_URL))
const key = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces'))
const email = z
  .string()
  .check(z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'must be one plain e-mail address'))
const personName = z.string().check(z.regex(/^\P{C}{1,100}$/u, 'must be one line of at most 100 characters'))
const hostNames = z.pipe(
  z
    .string()
    .check(z.regex(/^[a-z0-9-.]+(?:[\s,]+[a-z0-9-.]+)*$/i, 'must be host names, separated by commas')),
  z.transform((text) => text.toLowerCase().split(/[\s,]+/)),
)
const port = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'must be a whole number from 0 to 65535 (0 takes any free port)',
    ),
  )
const network = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
const networks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => listOf(text).every(network),
        'must be addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  z.transform(listOf),
)
const days = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days, from 1 to 9999')),
  z.transform(Number),
)
const smtpUrl = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
      'must be an smtp:// or smtps:// address',
    ),
  )
const json = z.pipe(
  z.string().check(z.refine(isJson, { abort: true })),
  z.transform((text) => JSON.parse(text) as unknown),
)

/** The privacy notice says the same number. */
export const DEFAULT_RETENTION_DAYS = 30

const schema = z.object({
  NEWS_API_URL: z.optional(address),
  NEWS_API_KEY: z.optional(key),
  NEWS_FALLBACK_URL: z.optional(address),
  NEWS_IMAGE_HOSTS: z._default(hostNames, []),
  MAIL_API_URL: z.optional(address),
  MAIL_API_KEY: z.optional(key),
  SMTP_URL: z.optional(smtpUrl),
  CONTACT_TO_EMAIL: z.optional(email),
  CONTACT_TO_NAME: z._default(personName, 'Plumbline'),
  CONTACT_SENDER_EMAIL: z.optional(email),
  CONTACT_SENDER_NAME: z._default(personName, 'Plumbline website'),
  RETENTION_DAYS: z._default(days, DEFAULT_RETENTION_DAYS),
  LEAD_TRACKING_SRC: z.optional(address),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/, 'must be a name or an address')), '127.0.0.1'),
  TRUSTED_PROXIES: z._default(networks, []),
  DATA_DIR: z.optional(z.string()),
  PORT: z._default(port, '3000'),
  EDGE_TUNING: z.optional(z.pipe(json, tuningSchema)),
})

/** A name of the contract. */
type Name = keyof z.infer<typeof schema>

/** Names that only make sense together: if one of the first is set, all are needed. */
const TOGETHER: readonly { names: readonly Name[]; otherwise: string }[] = [
  {
    names: ['NEWS_API_URL', 'NEWS_API_KEY'],
    otherwise: 'Set both, or neither to run on the fallback feed or the recorded sample.',
  },
  {
    names: ['MAIL_API_URL', 'MAIL_API_KEY'],
    otherwise: 'Set both, or neither to keep messages in the outbox.',
  },
]

/** Mail that is really sent needs to know from whom and to whom. */
const NEEDED_FOR_MAIL = ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'] as const

/** Used in the outbox only, where nothing is sent. */
const PLACEHOLDER_EMAIL = 'hello@plumbline.example'

/**
 * Reads and checks the environment. An empty or blank value counts as not set, as `.env` files leave them.
 *
 * @throws {ConfigError} naming every problem at once.
 */
export function readConfig(environment: Environment): Config {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.shape)) {
    const value = environment[name]
    if (typeof value === 'string' && value.trim() !== '') given[name] = value.trim()
  }

  const parsed = schema.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map(describe)
  for (const { names, otherwise } of TOGETHER) {
    const missing = names.filter((name) => !(name in given))
    const present = names.filter((name) => name in given)
    if (missing.length === 0 || present.length === 0) continue
    problems.push(`${missing.join(' and ')} is missing, while ${present.join(' and ')} is set. ${otherwise}`)
  }
  if ('SMTP_URL' in given && 'MAIL_API_URL' in given)
    problems.push('SMTP_URL and MAIL_API_URL are both set: mail goes one way. Keep one of them.')
  if ('MAIL_API_URL' in given || 'MAIL_API_KEY' in given || 'SMTP_URL' in given) {
    for (const name of NEEDED_FOR_MAIL) {
      if (!(name in given)) problems.push(`${name} is missing: mail that is really sent needs it.`)
    }
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)

  const env = parsed.data
  return {
    news: {
      primary: pair(env.NEWS_API_URL, env.NEWS_API_KEY),
      fallback: env.NEWS_FALLBACK_URL === undefined ? undefined : { url: env.NEWS_FALLBACK_URL },
      imageHosts: env.NEWS_IMAGE_HOSTS,
    },
    mail: pair(env.MAIL_API_URL, env.MAIL_API_KEY),
    smtpUrl: env.SMTP_URL,
    contact: {
      to: { email: env.CONTACT_TO_EMAIL ?? PLACEHOLDER_EMAIL, name: env.CONTACT_TO_NAME },
      sender: { email: env.CONTACT_SENDER_EMAIL ?? PLACEHOLDER_EMAIL, name: env.CONTACT_SENDER_NAME },
    },
    retentionDays: env.RETENTION_DAYS,
    leadTrackingSrc: env.LEAD_TRACKING_SRC,
    port: Number(env.PORT),
    host: env.HOST,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: env.DATA_DIR,
    tuning: env.EDGE_TUNING ?? defaultTuning,
  }
}

/** Values that must never be written or answered. An address may carry a key in its query, so it is one of them. */
export function secretsOf(config: Config): string[] {
  const { primary, fallback } = config.news
  const urls = [primary?.url, fallback?.url, config.mail?.url].filter((url) => url !== undefined)
  const inQueries = urls.flatMap((url) => [...new URL(url).searchParams.values()])
  const { username, password } = new URL(config.smtpUrl ?? 'smtp://none')
  const smtp = [username, password].map(decodeURIComponent)
  return [primary?.key, config.mail?.key, ...smtp, ...inQueries].filter(
    (value) => value !== undefined && value.length >= 6,
  ) as string[]
}

/** Sentences that say which parts run on their embedded default, for the start of the runtime. */
export function embeddedDefaults(config: Config, outbox: string): string[] {
  const sentences: string[] = []
  if (!config.news.primary && !config.news.fallback) {
    sentences.push('News: the recorded sample, as NEWS_API_URL is not set.')
  }
  if (!config.mail && !config.smtpUrl)
    sentences.push(`Mail: nothing is sent; messages go to ${outbox}, as MAIL_API_URL is not set.`)
  return sentences
}

function pair(url: string | undefined, secret: string | undefined): { url: string; key: string } | undefined {
  return url !== undefined && secret !== undefined ? { url, key: secret } : undefined
}

/** Never the received value: it may be a key, or a key put under the wrong name. */
function describe(issue: { path: PropertyKey[]; message: string }): string {
  const [name, ...inside] = issue.path
  if (name !== 'EDGE_TUNING') return `${String(name)} ${issue.message}.`
  const where = inside.length > 0 ? ` (${inside.join('.')})` : ''
  return `EDGE_TUNING must be a JSON object of whole numbers, with the names in edge/tuning.ts${where}.`
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
