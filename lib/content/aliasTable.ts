/**
 * The table of redirects that the server reads. It is written from `content/data/redirects.yaml`, since the edge
 * reads no YAML while it answers.
 */
import type { Redirect } from './data.ts'

export const ALIAS_FILE = 'lib/site/aliases.ts'

/** The line of one redirect in the table. */
export function aliasLine({ from, to }: Redirect): string {
  return `  '${from}': '${to}',`
}

/** The whole table as the text of its file. */
export function aliasFile(redirects: readonly Redirect[]): string {
  return `/**
 * Addresses that redirect (301) for good. Key: the alias; value: the canonical path.
 *
 * Written by \`npm run aliases\` from content/data/redirects.yaml. Each entry stands in one line, so that
 * \`npm run content:check\` can name the line to add.
 */
// biome-ignore format: one entry, one line
export const ALIASES: Readonly<Record<string, string>> = {
${redirects.map(aliasLine).join('\n')}
}
`
}

/** An entry that stands in the table. */
export interface Alias extends Redirect {
  /** Counts from 1. */
  line: number
}

/** Reads the table. */
export function readAliases(text: string): Alias[] {
  return text.split('\n').flatMap((line, index) => {
    const match = /^\s*'(\/[^']*)': '(\/[^']*)',\s*$/.exec(line)
    return match ? [{ from: match[1] ?? '', to: match[2] ?? '', line: index + 1 }] : []
  })
}
