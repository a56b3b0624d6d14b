/** The rules for the environment variables of the edge, a contract with operators; `.env.example` explains each. */
import ipaddr from 'ipaddr.js'
import { isPort, PORT_RULE } from '#lib/port.ts'
import type { EDGE_SETTINGS } from '#lib/settingNames.ts'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'
import { problemOfTuning } from './tuning.ts'

/** What is wrong with a value, as the end of a sentence about its setting. */
type Rule = (text: string) => string | undefined

const must =
  (test: (text: string) => boolean, rule: string): Rule =>
  (text) =>
    test(text) ? undefined : rule

const like = (pattern: RegExp, rule: string): Rule => must((text) => pattern.test(text), rule)

/** The parts of a list with commas or spaces, in lower case; none without a text. */
export const partsOf = (text: string | undefined) => text?.toLowerCase().split(/[\s,]+/) ?? []

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

/** In full: a lone number, such as how many proxies there are, could be read as 0.0.0.1, and 10.1/16 as 10.0.0.1/16. */
const isNetwork = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
  // Peers are compared as IPv4.
  (text.includes(':') &&
    !text.startsWith('::ffff:') &&
    (ipaddr.isValid(text) || ipaddr.isValidCIDR(text)))

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

/** What each setting may be. Those with the rule `key` are kept out of the log. */
export const RULES = {
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
  DATA_DIR: like(
    /^(?!~|\P{C}*\$[\w{])\P{C}+$/u,
    'must be a path on one line (in double quotes, \\n begins another) without ~ or $NAME, which only shells replace',
  ),
  PORT: must(isPort, PORT_RULE),
  EDGE_TUNING: problemOfTuning,
} as const satisfies Record<(typeof EDGE_SETTINGS)[number], Rule>

/** The settings whose values are keys. */
export const KEYS = (Object.keys(RULES) as (keyof typeof RULES)[]).filter(
  (name) => RULES[name] === key,
)
