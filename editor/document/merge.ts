/** Line endings and merges: texts as in their files, as in the editor, and as changed by two people. */
import { merge } from 'node-diff3'
import type { Content } from '../background/messages.ts'
import { isSame } from './contents.ts'

/** A file's text as the editor uses it: with LF line endings and without a byte order mark. */
export const plain = (file: string) => file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Converts an edited {@link plain} text back to its file's form. */
export function inFormOf(file: string, text: string): string {
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + (file.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
}

/** Merges two changes. Lines changed by both appear in both versions between git's conflict markers. */
export function merged(base: string, mine: string, theirs: string): string {
  const whole = (text: string) => text.replace(/[^\n]$/, '$&\n')
  // A deleted file has no lines to merge: its empty text would match the empty lines of the other.
  if (!mine || !theirs)
    return `<<<<<<< yours\n${whole(mine)}=======\n${whole(theirs)}>>>>>>> theirs\n`
  const label = { a: 'yours', b: 'theirs' }
  return merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), { label }).result.join('\n')
}

/** A conflict: the whole with its markers, mine, and theirs. */
export const clashesIn = (text = '') => [
  ...text.matchAll(/^<{7} yours\n([\s\S]*?)^={7}\n([\s\S]*?)^>{7} theirs(?:\n|$)/gm),
]

/** A content with a change of it taken back; undefined if it has changed in the same place since it was `shown`. */
export function takenBack(shown: Content, without: Content, now: Content): Content | undefined {
  if (isSame(now, shown)) return without
  const texts = [shown, now, without]
  if (!texts.every((content) => typeof content === 'string')) return undefined
  const [base = '', mine = '', theirs = ''] = texts
  const both = merged(base, mine, theirs)
  return clashesIn(both).length > 0 ? undefined : both
}
