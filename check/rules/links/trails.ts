/** Chains of addresses, each of which leads to the next: parents, redirects. */

type Next = (path: string) => string | undefined

/** Follows a chain of addresses, visiting each once. */
export function trailOf(from: string, next: Next): string[] {
  const trail: string[] = []
  let here: string | undefined = from
  while (here !== undefined && !trail.includes(here)) {
    trail.push(here)
    here = next(here)
  }
  return trail
}

/** Whether a trail ends where it began. Only true for the loop's first address, so that it is reported once. */
export const isLoop = (trail: readonly string[], next: Next): boolean =>
  next(trail.at(-1) ?? '') === trail[0] && trail.toSorted()[0] === trail[0]
