/** The median: of an even count, the mean of the two in the middle. 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  const above = sorted[Math.floor(sorted.length / 2)] ?? 0
  return (below + above) / 2
}
