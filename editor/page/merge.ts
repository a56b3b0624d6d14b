/** Brings together what an author and somebody else have made of the same text. */
import { merge } from 'node-diff3'

/** Both changes in one text; of lines that both have changed, both versions stand there between marks, as git has them. */
export const merged = (base: string, mine: string, theirs: string): string =>
  merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    label: { a: 'yours', b: 'theirs' },
  }).result.join('\n')

/** Lines in two versions. */
export const clashesIn = (text = '') => [
  ...text.matchAll(/^<{7} yours\n([\s\S]*?)^={7}\n([\s\S]*?)^>{7} theirs(?:\n|$)/gm),
]
