import type { BlockProps } from '#lib/content/blocks.ts'
import { getClaim } from '#lib/content/pages.ts'
import styles from './Tiles.module.scss'

/** The wording of one claim, its figure set large where it stands in the sentence. */
export function Tile({ claim }: BlockProps<'Tile'>) {
  const { figure, wording } = getClaim(claim)
  const at = wording.toLowerCase().indexOf(figure.toLowerCase())
  return (
    <li className={styles.tile}>
      <span>{wording.slice(0, at)}</span>
      <strong className={styles.figure}>{wording.slice(at, at + figure.length)}</strong>
      <span>{wording.slice(at + figure.length)}</span>
    </li>
  )
}
