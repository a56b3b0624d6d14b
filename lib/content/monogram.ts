/**
 * The capitals that are drawn where a picture is missing: those that are set, or else the first letters of the first and of the
 * last word of the name.
 */
export function monogramOf({ name, monogram }: { name: string; monogram?: string | undefined }) {
  if (monogram) return monogram
  // No title, such as "Dr."
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('')
}
