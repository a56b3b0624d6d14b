/** The words of a path: `/services/load-testing.html` is "services load testing". */
export function wordsOfPath(path: string): string {
  return decoded(path)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

/** Anyone can write an address that no encoding makes. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
