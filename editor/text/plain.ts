/** Line endings and merges: texts as in their files, as in the editor, and as changed by two people. */
import { diffIndices, merge } from 'node-diff3'

/** Splits a text into lines that keep their endings. */
export const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+/g) ?? []

/** A file's text as the editor uses it: with LF line endings and without a byte order mark. */
export const plain = (file: string) => file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Converts an edited {@link plain} text back to its file's form: existing lines keep their line endings. */
export function inFormOf(file: string, text: string): string {
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  const end = file.includes('\r\n') ? '\r\n' : '\n'
  const lines = linesOf(file.slice(mark.length))
  const changes = diffIndices(lines.map(plain), linesOf(text))
  for (const { buffer1, buffer2Content } of changes.toReversed())
    lines.splice(...buffer1, ...buffer2Content.map((line) => line.replace('\n', end)))
  return mark + lines.join('')
}

/** Merges two changes. Lines changed by both appear in both versions between git's conflict markers. */
export function merged(base: string, mine: string, theirs: string): string {
  // A deleted file has no lines to merge: its empty text would match the empty lines of the other.
  if (!mine || !theirs) return `<<<<<<< yours\n${mine}=======\n${theirs}>>>>>>> theirs\n`
  const label = { a: 'yours', b: 'theirs' }
  return merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), { label }).result.join('\n')
}

/** A conflict: the whole with its markers, mine, and theirs. */
export const clashesIn = (text = '') => [
  ...text.matchAll(/^<{7} yours\n([\s\S]*?)^={7}\n([\s\S]*?)^>{7} theirs(?:\n|$)/gm),
]
