/** The order in which findings are told and mended. */
import type { Problem } from '../../check/problems.ts'
import type { State } from './store.ts'

/**
 * Errors come before advice, since nothing can be proposed with one. Among each, what is about the open file comes first, then
 * what is about files that the author has changed.
 */
export function inOrder({
  findings,
  file,
  edits,
}: Pick<State, 'findings' | 'file' | 'edits'>): readonly Problem[] {
  const distance = (name: string) => {
    if (name === file) return 0
    return name in edits ? 1 : 2
  }
  const rank = (finding: Problem) => distance(finding.file) + (finding.severity === 'error' ? 0 : 3)
  return findings.toSorted((a, b) => rank(a) - rank(b))
}
