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
    const expected = 'it in lib/seo/crawlers.ts, or `robots: { index: false }` where nobody should find it'
    problems.add(file, 'a page that the sitemap lacks', expected)
  }
  for (const path of listed)
    problems.add(SITEMAP, `${path}, where no page stands to be listed`, 'pages that were built')
}

/** Of the given characters those that none of the fonts has, each as itself and as `U+2192`; spaces need none. */
export function missingCharacters(characters: Iterable<string>, fonts: readonly Uint8Array[]): string[] {
  const parsed = fonts.map((font) => create(Buffer.from(font)))
  const known = new Set(parsed.flatMap((font) => ('characterSet' in font ? font.characterSet : [])))
  return [...new Set(characters)]
    .filter((character) => !known.has(character.codePointAt(0) ?? 0) && !/^[\p{C}\p{Z}]$/u.test(character))
    .sort()
    .map((one) => `${one} (U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`)
}
