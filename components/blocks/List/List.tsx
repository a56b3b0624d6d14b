import type { ReactNode } from 'react'
import styles from '#components/blocks/Section/Section.module.scss'
import type { BlockProps } from '#lib/content/blocks.ts'

type Props = BlockProps<'List'> & { children: ReactNode }

/** A Markdown list whose points carry another mark than the check. */
export function List({ marker, children }: Props) {
  return <div className={`${styles.list} ${styles[marker]}`}>{children}</div>
}
