/** Memoizes what is made of each file until its text changes, so that a letter costs no more than its own file. */
export function perFile<T>(
  make: (file: string, source: string) => T,
): (file: string, source: string) => T {
  const known = new Map<string, { source: string; value: T }>()
  return (file, source) => {
    const last = known.get(file)
    const now = last?.source === source ? last : { source, value: make(file, source) }
    known.set(file, now)
    return now.value
  }
}
