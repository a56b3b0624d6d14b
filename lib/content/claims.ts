import type { FigureClaim } from './data.ts'

const MEANING_TERMS = { definition: 'Definition', base: 'Base', period: 'Period' } as const

/** What a figure means, as far as its owner has said so: terms and their texts. */
export const meaningOf = ({ meaning }: FigureClaim) =>
  Object.entries(MEANING_TERMS).flatMap(([key, term]) => {
    const text = meaning?.[key as keyof typeof MEANING_TERMS]
    return text ? [{ term, text }] : []
  })

/** The words of a claim inside a sentence, with its meaning in parentheses. */
export function wordsOfClaim(claim: FigureClaim): string {
  const meaning = meaningOf(claim).map(({ text }) => text)
  return meaning.length > 0 ? `${claim.phrase} (${meaning.join('; ')})` : claim.phrase
}
