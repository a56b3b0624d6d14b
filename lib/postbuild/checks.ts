/** What is wrong with an export, collected, so that one build shows all of it. */
import { create } from 'fontkit'
import { pagePathOf } from '../site/url.ts'

export class Problems {
  private readonly list: string[] = []

  /**
   * @param file of `out/`, relative to it.
   * @param found what stands there.
   * @param expected what would have been right, and where to change it.
   */
  add(file: string, found: string, expected: string): void {
    this.list.push(`out/${file}\n    found: ${found}\n    expected: ${expected}`)
  }

  /** Throws everything collected so far, if there is anything. */
  stop(): void {
    const { length } = this.list
    if (length === 0) return
    const message = `The export was not finished, and out/ was removed. Problems: ${length}.\n  ${this.list.sort().join('\n  ')}`
    // What is wrong is in the export; where this noticed it helps nobody.
    throw Object.assign(new Error(message), { name: 'PostbuildError', stack: `PostbuildError: ${message}` })
  }
}

/** File of the sitemap in `out/`. */
export const SITEMAP = 'sitemap.xml'

/**
 * Holds the sitemap against the pages that were built: what one has and the other has not is a mistake in either.
 *
 * @param pages files of `out/`, and whether each asks search engines to leave it out.
 */
export function checkSitemap(
  sitemap: string,
  pages: readonly { file: string; hidden: boolean }[],
  problems: Problems,
): void {
  const addresses = sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)
  const listed = new Set(addresses.map(([, address = '']) => new URL(address).pathname))
  for (const { file, hidden } of pages) {
    const path = pagePathOf(file)
    if (path === undefined || hidden || listed.delete(path)) continue
    const expected =
      'it in the sitemap (lib/seo/crawlers.ts), or `robots: { index: false }` in its metadata where nobody should find it'
    problems.add(file, 'a page that the sitemap lacks', expected)
  }
  for (const path of listed)
    problems.add(
      SITEMAP,
      `${path}, where no page stands that search engines may list`,
      'pages that were built',
    )
}

/** Characters that no font has to draw: spaces and control characters, soft hyphens among them. */
const UNSEEN = /^[\p{C}\p{Z}]$/u

/** Of the given characters those that none of the fonts has, written as themselves and as `U+2192`. */
export function missingCharacters(characters: Iterable<string>, fonts: readonly Uint8Array[]): string[] {
  const known = new Set(
    fonts.flatMap((font) => {
      const parsed = create(Buffer.from(font))
      return 'characterSet' in parsed ? parsed.characterSet : []
    }),
  )
  const pointOf = (character: string) => character.codePointAt(0) ?? 0
  return [...new Set(characters)]
    .filter((character) => !known.has(pointOf(character)) && !UNSEEN.test(character))
    .sort((a, b) => pointOf(a) - pointOf(b))
    .map((character) => `${character} (U+${pointOf(character).toString(16).toUpperCase().padStart(4, '0')})`)
}
