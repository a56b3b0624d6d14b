/** Fixes as edits of a text: where they apply, and the corrected line. */
import { lineEnd, lineStart } from '../parse/lines.ts'
import type { Part, Problem } from '../problems.ts'

export interface Edit {
  start: number
  end: number
  to: string
}

const isWord = (character = '') => /[\p{L}\p{N}_]/u.test(character)

/** Returns the edit for a problem's fix, or undefined if its words do not follow on the problem's line. */
export function editOf(
  source: string,
  { fix, offset }: Pick<Part, 'fix' | 'offset'>,
): Edit | undefined {
  if (!fix || fix.from === fix.to) return undefined
  const { from, to } = fix
  if (from === '') return { start: offset, end: offset, to }
  const last = Math.max(lineEnd(source, offset), offset + from.length)
  let start = source.indexOf(from, offset)
  while (start !== -1) {
    const end = start + from.length
    if (end > last) return undefined
    // An escaped or doubled quotation mark is part of YAML's syntax, and the next one after an entity belongs to a tag.
    const isSyntax = start !== offset || source[start - 1] === '\\' || source[end] === from
    if (/^["']$/.test(from) && isSyntax) return undefined
    const cutsWord = [start, end].some(
      (index) => isWord(source[index - 1]) && isWord(source[index]),
    )
    if (!cutsWord || start === offset) return { start, end, to }
    start = source.indexOf(from, start + 1)
  }
  return undefined
}

/** Applies edits; of two that overlap, only the first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n'
  let text = ''
  let done = 0
  for (const { start, end, to } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) continue
    text += source.slice(done, start) + to.replaceAll('\n', lineBreak)
    done = end
  }
  return text + source.slice(done)
}

/** No line of a page is longer, and one pasted by mistake would be repeated for each problem in it. */
const MAX_LENGTH = 5000

/** Returns the corrected line for a problem, in which the file's automatic edits are applied, too. */
export function correctedLine(
  source: string,
  problem: Problem,
  automatic: readonly Edit[],
): string | undefined {
  const edit = editOf(source, problem)
  if (!edit) return undefined
  const start = lineStart(source, edit.start)
  const end = lineEnd(source, edit.end)
  if (end - start > MAX_LENGTH) return undefined
  const others = automatic.filter((other) => other.end <= edit.start || other.start >= edit.end)
  const edits = [edit, ...others].filter((other) => other.start >= start && other.end <= end)
  const lines = applyEdits(source.slice(0, end), edits).slice(start).replaceAll('\r', '')
  return lines.trim() === '' ? undefined : lines
}
