interface SharedEnds {
  head: number
  tail: number
}

/** How many characters, or entries, two texts or lists begin and end with alike. The two parts never overlap in the shorter. */
export function sharedEnds<T extends string | readonly string[]>(a: T, b: T): SharedEnds {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  let tail = 0
  while (head < shorter && a[head] === b[head]) head++
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return { head, tail }
}
