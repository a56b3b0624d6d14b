/** Mistakes that a pattern finds, with their messages: tables/patterns.json. */
import { type Finding, filled, type Rule } from './problems.ts'
import { inTheCaseOf } from './rules/american.ts'
import TABLE from './tables/patterns.json' with { type: 'json' }

/** The message for words that match a pattern; `$&` and `$1` stand for them and their first group, `$to` for the fix. */
interface Group {
  /**
   * Where to search: the `source` of every file, of every `page` or of `json`, the `text` of pages as readers see it, all
   * `prose`, or each `field`; `unseen` is source and prose, where an escape may stand for the character. The others name
   * what is looked at alone.
   */
  in: string
  rule: string
  found: string
  why?: string
  flags?: string
  sure?: boolean
  severity?: string
  /** The patterns, each with its remedy and the replacement for the words. */
  each: string[][]
}

const PATTERNS = (TABLE as Group[]).flatMap(({ each, flags = 'gu', ...group }) =>
  each.map(([pattern = '', remedy, fix]) => ({
    ...group,
    pattern: new RegExp(pattern, flags),
    remedy,
    fix,
  })),
)

type Entry = (typeof PATTERNS)[number]

export const patternsIn = (...places: string[]): Entry[] =>
  PATTERNS.filter((one) => places.includes(one.in))

export function matchFinding(
  { in: place, found, why, remedy, fix, sure = false, rule, severity }: Entry,
  match: RegExpExecArray,
): Finding {
  const [words] = match
  const code = `U+${(words.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const written = filled(fix, { ...match, '&': words })
  // Addresses and syntax are written as they are.
  const to = written && /^(?:prose|alt)$/.test(place) ? inTheCaseOf(words, written) : written
  const values = { ...match, '&': words.trim(), code, to }
  return {
    ...{
      rule: rule as Rule,
      found: filled(found, values) ?? '',
      why,
      remedy: filled(remedy, values),
    },
    ...(to !== undefined && to !== words && { fix: { from: words, to, sure } }),
    ...(severity && { severity: 'advice' }),
  }
}

/** Returns a function that reports the first of the patterns for a place that a text matches, if any. */
export const finder = (place: string) => {
  const entries = patternsIn(place)
  return (text: string): Finding | undefined => {
    const found = entries.find(({ pattern }) => pattern.test(text))
    const match = found?.pattern.exec(text)
    return found && match ? matchFinding(found, match) : undefined
  }
}
