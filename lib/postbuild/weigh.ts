/** What the finished pages weigh, for the gates of `budget.ts` and for the manifest. */
import type { PageWeight, Part } from './budget.ts'
import { brotli } from './compress.ts'

/** The scripts of a page. */
export interface PageScripts {
  before: readonly string[]
  after: readonly string[]
  /** The script that asks about lead tracking; none in default builds. */
  consent?: readonly string[]
}

/**
 * @param html reads the finished page; only needed for the parts of a page that is too heavy.
 * @param sizeOf size of a file after brotli, by its path.
 */
export function weighPage(
  file: string,
  islands: boolean,
  scripts: PageScripts,
  html: () => Promise<string>,
  sizeOf: (path: string) => number,
): PageWeight {
  const part = (path: string): Part => ({ name: path, bytes: sizeOf(path) })
  return {
    file,
    islands,
    bytes: sizeOf(file),
    parts: async () => partsOf(await html()),
    scriptBeforeLoad: scripts.before.map(part),
    scriptAfterLoad: scripts.after.map(part),
    consentScript: (scripts.consent ?? []).map(part),
  }
}

/** Styles, drawings and the rest of a page, each compressed by itself. */
async function partsOf(html: string): Promise<Part[]> {
  const styles = html.match(/<style>[\s\S]*?<\/style>/g) ?? []
  const drawings = html.match(/<svg[\s\S]*?<\/svg>/g) ?? []
  const rest = html.replace(/<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
  const weigh = async (name: string, text: string) => ({
    name,
    bytes: (await brotli(Buffer.from(text))).length,
  })
  return Promise.all([
    weigh('styles', styles.join('')),
    weigh(`${drawings.length} drawings`, drawings.join('')),
    weigh('text and markup', rest),
  ])
}

/** Sum of the parts, in bytes. */
export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}
