/** The names of all environment variables, a contract with operators; `.env.example` explains each. */
import { distance } from './content/nearest.ts'

/** What the edge reads when it starts. */
export const EDGE_SETTINGS = [
  'NEWS_API_URL',
  'NEWS_API_KEY',
  'NEWS_FALLBACK_URL',
  'NEWS_IMAGE_HOSTS',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'SMTP_URL',
  'CONTACT_TO_EMAIL',
  'CONTACT_TO_NAME',
  'CONTACT_SENDER_EMAIL',
  'CONTACT_SENDER_NAME',
  'CONTACT_SUBJECT',
  'RETENTION_DAYS',
  'STRICT_TRANSPORT_SECURITY',
  'HOST',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'PORT',
  'EDGE_TUNING',
] as const

/** All settings: those of the edge, and those that the build reads. */
export const SETTINGS: readonly string[] = [...EDGE_SETTINGS, 'LEAD_TRACKING_SRC', 'INDEXNOW_KEY']

/** A word has to be this long before two slips in it can be told from another word. */
const MIN_LENGTH_FOR_TWO_SLIPS = 8

/** A name with its words in the singular, so that `TRUSTED_PROXY` is near to `TRUSTED_PROXIES`. */
const inSingular = (name: string) =>
  name.replaceAll(/IES(?=_|$)/g, 'Y').replaceAll(/(?<=[A-Z])S(?=_|$)/g, '')

/**
 * The setting that somebody meant who wrote `name`: with a slip or two, in other case, with hyphens, in the singular or
 * plural, or with a word missing or moved. Undefined for a setting's own name, and for one that resembles none.
 */
export function nearestSetting(name: string): string | undefined {
  if (SETTINGS.includes(name)) return undefined
  const written = name.toUpperCase().replaceAll(/[-.]/g, '_')
  const slips = written.length < MIN_LENGTH_FOR_TWO_SLIPS ? 1 : 2
  const edits = (setting: string) => distance(inSingular(written), inSingular(setting))
  return SETTINGS.toSorted((a, b) => edits(a) - edits(b)).find(
    (setting) => edits(setting) <= slips || hasWordsOf(written, setting),
  )
}

/** Whether a name has the words of a setting, its first one among them, in any order, perhaps without some. */
function hasWordsOf(name: string, setting: string): boolean {
  const words = name.split('_')
  const expected = setting.split('_')
  return (
    words.length >= 2 &&
    words.includes(expected[0] ?? '') &&
    words.every((word) => expected.includes(word))
  )
}
