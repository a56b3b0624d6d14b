/** Small passports for tests. */
import { compareSites } from '../compare.ts'
import type { PagePassport, Passport } from '../passport.ts'
import { pagesOf, type Written } from './pages.ts'

const WEIGHT = { html: 9000, scripts: 1000, fonts: 40_000, pictures: 0 }

/** What a report says of two sites; nothing was looked at in a browser. */
export function makePassport(
  before: Record<string, Written>,
  after: Record<string, Written>,
  moves: [string, string][] = [],
): Passport {
  const { pages, frames } = compareSites(pagesOf(before), pagesOf(after), moves, new Set(Object.keys(after)))
  return {
    base: { name: 'main', commit: '01234567' },
    head: { commit: '89abcdef', uncommitted: false },
    pages: pages.map(
      (page): PagePassport => ({
        ...page,
        weight: { ...(page.before ? { before: WEIGHT } : {}), ...(page.after ? { after: WEIGHT } : {}) },
        look: {},
      }),
    ),
    frames,
    lost: [],
    notes: [],
  }
}

/** Text of a page that would be more than text, were it not escaped. */
export const HOSTILE =
  '</script></style><!-- <img src=https://evil.example/x onerror=alert(1)> @everyone #123 | `code` ~~gone~~ **new** [a](https://evil.example) www.evil.example GH-7 </details> \u202egnp'
