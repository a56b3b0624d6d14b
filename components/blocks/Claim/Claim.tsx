import type { BlockProps } from '#lib/content/blocks.ts'
import { getClaim } from '#lib/content/pages.ts'

/** The wording of a claim inside a sentence. */
export function Claim({ id }: BlockProps<'Claim'>) {
  return getClaim(id).phrase
}
