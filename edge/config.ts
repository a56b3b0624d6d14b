import ipaddr from 'ipaddr.js'
import { ExplainedError } from '#lib/explainedError.ts'
import { type EDGE_SETTINGS, settingMeantBy } from '#lib/settingNames.ts'
import { DEFAULT_TRANSPORT_SECURITY } from '#lib/site/headers.ts'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'
import { problemOfTuning, tunedBy } from './tuning.ts'

/** Thrown by {@link readConfig}. The message lists every problem and never quotes a value, which could be a key. */
export class ConfigError extends ExplainedError {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    super(`The environment needs corrections:\n${list}\n.env.example says what each name is for.`)
    this.problems = problems
  }
}

/** What is wrong with a value, as the end of a sentence about its setting. */
type Rule = (text: string) => string | undefined
const must =
  (test: (text: string) => boolean, rule: string): Rule =>
  (text) =>
    test(text) ? undefined : rule
const like = (pattern: RegExp, rule: string): Rule => must((text) => pattern.test(text), rule)
const partsOf = (text: string | undefined) => text?.toLowerCase().split(/[\s,]+/) ?? []
const listOf = (test: (part: string) => boolean, rule: string): Rule =>
  must((text) => partsOf(text).every(test), rule)

const address = must(isUsableUrl, USABLE_URL)
const key = like(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
const email = like(
  /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/,
  'must be one plain email address',
)
const oneLine = like(/^\P{C}{1,100}$/u, 'must be one line of at most 100 characters')

const MAIL_SERVER = 'must be smtp://user:password@host or smtps://user:password@host'

/** Says which character of a password has to be written in another way, because it would begin another part of the address. */
const mailServer: Rule = (text) => {
  if (/%(?![\da-f]{2})/i.test(text)) return `${MAIL_SERVER}, with % in a password written as %25`
  if (text.includes('#')) return `${MAIL_SERVER}, with # in a password written as %23`
  if (!/^smtps?:\/\/[^\s\p{C}]+$/iu.test(text)) return MAIL_SERVER
  const address = URL.parse(text)
  if (!address || `${address.pathname}${address.search}`.includes('@'))
    return `${MAIL_SERVER}, with / in a password written as %2F and ? as %3F`
  if (address.hostname === '') return MAIL_SERVER
  try {
    decodeURIComponent(address.username + address.password)
    return undefined
  } catch {
    return `${MAIL_SERVER}, with letters beyond ASCII in a password encoded as UTF-8`
  }
}

// A lone number, such as how many proxies there are, would be read as the address 0.0.0.1. Peers are compared as IPv4.
const isNetwork = (text: string) =>
  /[.:]/.test(text) &&
  !text.startsWith('::ffff:') &&
  (ipaddr.isValid(text) || ipaddr.isValidCIDR(text))
const TRANSPORT_SECURITY = /^max-age=\d{1,10}(?:; *includeSubDomains)?(?:; *preload)?$/i
const YEAR_S = 31_536_000

const transportSecurity: Rule = (text) => {
  if (!TRANSPORT_SECURITY.test(text))
    return 'must be max-age=<seconds>, optionally followed by "; includeSubDomains" and "; preload"'
  const seconds = Number(/\d+/.exec(text)?.[0])
  const isPreloadable = seconds >= YEAR_S && /includeSubDomains/i.test(text)
  return /preload/i.test(text) && !isPreloadable
    ? `must have includeSubDomains and a max-age of at least ${YEAR_S} with preload`
    : undefined
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

/** The environment variables, a contract with operators; `.env.example` explains each. */
const RULES = {
  NEWS_API_URL: address,
  NEWS_API_KEY: key,
  NEWS_FALLBACK_URL: address,
  NEWS_IMAGE_HOSTS: listOf(
    (host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host),
    'must be host names, separated by commas',
  ),
  MAIL_API_URL: address,
  MAIL_API_KEY: key,
  SMTP_URL: mailServer,
  CONTACT_TO_EMAIL: email,
  CONTACT_TO_NAME: oneLine,
  CONTACT_SENDER_EMAIL: email,
  CONTACT_SENDER_NAME: oneLine,
  CONTACT_SUBJECT: oneLine,
  RETENTION_DAYS: like(/^[1-9]\d{0,3}$/, 'must be a whole number of days, from 1 to 9999'),
  STRICT_TRANSPORT_SECURITY: transportSecurity,
  HOST: like(/^[\w.:-]+$/, 'must be a name or an address'),
  TRUSTED_PROXIES: listOf(
    isNetwork,
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  DATA_DIR: like(/^[^~]/, 'must be a path without ~, which only shells replace'),
  PORT: must(isPort, 'must be a whole number from 0 to 65535 (0 takes any free port)'),
  EDGE_TUNING: problemOfTuning,
} as const satisfies Record<(typeof EDGE_SETTINGS)[number], Rule>

const KEYS = (Object.keys(RULES) as (keyof typeof RULES)[]).filter((name) => RULES[name] === key)

/** Only a long name of several words is surely meant for us: an environment is full of other programs' names. */
const isDistinctive = (name: string) => /^[A-Z]+_[A-Z_]+$/.test(name) && name.length >= 8

/** The edge's configuration. Parts left undefined run on their embedded default. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings. Blank values count as unset, as `.env` files often have them.
 *
 * @param siteName names recipient and sender where the environment does not
 * @throws {ConfigError} naming every problem at once.
 */
export function readConfig(environment: Readonly<Record<string, unknown>>, siteName?: string) {
  const env: Partial<Record<keyof typeof RULES, string>> = {}
  const problems: string[] = []
  for (const name of Object.keys(environment).filter(isDistinctive)) {
    const meant = settingMeantBy(name)
    if (meant) problems.push(`There is no setting ${name}. Did you mean ${meant}?`)
  }
  for (const [name, problemOf] of Object.entries(RULES)) {
    const value = String(environment[name] ?? '').trim()
    if (value === '') continue
    env[name as keyof typeof RULES] = value
    const problem = problemOf(value)
    if (problem) problems.push(`${name} ${problem}.`)
  }
  const news = ['NEWS_API_URL', 'NEWS_API_KEY'] as const
  const mail = ['MAIL_API_URL', 'MAIL_API_KEY'] as const
  const people = ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'] as const
  /** Settings, and which others each of them needs. */
  const needs = [
    [news, news],
    [mail, mail],
    [[...mail, 'SMTP_URL'], people],
  ] as const
  for (const [names, needed] of needs) {
    const set = names.find((name) => name in env)
    const missing = set ? needed.filter((name) => !(name in env)) : []
    for (const name of missing) problems.push(`${name} is missing, and ${set} needs it.`)
  }
  if (env.SMTP_URL && env.MAIL_API_URL)
    problems.push('SMTP_URL and MAIL_API_URL are both set: mail goes one way. Keep one of them.')
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    news: {
      primary: pair(env.NEWS_API_URL, env.NEWS_API_KEY),
      fallback: env.NEWS_FALLBACK_URL,
      /** Hosts and their subdomains; empty allows any public host. */
      imageHosts: partsOf(env.NEWS_IMAGE_HOSTS),
    },
    mail: pair(env.MAIL_API_URL, env.MAIL_API_KEY),
    smtpUrl: env.SMTP_URL,
    contact: {
      to: person(env.CONTACT_TO_EMAIL, env.CONTACT_TO_NAME ?? siteName),
      sender: person(
        env.CONTACT_SENDER_EMAIL,
        env.CONTACT_SENDER_NAME ?? (siteName && `${siteName} website`),
      ),
      /** Follows the visitor's address in the subject. */
      subject: env.CONTACT_SUBJECT ?? 'visited the website',
    },
    /** The privacy notice states the same number. */
    retentionDays: Number(env.RETENTION_DAYS ?? 30),
    /** How long browsers insist on HTTPS: the value of the header of that name. */
    transportSecurity: env.STRICT_TRANSPORT_SECURITY ?? DEFAULT_TRANSPORT_SECURITY,
    // For the Node server only.
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '127.0.0.1',
    trustedProxies: partsOf(env.TRUSTED_PROXIES),
    dataDir: env.DATA_DIR,
    tuning: tunedBy(env.EDGE_TUNING),
    /** All that are set, whatever they are for. */
    keys: KEYS.map((name) => env[name]).filter((value) => value !== undefined),
  }
}

const pair = (url?: string, key?: string) => (url && key ? { url, key } : undefined)

/** Recipient or sender of a mail. */
export type Person = { email: string; name?: string }

/** The address is a placeholder for when nothing is sent. */
const person = (email = 'nobody@localhost', name?: string): Person => ({
  email,
  ...(name && { name }),
})

/** Values that must never be logged or sent back; a URL may carry a key in its query. */
export function secretsOf({ keys, news, mail, smtpUrl }: Config): string[] {
  const urls = [news.primary?.url, news.fallback, mail?.url].filter((url) => url !== undefined)
  const inQueries = urls.flatMap((url) => [...new URL(url).searchParams.values()])
  const { username, password } = new URL(smtpUrl ?? 'smtp://none')
  const smtp = [username, password].map(decodeURIComponent)
  return [...keys, ...smtp, ...inQueries].filter(({ length }) => length >= 6)
}

/** Startup notices listing the parts that run on their embedded default. */
export function embeddedDefaults({ news, mail, smtpUrl }: Config): string[] {
  const sample = 'News: the recorded sample, as NEWS_API_URL is not set.'
  const kept =
    'Mail: nothing is sent, as neither MAIL_API_URL nor SMTP_URL is set; "npm run messages" shows the messages.'
  return [...(news.primary || news.fallback ? [] : [sample]), ...(mail || smtpUrl ? [] : [kept])]
}
