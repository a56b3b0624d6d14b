import type { ReactNode } from 'react'
import styles from './Tiles.module.scss'

/** Figures set large, side by side. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>
}
