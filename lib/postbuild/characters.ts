import { create } from 'fontkit'

/** Characters that no font has to draw: spaces and control characters, soft hyphens among them. */
const UNSEEN = /^[\p{C}\p{Z}]$/u

/** Of the given characters those that none of the fonts has, written as themselves and as `U+2192`. */
export function missingCharacters(characters: Iterable<string>, fonts: readonly Uint8Array[]): string[] {
  const known = new Set(
    fonts.flatMap((font) => {
      const parsed = create(Buffer.from(font))
      return 'characterSet' in parsed ? parsed.characterSet : []
    }),
  )
  return [...new Set(characters)]
    .map((character): [string, number] => [character, character.codePointAt(0) ?? 0])
    .filter(([character, point]) => !known.has(point) && !UNSEEN.test(character))
    .sort(([, a], [, b]) => a - b)
    .map(([character, point]) => `${character} (U+${point.toString(16).toUpperCase().padStart(4, '0')})`)
}
