/** A new entry of a list of facts: what it still lacks is no fault before its fields have been left. */
import type { Problem } from '../../check/problems.ts'
import type { Path } from '../document/yaml.ts'
import { factAt } from './places.ts'
import { set, work } from './store.ts'

const keyOf = (path: Path) => `${path.join('.')}.`

/** Notes that an entry has been added; one within a new entry is a part of that. */
export function begin(entry: Path): void {
  const { begun } = work()
  if (!begun || !keyOf(entry).startsWith(keyOf(begun))) set({ begun: entry })
}

/** Notes which element has the focus next. */
export function leaveFor(next: Element | null): void {
  const { begun } = work()
  const fact = next?.closest<HTMLElement>('[data-fact]')?.dataset.fact
  if (begun && !`${fact}.`.startsWith(keyOf(begun))) set({ begun: undefined })
}

/** Whether a finding is about an entry whose fields have not been left yet. */
export function isTooEarly(finding: Problem): boolean {
  const { begun, file } = work()
  if (!begun || finding.file !== file) return false
  const fact = factAt(finding)
  return fact !== undefined && keyOf(fact).startsWith(keyOf(begun))
}
