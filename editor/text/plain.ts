/** Texts by their lines: as their files have them, as the editor has them, and as two people have changed them. */
import { diffIndices, merge } from 'node-diff3'

/** Lines with their ends, so that a text comes together as it was. */
export const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+/g) ?? []

/** A file as the editor has it: with plain line ends, and without the byte order mark that it may begin with. */
export const plain = (file: string) => file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** A text that was changed as it is {@link plain}, as its file has it: all lines that were there keep their ends. */
export function inFormOf(file: string, text: string): string {
  const mark = file.startsWith('\uFEFF') ? '\uFEFF' : ''
  const end = file.includes('\r\n') ? '\r\n' : '\n'
  const lines = linesOf(file.slice(mark.length))
  const changes = diffIndices(lines.map(plain), linesOf(text))
  for (const { buffer1, buffer2Content } of changes.toReversed())
    lines.splice(...buffer1, ...buffer2Content.map((line) => line.replace('\n', end)))
  return mark + lines.join('')
}

/** Both changes in one text; of lines that both have changed, both versions stand there between marks, as git has them. */
export const merged = (base: string, mine: string, theirs: string): string =>
  merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    label: { a: 'yours', b: 'theirs' },
  }).result.join('\n')

/** Lines in two versions: all of them with their marks, mine, and theirs. */
export const clashesIn = (text = '') => [
  ...text.matchAll(/^<{7} yours\n([\s\S]*?)^={7}\n([\s\S]*?)^>{7} theirs(?:\n|$)/gm),
]
