/** `npm run content:check -- --fix`: mends what can be mended in one way only. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checked } from './check.ts'
import { applyEdits, type Edit, editOf } from './corrections.ts'
import type { Problem } from './errors.ts'
import { readSource } from './files.ts'
import { isAskedFor } from './report.ts'
import { placesOf } from './source.ts'

export interface Change {
  file: string
  /** Counted before the change. */
  line: number
  before: string
  after: string
}

export interface Fixed {
  changes: Change[]
  /** What is left. */
  checked: Checked
}

/** A correction can uncover the next: behind a stray sign stands a page that nobody could read. */
const MOST_ROUNDS = 10

/** The words around a change, white space in signs that show. */
function shown(source: string, { start, end }: Edit, to: string): [string, string] {
  const before = /\S*$/.exec(source.slice(0, start))?.[0] ?? ''
  const after = /^\S*/.exec(source.slice(end))?.[0] ?? ''
  const visible = (text: string) =>
    text.replaceAll('\r', '').replaceAll('\n', '⏎').replaceAll('\t', '⇥').replaceAll('\u00A0', '⍽').trim() ||
    '(nothing)'
  return [visible(before + source.slice(start, end) + after), visible(before + to + after)]
}

const key = ({ file, rule, found }: Problem) => `${file} ${rule} ${found}`

/** Whether a page or data file could be read to its end, so that every problem in it is known. */
function isReadable({ site }: Checked, file: string): boolean {
  const page = site.pages.find((one) => one.file === file)
  if (page) return page.outline !== undefined && page.yaml?.problems.length === 0
  return site.files.some((one) => one.file === file && one.yaml.problems.length === 0)
}

/** Whether a change made something worse: an error anywhere that was not known before. */
function isWorse(before: Checked, after: Checked, file: string): boolean {
  if (isReadable(before, file) && !isReadable(after, file)) return true
  const known = new Set(before.problems.map(key))
  const added = after.problems.filter((one) => one.severity === 'error' && !known.has(key(one)))
  // A file that could not be read has hidden what else is wrong with it.
  return added.some((one) => one.file !== file || isReadable(before, file))
}

/**
 * Writes every sure correction, and again those that come to light by it. A file that would be worse afterwards is
 * left as it is.
 *
 * @param root folder that holds `content/`
 * @param check reads and checks the folder
 * @param asked files, folders or addresses to mend; all by default
 */
export function fixSite(root: string, check: () => Checked, asked: readonly string[] = []): Fixed {
  const changes: Change[] = []
  const left = new Set<string>()
  let checked = check()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sure = checked.problems.filter(
      ({ file, correction }) =>
        correction?.sure && file.startsWith('content/') && isAskedFor(file, asked) && !left.has(file),
    )
    const byFile = Map.groupBy(sure, ({ file }) => file)
    let written = false
    for (const [file, problems] of byFile) {
      const { source } = readSource(root, file)
      const edits = problems.flatMap((problem) => editOf(source, problem) ?? [])
      const mended = applyEdits(source, edits)
      if (mended === source) continue
      writeFileSync(join(root, file), mended)
      const after = check()
      if (isWorse(checked, after, file)) {
        writeFileSync(join(root, file), source)
        left.add(file)
        continue
      }
      const place = placesOf(source)
      for (const edit of edits) {
        const [was, is] = shown(source, edit, edit.to)
        changes.push({ file, line: place(edit.start).line, before: was, after: is })
      }
      checked = after
      written = true
    }
    if (!written) break
  }
  return { changes, checked }
}
