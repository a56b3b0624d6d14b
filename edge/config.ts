import ipaddr from 'ipaddr.js'
import { distance } from '#lib/content/nearest.ts'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'
import { jsonOf } from './network.ts'
import { defaultTuning } from './tuning.ts'

/** Thrown by {@link readConfig}. The message lists every problem and never quotes a value, which could be a key. */
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

type Rule = readonly [test: (text: string) => boolean, rule: string]
const like = (pattern: RegExp, rule: string): Rule => [(text) => pattern.test(text), rule]
const partsOf = (text: string | undefined) => text?.toLowerCase().split(/[\s,]+/) ?? []
const listOf = (test: Rule[0], rule: string): Rule => [(text) => partsOf(text).every(test), rule]

const address: Rule = [isUsableUrl, USABLE_URL]
const key = like(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
const email = like(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'must be one plain email address')
const personName = like(/^\P{C}{1,100}$/u, 'must be one line of at most 100 characters')

/** User and password must be decodable, because whoever reads them decodes them. */
function isMailServer(text: string): boolean {
  try {
    const { protocol, host, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return /^smtps?:$/.test(protocol) && host !== ''
  } catch {
    return false
  }
}
/** A lone number, such as how many proxies there are, would be read as the address 0.0.0.1. */
const isNetwork = (text: string) => /[.:]/.test(text) && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text))
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

/** The environment variables, a contract with operators; `.env.example` explains each. */
const RULES = {
  NEWS_API_URL: address,
  NEWS_API_KEY: key,
  NEWS_FALLBACK_URL: address,
  NEWS_IMAGE_HOSTS: listOf((host) => /^[a-z0-9-.]+$/.test(host), 'must be host names, separated by commas'),
  MAIL_API_URL: address,
  MAIL_API_KEY: key,
  SMTP_URL: [isMailServer, 'must be an smtp:// or smtps:// address, with % in a password written as %25'],
  CONTACT_TO_EMAIL: email,
  CONTACT_TO_NAME: personName,
  CONTACT_SENDER_EMAIL: email,
  CONTACT_SENDER_NAME: personName,
  RETENTION_DAYS: like(/^[1-9]\d{0,3}$/, 'must be a whole number of days, from 1 to 9999'),
  HOST: like(/^[\w.:-]+$/, 'must be a name or an address'),
  TRUSTED_PROXIES: listOf(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, separated by commas'),
  DATA_DIR: like(/^[^~]/, 'must be a path without ~, which only shells replace'),
  PORT: [isPort, 'must be a whole number from 0 to 65535 (0 takes any free port)'],
  EDGE_TUNING: [(text) => jsonOf(text) !== undefined, 'must be JSON, with the names in edge/tuning.ts'],
} as const satisfies Record<string, Rule>

type Name = keyof typeof RULES

const PAIRS = { NEWS_API: 'run on the fallback feed or the recorded sample', MAIL_API: 'keep messages in the store' }

/** The edge's configuration. Parts left undefined run on their embedded default. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads and validates the environment. Blank values count as unset, because `.env` files often leave them blank.
 *
 * @throws {ConfigError} naming every problem at once.
 */
export function readConfig(environment: Readonly<Record<string, unknown>>) {
  const env: Partial<Record<Name, string>> = {}
  const problems: string[] = []
  for (const [name, [test, rule]] of Object.entries(RULES)) {
    const value = environment[name]
    if (typeof value !== 'string' || value.trim() === '') continue
    env[name as Name] = value.trim()
    // Docker's env files, unlike shells and `.env`, take them for part of the value.
    if (/^(["']).*\1$/.test(value.trim())) problems.push(`${name} is in quotation marks. Remove them.`)
    else if (!test(value.trim())) problems.push(`${name} ${rule}.`)
  }
  for (const name of Object.keys(environment).filter((one) => !(one in RULES))) {
    // Shorter names are too close to others, such as HOME.
    const meant = Object.keys(RULES).find((one) => one.length >= 8 && distance(name, one) <= one.length / 6)
    if (meant && !(meant in env)) problems.push(`${name} is unknown. Did you mean ${meant}?`)
  }
  for (const [name, otherwise] of Object.entries(PAIRS)) {
    const { set, missing } = Object.groupBy([`${name}_URL`, `${name}_KEY`], (one) => (one in env ? 'set' : 'missing'))
    if (set && missing)
      problems.push(`${missing} is missing, while ${set} is set. Set both, or neither to ${otherwise}.`)
  }
  if (env.SMTP_URL && env.MAIL_API_URL)
    problems.push('SMTP_URL and MAIL_API_URL are both set: mail goes one way. Keep one of them.')
  for (const name of ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'])
    if ((env.MAIL_API_URL || env.MAIL_API_KEY || env.SMTP_URL) && !(name in env))
      problems.push(`${name} is missing: mail that is really sent needs it.`)
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    news: {
      primary: pair(env.NEWS_API_URL, env.NEWS_API_KEY),
      fallback: env.NEWS_FALLBACK_URL,
      /** Hosts (and their subdomains) that pictures may come from; empty allows any public host. */
      imageHosts: partsOf(env.NEWS_IMAGE_HOSTS),
    },
    mail: pair(env.MAIL_API_URL, env.MAIL_API_KEY),
    /** Mail server URL with user and password, used instead of `mail`; Node only. */
    smtpUrl: env.SMTP_URL,
    contact: {
      to: person(env.CONTACT_TO_EMAIL, env.CONTACT_TO_NAME ?? 'Plumbline'),
      sender: person(env.CONTACT_SENDER_EMAIL, env.CONTACT_SENDER_NAME ?? 'Plumbline website'),
    },
    /** How long a message is kept after delivery. The privacy notice states the same number. */
    retentionDays: Number(env.RETENTION_DAYS ?? 30),
    /** This and the settings below apply to the Node server. */
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '127.0.0.1',
    /** Addresses and networks whose `X-Forwarded-For` is trusted. */
    trustedProxies: partsOf(env.TRUSTED_PROXIES),
    dataDir: env.DATA_DIR,
    tuning: { ...defaultTuning, ...(jsonOf(env.EDGE_TUNING ?? '{}') as Partial<typeof defaultTuning>) },
  }
}

/** Values that must never be logged or sent back; a URL may carry a key in its query. */
export function secretsOf({ news, mail, smtpUrl }: Config): string[] {
  const urls = [news.primary?.url, news.fallback, mail?.url].filter((url) => url !== undefined)
  const inQueries = urls.flatMap((url) => [...new URL(url).searchParams.values()])
  const { username, password } = new URL(smtpUrl ?? 'smtp://none')
  const smtp = [username, password].map(decodeURIComponent)
  return [news.primary?.key ?? '', mail?.key ?? '', ...smtp, ...inQueries].filter(({ length }) => length >= 6)
}

/** Startup notices listing the parts that run on their embedded default. */
export function embeddedDefaults({ news, mail, smtpUrl }: Config): string[] {
  const sample = 'News: the recorded sample, as NEWS_API_URL is not set.'
  const kept = 'Mail: nothing is sent; messages stay in the store, as MAIL_API_URL is not set.'
  return [...(news.primary || news.fallback ? [] : [sample]), ...(mail || smtpUrl ? [] : [kept])]
}

const pair = (url?: string, key?: string) => (url && key ? { url, key } : undefined)

/** Placeholder address for when nothing is sent. */
const person = (email = 'hello@plumbline.example', name: string) => ({ email, name })
