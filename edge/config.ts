import { ConfigError } from '#lib/configError.ts'
import { nearestSetting } from '#lib/settingNames.ts'
import { DEFAULT_TRANSPORT_SECURITY } from '#lib/site/headers.ts'
import { KEYS, partsOf, RULES } from './settingRules.ts'
import { tuningFrom } from './tuning.ts'

/** Only a long name of several words is surely meant for us: an environment is full of other programs' names. */
const isDistinctive = (name: string) => /^[A-Z]+_[A-Z_]+$/.test(name) && name.length >= 8

type Environment = Readonly<Record<string, unknown>>
type Settings = Partial<Record<keyof typeof RULES, string>>

const NEWS = ['NEWS_API_URL', 'NEWS_API_KEY'] as const
const MAIL = ['MAIL_API_URL', 'MAIL_API_KEY'] as const
const PEOPLE = ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'] as const

/** Settings, and which others each of them needs. */
const NEEDS = [
  [NEWS, NEWS],
  [MAIL, MAIL],
  [[...MAIL, 'SMTP_URL'], PEOPLE],
] as const

/** What is wrong with settings together, each of which is right by itself. */
function problemsBetween(settings: Settings): string[] {
  const problems = NEEDS.flatMap(([names, needed]) => {
    const set = names.find((name) => name in settings)
    const missing = set ? needed.filter((name) => !(name in settings)) : []
    return missing.map((name) => `${name} is missing, and ${set} needs it.`)
  })
  if (settings.SMTP_URL && settings.MAIL_API_URL)
    problems.push('SMTP_URL and MAIL_API_URL are both set: mail goes one way. Keep one of them.')
  return problems
}

/**
 * Returns the settings that are set, trimmed. Blank values count as unset, as `.env` files often have them.
 *
 * @throws {ConfigError} naming every problem at once.
 */
function readSettings(environment: Environment): Settings {
  const settings: Settings = {}
  const problems: string[] = []
  for (const name of Object.keys(environment).filter(isDistinctive)) {
    const intended = nearestSetting(name)
    if (intended) problems.push(`There is no setting ${name}. Did you mean ${intended}?`)
  }
  for (const [name, problemOf] of Object.entries(RULES)) {
    const value = String(environment[name] ?? '').trim()
    if (value === '') continue
    settings[name as keyof typeof RULES] = value
    const problem = problemOf(value)
    if (problem) problems.push(`${name} ${problem}.`)
  }
  problems.push(...problemsBetween(settings))
  if (problems.length > 0) throw new ConfigError(problems)
  return settings
}

/** The edge's configuration. Parts left undefined run on their embedded default. */
export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings of an environment.
 *
 * @param siteName names recipient and sender where the environment does not, and begins references of messages
 * @throws {ConfigError} naming every problem at once.
 */
export function readConfig(environment: Environment, siteName?: string) {
  const env = readSettings(environment)
  return {
    siteName,
    news: {
      primary: pair(env.NEWS_API_URL, env.NEWS_API_KEY),
      fallback: env.NEWS_FALLBACK_URL,
      /** Hosts and their subdomains; empty allows any public host. */
      imageHosts: partsOf(env.NEWS_IMAGE_HOSTS),
    },
    mail: pair(env.MAIL_API_URL, env.MAIL_API_KEY),
    smtpUrl: env.SMTP_URL,
    contact: {
      to: mailAddress(env.CONTACT_TO_EMAIL, env.CONTACT_TO_NAME ?? siteName),
      sender: mailAddress(
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
    tuning: tuningFrom(env.EDGE_TUNING),
    /** All that are set, whatever they are for. */
    keys: KEYS.map((name) => env[name]).filter((value) => value !== undefined),
  }
}

const pair = (url?: string, key?: string) => (url && key ? { url, key } : undefined)

/** Recipient or sender of a mail. */
type MailAddress = { email: string; name?: string }

/** The address is a placeholder for when nothing is sent. */
const mailAddress = (email = 'nobody@localhost', name?: string): MailAddress => ({
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
    'Mail: nothing is sent, as neither MAIL_API_URL nor SMTP_URL is set; messages stay in the store.'
  return [...(news.primary || news.fallback ? [] : [sample]), ...(mail || smtpUrl ? [] : [kept])]
}
