import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import styles from './CardGrid.module.scss'

type Props = BlockProps<'Card'> & {
  children: ReactNode
  /** Set by the grid, not by authors. */
  reveal?: boolean
}

/** One card. With a target the whole card is the link, and an arrow says so. */
export function Card({ title, icon, href, reveal = false, children }: Props) {
  // A card that reveals its text and is no link must still be reachable by keyboard.
  const focusable = reveal && !href ? { tabIndex: 0 } : {}
  return (
    <li className={reveal ? `${styles.card} ${styles.reveal}` : styles.card} {...focusable}>
      <Icon name={icon} />
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <div className={`small ${styles.words}`}>{children}</div>
      {href && <span className={styles.arrow} aria-hidden="true" />}
    </li>
  )
}
