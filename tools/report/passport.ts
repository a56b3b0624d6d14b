/** The page passport: everything that a report says, before it is set as HTML or Markdown. */
import type { LostAddress } from '#tools/lint/rules/redirects.ts'
import type { FrameChange, PageChange } from './compare.ts'
import type { Weight } from './finishedSite.ts'
import type { Rows } from './rows.ts'
import type { WordDiff } from './words.ts'

/** Widths at which pages are pictured, in pixels. */
export const WIDTHS = [390, 1280] as const

export type Width = (typeof WIDTHS)[number]

export interface Picture {
  /** The picture as a data address. */
  source: string
  width: number
  height: number
  /** Where it differs from its counterpart; absent where it does not, or has none. */
  differs?: Rows
}

/** What a browser sees of one side of a page. */
export interface Look {
  pictures: Partial<Record<Width, Picture>>
  /** What axe objects to, a line for each element. */
  violations: string[]
  /** The picture of a shared link, as a data address. */
  shareImage?: string
}

export interface PagePassport extends PageChange {
  weight: { before?: Weight; after?: Weight }
  look: { before?: Look; after?: Look }
}

export interface Passport {
  /** What was compared: name as asked for, short id of the commit. */
  base: { name: string; commit: string }
  head: { commit: string; uncommitted: boolean }
  pages: PagePassport[]
  frames: FrameChange[]
  lost: LostAddress[]
  /** What a reader should know of the report itself. */
  notes: string[]
}

/** The line that a finding begins with in the comment of a pull request, so that the comment is found again. */
export const MARKER = '<!-- plumbline:passport -->'

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** `8.9 KB`. */
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** `+0.3 KB`, or nothing where the difference does not show. */
export function difference(before: number, after: number): string {
  const change = ((after - before) / 1024).toFixed(1)
  if (Number(change) === 0) return ''
  return Number(change) > 0 ? `+${change} KB` : `−${change.slice(1)} KB`
}

/** `+4 −2`; a dash where no word changed. */
export const wordCount = ({ added, removed }: WordDiff) =>
  added + removed > 0 ? `+${added} −${removed}` : '–'

/** Numbers of what axe objects to, before and after; a dash where no browser has looked. */
export const axeCount = ({ before, after }: PagePassport['look']) =>
  [before, after].flatMap((look) => (look ? [look.violations.length] : [])).join(' → ') || '–'

/** What a report says in one line: `2 pages changed, 1 added`. */
export function headline({ pages, frames }: Pick<Passport, 'pages' | 'frames'>): string {
  const kinds = (['changed', 'renamed', 'added', 'removed'] as const).flatMap((kind) => {
    const number = pages.filter((page) => page.kind === kind).length
    return number > 0 ? [[number, kind] as const] : []
  })
  const [first, ...others] = kinds
  if (!first) return frames.length > 0 ? 'Header or footer changed' : 'No page changed'
  return [
    `${count(first[0], 'page')} ${first[1]}`,
    ...others.map(([number, kind]) => `${number} ${kind}`),
  ].join(', ')
}

/** Whether nothing but the looks of a page can have changed: words, links and previews are the same. */
export function looksOnly({ kind, words, links, before, after }: PageChange): boolean {
  return (
    kind === 'changed' &&
    words.added + words.removed + links.length === 0 &&
    before?.title === after?.title &&
    before?.description === after?.description &&
    JSON.stringify(before?.share) === JSON.stringify(after?.share)
  )
}
