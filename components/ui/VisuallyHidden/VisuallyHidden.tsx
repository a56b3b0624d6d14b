import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.scss'

/** Text for those who listen to the page, not shown on it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
