interface SharedEnds {
  head: number
  tail: number
}

/** How many characters two texts begin and end with alike. The two parts never overlap in the shorter text. */
export function sharedEnds(a: string, b: string): SharedEnds {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  let tail = 0
  while (head < shorter && a[head] === b[head]) head++
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return { head, tail }
}
