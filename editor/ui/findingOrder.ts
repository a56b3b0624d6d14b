/** The order in which findings are told and mended. */
import type { Problem } from '../../check/problems.ts'
import type { State } from './store.ts'

/** Nothing can be proposed with an error, and no draft published with what waits for that. */
function urgency({ severity, waits }: Problem): number {
  if (severity === 'error') return 0
  return waits ? 1 : 2
}

/**
 * Errors come first, then what stops a draft from being published, then advice. Among each, what is about the open file comes
 * first, then what is about files that the author has changed.
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
  const rank = (finding: Problem) => distance(finding.file) + 3 * urgency(finding)
  return findings.toSorted((a, b) => rank(a) - rank(b))
}
