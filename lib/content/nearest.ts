/** Guesses what an author most likely meant. */

/**
 * Counts the edits between two words: insertions, deletions, replacements and swaps of neighbors. Letter case is
 * ignored because authors never mean it.
 */
export function distance(a: string, b: string): number {
  const left = a.toLowerCase()
  const right = b.toLowerCase()
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[right.length] ?? 0
}

/** The name closest to what was written; undefined if none is close enough to be a typo of it. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(written.length / 3))
  return Array.from(names, (name) => ({ name, edits: distance(written, name) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)[0]?.name
}

/** "Did you mean …?" with the nearest name, otherwise `otherwise`. */
export function didYouMean(
  written: string,
  names: Iterable<string>,
  write: (name: string) => string,
  otherwise: string,
): string {
  const name = nearest(written, names)
  return name === undefined ? otherwise : `Did you mean ${write(name)}?`
}
