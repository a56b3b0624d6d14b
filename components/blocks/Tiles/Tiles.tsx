import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import type { FigureClaim } from '#lib/content/data.ts'
import { getClaim } from '#lib/content/pages.ts'
import './Tiles.scss'

/** Large figures side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="tiles">{children}</ul>
)

const MEANING_TERMS = { definition: 'Definition', base: 'Base', period: 'Period' } as const

/** What a figure means, as far as its owner has said so: terms and their texts. */
const meaningOf = ({ meaning }: FigureClaim) =>
  Object.entries(MEANING_TERMS).flatMap(([key, term]) => {
    const text = meaning?.[key as keyof typeof MEANING_TERMS]
    return text ? [{ term, text }] : []
  })

/** The wording of a claim inside a sentence, with its meaning in parentheses. */
export function Claim({ id }: BlockProps<'Claim'>) {
  const claim = getClaim(id)
  const meaning = meaningOf(claim).map(({ text }) => text)
  return meaning.length > 0 ? `${claim.phrase} (${meaning.join('; ')})` : claim.phrase
}

/** A claim's wording, cut around its figure. */
export function claimPartsOf({
  claim,
}: BlockProps<'Tile'>): [before: string, figure: string, after: string] {
  const { figure, wording } = getClaim(claim)
  const start = wording.toLowerCase().indexOf(figure.toLowerCase())
  const end = start + figure.length
  return [wording.slice(0, start), wording.slice(start, end), wording.slice(end)]
}

/** What a figure means; opens without script. */
export function Meaning({ claim }: BlockProps<'Tile'>) {
  const figure = getClaim(claim)
  const meaning = meaningOf(figure)
  if (meaning.length === 0) return null
  return (
    <details className="tiles-meaning">
      <summary>
        What it means<span className="unseen">: {figure.wording}</span>
      </summary>
      <dl>
        {meaning.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A claim's wording with its figure in large type. */
export function Tile(props: BlockProps<'Tile'>) {
  const [before, figure, after] = claimPartsOf(props)
  return (
    <li className="tiles-tile">
      <span>{before}</span>
      <strong className="tiles-figure">{figure}</strong>
      <div>
        {after}
        <Meaning {...props} />
      </div>
    </li>
  )
}
