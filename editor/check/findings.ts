/** What the check finds in all content, and by what it is known that nothing has changed since. */
import { dayOf } from '#lib/content/days.ts'
import { editOf } from '#tools/lint/fix.ts'
import { lint } from '#tools/lint/lint.ts'
import { findingText, type Problem } from '#tools/lint/problems.ts'
import type { English } from '#tools/lint/rules/spelling.ts'
import type { Files } from '#tools/lint/site.ts'
import { offsetOf } from '#tools/lint/source.ts'
import type { Content, Finding } from './messages.ts'

type AllContents = ReadonlyMap<string, Content>

/** What was found, and in what. */
export interface Known {
  key: string
  findings: Finding[]
}

export const filesOf = (contents: AllContents): Files => ({
  list: () => [...contents.keys()].sort(),
  read: (file) => String(contents.get(file) ?? ''),
  bytes: (file) => contents.get(file) as Uint8Array,
})

export function findingOf(problem: Problem, { read }: Files): Finding {
  const { file, line, severity, rule, paste } = problem
  const source = read(file)
  const fix = problem.fix?.sure ? editOf(source, problem) : undefined
  const words = { text: findingText(problem), offset: offsetOf(source, problem), fix, paste }
  return { file, line, severity, rule, ...words }
}

export function findingsIn(contents: AllContents, english: English): Finding[] {
  const files = filesOf(contents)
  return lint(files, { english }).problems.map((problem) => findingOf(problem, files))
}

/** The same where every byte is the same, and every day that is named has come as it had, or not. */
export async function keyOf(contents: AllContents): Promise<string> {
  const { list } = filesOf(contents)
  const parts = list().flatMap((file) => [file, contents.get(file) ?? ''])
  const days = parts.flatMap((part) =>
    typeof part === 'string' ? (part.match(/\d{4}-\d\d-\d\d/g) ?? []) : [],
  )
  const today = dayOf(new Date())
  const gone = [days.filter((day) => day < today), days.filter((day) => day <= today)].map(
    ({ length }) => length,
  )
  const bytes = await new Blob([`${gone} `, ...parts] as BlobPart[]).arrayBuffer()
  return new Uint32Array(await crypto.subtle.digest('SHA-256', bytes)).join('-')
}
