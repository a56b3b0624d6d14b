import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import { meaningOf, wordsOfClaim } from '#lib/content/claims.ts'
import { getClaim } from '#lib/content/pages.ts'
import './Tiles.scss'

/** Large figures side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="tiles">{children}</ul>
)

/** The wording of a claim inside a sentence, with its meaning in parentheses. */
export const Claim = ({ id }: BlockProps<'Claim'>) => wordsOfClaim(getClaim(id))

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
