/** Claims as the open files have them. */
import { CLAIMS, indexOfClaim, withClaims } from '../document/claims.ts'
import { open, showFact, work } from './store.ts'

/** The words of a claim, by its tag. */
export const wordsOfClaim = (tag: string): string => withClaims(work().contents, tag)

/** Opens a claim among the facts, by its tag. */
export function showClaim(tag: string): void {
  const index = indexOfClaim(work().contents, tag)
  open(CLAIMS)
  showFact(CLAIMS, ['figures', index])
}
