/** What a build reads from the environment beside Next's own variables; `.env.example` explains what operators set. */
import { ConfigError } from '#lib/configError.ts'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface BuildSettings {
  /** The URL of the lead tracking script. */
  leadTrackingSrc: string | undefined
  /** Proves to search engines that IndexNow announcements come from this site. */
  indexNowKey: string | undefined
  /** False for the benchmarks, which measure Next's own export. */
  hasPostbuild: boolean
  /** False for the multiplied copies of the site in scripts/scale, which exceed a few. */
  hasBudgets: boolean
}

/**
 * Reads what a build depends on. Blank values count as unset.
 *
 * @throws {ConfigError} naming every problem at once.
 */
export function readBuildSettings(environment: Environment): BuildSettings {
  const problems: string[] = []

  function read(name: string, isValid: (value: string) => boolean, rule: string) {
    const value = environment[name]?.trim() || undefined
    if (value !== undefined && !isValid(value)) problems.push(`${name} ${rule}.`)
    return value
  }
  const isOn = (name: string) =>
    read(name, (value) => value === '0', 'must be 0, which turns it off, or unset') === undefined

  const settings = {
    leadTrackingSrc: read('LEAD_TRACKING_SRC', isUsableUrl, USABLE_URL),
    indexNowKey: read(
      'INDEXNOW_KEY',
      (key) => /^[\da-zA-Z-]{8,128}$/.test(key),
      'must be 8 to 128 letters, digits and hyphens',
    ),
    hasPostbuild: isOn('POSTBUILD'),
    hasBudgets: isOn('BUDGETS'),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return settings
}
