/** Photographs in the text of a page: `![alt](name "caption")`. */
import { escapedSigns } from './markdown.ts'

/** Its alt text, the space before its caption, and the caption, both as they are written. */
export const PHOTOGRAPH = /^!\[((?:\\.|[^[\]\\\n])*)\]\([^\s()]+(?:(\s+)"((?:\\.|[^"\\\n])*)")?\)$/

/** Escapes what would be syntax in an alt text. */
export const escapedAlt = (words: string) => escapedSigns(words).replaceAll(']', '\\]')

const escapedCaption = (words: string) => words.replace(/["\\]|&(?=#?\w+;)/g, '\\$&')

/** A caption with the space and the quotes around it, if there is one. */
export const captionWritten = (words: string, space = ' ') =>
  words && `${space}"${escapedCaption(words)}"`

/** A photograph as it is written into a page. */
export const photographWritten = (name: string, alt: string, caption = '') =>
  `![${escapedAlt(alt)}](${name}${captionWritten(caption)})`

/** Reads what was escaped; undefined if escaping that would not write the same text again. */
const plainBy = (escaped: (words: string) => string) => (written: string) => {
  const words = written.replace(/\\([!-/:-@[-`{-~])|&lt;/g, (_, character = '<') => character)
  return escaped(words) === written ? words : undefined
}

export const plainAlt = plainBy(escapedAlt)
export const plainCaption = plainBy(escapedCaption)
