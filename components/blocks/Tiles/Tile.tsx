import type { BlockProps } from '#lib/content/blocks.ts'
import { getClaim } from '#lib/content/pages.ts'
import styles from './Tiles.module.scss'

/** One claim: its figure large, its full wording below. The large figure repeats the wording, so it is not read out. */
export function Tile({ claim }: BlockProps<'Tile'>) {
  const { figure, wording } = getClaim(claim)
  return (
    <li className={styles.tile}>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      <span>{wording}</span>
    </li>
  )
}
