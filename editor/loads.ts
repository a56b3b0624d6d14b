/** When the files of the built editor are fetched, and how large they are then. */
import { gzipSync } from 'node:zlib'

/** The most bytes that the first load may have in gzip, as a host would send it. */
const FIRST_LOAD_LIMIT = 700_000

const FIRST = 'to show a page and write in it'

/** What is fetched after the first load. */
const LATER: readonly (readonly [when: string, files: RegExp])[] = [
  ['at once then, for the check in its worker: dictionaries', /^(?:english|terms|names)-/],
  ['for the first word that no dictionary has: common misspellings', /^misspellings-/],
  ['once the page is shown: the windows over it', /^Dialogs-/],
  ['for the first look at a source', /^Source-/],
  ['for the first numbers', /^SeriesGrid-/],
  ['for the first paste', /^pasted-/],
]

/** A moment at which files are fetched, and their bytes in gzip. */
export type Load = readonly [when: string, bytes: number]

/** Sums up the files of the built editor by when they are fetched; throws if the first load is too large. */
export function loadsOf(files: readonly { name: string; contents: Uint8Array }[]): readonly Load[] {
  const loads = new Map([[FIRST, 0], ...LATER.map(([when]) => [when, 0] as const)])
  for (const { name, contents } of files) {
    const [when] = LATER.find(([, pattern]) => pattern.test(name)) ?? [FIRST]
    loads.set(when, (loads.get(when) ?? 0) + gzipSync(contents).length)
  }
  const first = loads.get(FIRST) ?? 0
  if (first > FIRST_LOAD_LIMIT)
    throw new Error(
      `The editor's first load has ${first} bytes in gzip, and ${FIRST_LOAD_LIMIT} are allowed. Load what is not needed at once by import(), as Source.tsx is.`,
    )
  return [...loads]
}

/** Kilobytes, as they are told. */
export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(0)
