import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import { getClaim } from '#lib/content/pages.ts'

/** Large figures, side by side. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="tiles">{children}</ul>
}

/** The wording of a claim inside a sentence. */
export const Claim = ({ id }: BlockProps<'Claim'>) => getClaim(id).phrase

/** A claim's wording with its figure in large type. */
export function Tile({ claim }: BlockProps<'Tile'>) {
  const { figure, wording } = getClaim(claim)
  const at = wording.toLowerCase().indexOf(figure.toLowerCase())
  return (
    <li className="tiles-tile">
      <span>{wording.slice(0, at)}</span>
      <strong className="tiles-figure">{wording.slice(at, at + figure.length)}</strong>
      <span>{wording.slice(at + figure.length)}</span>
    </li>
  )
}
