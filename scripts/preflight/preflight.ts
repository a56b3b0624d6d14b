/** What must be done before the site goes live, beyond what the content check requires. */

import { readBuildSettings } from '#build/settings.ts'
import { field, layoutOf } from '#check/parse/page.ts'
import type { Site } from '#check/parse/site.ts'
import { formatProblem, type Problem } from '#check/problems.ts'
import { releaseProblems } from '#check/rules/site/release.ts'
import { readConfig } from '#edge/config.ts'
import { ConfigError } from '#lib/configError.ts'
import { fileOfData } from '#lib/content/data.ts'
import { unansweredLines } from '#lib/content/dueDiligence.ts'

/** Reserved hosts (RFC 2606): addresses there have not been filled in. */
const RESERVED = /\.(?:example|test|invalid|localhost)$|[/@.]example\.(?:com|net|org)$/

/** What may stay empty in production. The built-in defaults of all other variables are for machines without keys. */
export const OPTIONAL: readonly string[] = [
  'NEWS_IMAGE_HOSTS',
  'CONTACT_TO_NAME',
  'CONTACT_SENDER_NAME',
  'CONTACT_SUBJECT',
  'RETENTION_DAYS',
  'STRICT_TRANSPORT_SECURITY',
  'LEAD_TRACKING_SRC',
  'INDEXNOW_KEY',
]

/** Variables the worker ignores: it has no port, no folder, and cannot reach a mail server. */
export const NODE_ONLY: readonly string[] = [
  'SMTP_URL',
  'HOST',
  'PORT',
  'TRUSTED_PROXIES',
  'DATA_DIR',
]

/** The paths of service pages that say neither how long the service takes nor what it costs, or only one of these. */
export const withoutTerms = ({ pages }: Site): string[] =>
  pages
    .filter((page) => ['detail', 'landing'].includes(layoutOf(page) ?? ''))
    .filter((page) => !field(page, 'glance', 'length') || !field(page, 'glance', 'from'))
    .map(({ path }) => path)

/** The figures of which nobody has said what they mean, by their ids. */
export const withoutMeaning = ({ data }: Site): string[] =>
  (data.claims?.figures ?? []).filter(({ meaning }) => !meaning).map(({ id }) => id)

/** The lines of due-diligence.yaml that nobody has answered, by their ids. */
export const withoutAnswer = ({ data }: Site): string[] => unansweredLines(data).map(({ id }) => id)

/** What the owner of this code has not said about it: under which license others may use it. */
export const withoutLicense = ({ license }: { license?: string }): boolean => !license?.trim()

/** The variables in an example environment file, in order, without commented ones. */
export const environmentNames = (example: string) =>
  Array.from(example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name)

/** What is wrong with the variables that a function reads, apart from what is not set at all. */
function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.filter((problem) => !problem.includes(' is missing'))
  }
}

/** What the build would refuse, the server would not start with, and the worker answer 503 for. */
const unusable = (variables: Readonly<Record<string, string | undefined>>): string[] => [
  ...problemsOf(() => readBuildSettings(variables)),
  ...problemsOf(() => readConfig(variables)),
]

/** Whether a variable has the address of an example or of a test on this machine, which the server would accept. */
const isTrial = (value: string) =>
  /^http:/.test(value) || RESERVED.test(URL.parse(value)?.origin ?? value)

/** Returns whether the privacy notice tells for how long the server keeps messages, one line if it does not (R21.4). */
export function unstatedRetention(
  site: Site,
  { RETENTION_DAYS }: Readonly<Record<string, string | undefined>>,
): string[] {
  const notice = site.page('/privacy-notice')
  if (!notice || unusable({ RETENTION_DAYS }).length > 0) return []
  const { retentionDays } = readConfig({ RETENTION_DAYS })
  const period = `${retentionDays} days`
  if (notice.passages.some(({ text }) => new RegExp(`\\b${period}\\b`).test(text))) return []
  return [
    `${notice.file} does not say "${period}", after which the server deletes a message (RETENTION_DAYS). Readers would be told another period. Write it where the notice says how long messages are kept, and look for the old one in ${fileOfData('legal')}.`,
  ]
}

/** Returns what is left to do in the content before a production deploy, one line each. */
export function preflight(site: Site, problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const left = releaseProblems(site).map(formatProblem)
  if (errors > 0)
    left.unshift(`Errors in the content: ${errors}. \`npm run content:check\` lists them.`)
  return left
}

/**
 * Returns what is left to do about the settings before a production deploy, one line each. `example` is the text of
 * `.env.example`. An empty variable counts as not set.
 */
export function unfinishedSettings(
  example: string,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  // With SMTP, the mail API is not needed.
  const mail = variables.SMTP_URL?.trim() ? ['MAIL_API_URL', 'MAIL_API_KEY'] : []
  const optional = [...OPTIONAL, ...NODE_ONLY, ...mail]
  return [
    ...environmentNames(example).flatMap((name) => {
      const value = variables[name]?.trim()
      if (isTrial(value ?? ''))
        return `.env.example ${name} is an address for examples and tests. Set it to the one you use.`
      if (value || optional.includes(name)) return []
      return `.env.example ${name} is not set in this environment. The file says what it is for.`
    }),
    ...unusable(variables).map((problem) => `.env.example ${problem}`),
  ]
}
