import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import { getClaim } from '#lib/content/pages.ts'
import './Tiles.scss'

/** Large figures side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="tiles">{children}</ul>
)

/** The wording of a claim inside a sentence. */
export const Claim = ({ id }: BlockProps<'Claim'>) => getClaim(id).phrase

/** A claim's wording, cut around its figure. */
export function claimPartsOf({
  claim,
}: BlockProps<'Tile'>): [before: string, figure: string, after: string] {
  const { figure, wording } = getClaim(claim)
  const start = wording.toLowerCase().indexOf(figure.toLowerCase())
  const end = start + figure.length
  return [wording.slice(0, start), wording.slice(start, end), wording.slice(end)]
}

const MEANING_TERMS = { definition: 'Definition', base: 'Base', period: 'Period' } as const

/** What a figure means, as far as its owner has said so; opens without script. */
export function Meaning({ claim }: BlockProps<'Tile'>) {
  const { wording, meaning } = getClaim(claim)
  if (!meaning) return null
  return (
    <details className="tiles-meaning">
      <summary>
        What it means<span className="unseen">: {wording}</span>
      </summary>
      <dl>
        {Object.entries(MEANING_TERMS).map(([key, name]) => {
          const text = meaning[key as keyof typeof MEANING_TERMS]
          return (
            text && (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            )
          )
        })}
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
