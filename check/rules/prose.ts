/** Searches the prose of files. */
import type { Passage } from '../parse/passages.ts'
import type { SourceFile } from '../parse/site.ts'
import { perObject } from '../parse/source.ts'

export interface Found<P> {
  entry: P
  match: RegExpExecArray
  passage: Passage
}

/** Finds patterns in a file's prose. Most match nothing, which a single search of all passages shows. */
export function inProse<P extends { pattern: RegExp }>(entries: readonly P[]) {
  // The start and end of each passage, which is a line.
  const searches = entries.map((entry) => {
    const { source, flags } = entry.pattern
    return { entry, search: new RegExp(source, `${flags.replace(/[gm]/g, '')}m`) }
  })
  return perObject(({ passages }: SourceFile): Found<P>[] => {
    const prose = passages.filter(
      ({ kind, within }) => kind !== 'label' || ['Artifact', 'Figure'].includes(within[0] ?? ''),
    )
    // The separator keeps lookbehind and lookahead within a passage.
    const all = prose.map((passage) => passage.prose).join('\n.\n')
    const present = searches.filter(({ search }) => search.test(all))
    return prose.flatMap((passage) =>
      present.flatMap(({ entry }) =>
        [...passage.prose.matchAll(entry.pattern)].map((match) => ({ entry, match, passage })),
      ),
    )
  })
}
