/** Completes problems for authors: with corrected lines, and as advice where a draft need not be ready yet. */
import { isDraft } from '../parse/page.ts'
import type { Site } from '../parse/site.ts'
import type { Problem, RuleName } from '../problems.ts'
import { correctedLine, type Edit, editOf } from './edits.ts'

/** Rules that a page need not meet before it is published. */
const WHEN_PUBLISHED: readonly RuleName[] = [
  'length',
  'sections',
  'figure',
  'duplicate',
  'near-duplicate',
  'unique',
  'replace',
  'spelling',
]

/** Completes problems with their corrected lines and, in drafts, their severity. */
export function completed({ all, pages }: Site, problems: readonly Problem[]): Problem[] {
  const drafts = new Set(pages.filter(isDraft).map(({ file }) => file))
  const sources = new Map(all.map(({ file, source }) => [file, source]))
  const waits = ({ file, draft = file, rule, severity }: Problem) =>
    drafts.has(draft) && severity === 'error' && WHEN_PUBLISHED.includes(rule)
  return [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, inFile]) => {
    const source = sources.get(file) ?? ''
    const edits = inFile
      .filter(({ fix }) => fix?.automatic && fix.from !== '')
      .map((problem) => editOf(source, problem))
      .filter((edit): edit is Edit => edit !== undefined)
    return inFile.map((problem) => {
      const paste = correctedLine(source, problem, edits)
      const inDraft = waits(problem) && ({ severity: 'advice', waits: true } as const)
      return { ...problem, ...inDraft, ...(paste !== undefined && { paste }) }
    })
  })
}
