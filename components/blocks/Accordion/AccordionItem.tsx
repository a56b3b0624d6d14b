import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import type { IconName } from '#lib/content/icons.ts'
import styles from './Accordion.module.scss'

type Props = BlockProps<'AccordionItem'> & {
  children: ReactNode
  /** Anchor of the item; a link to it opens it. */
  id?: string
  icon?: IconName
  /** Level of the heading on the bar. */
  level?: 2 | 3
  /** Set by the accordion: items of one group close each other. */
  group?: string
}

/** One item: a bar with "+" or "−", and what it opens. */
export function AccordionItem({ title, children, id, icon, level = 3, group }: Props) {
  const Heading = `h${level}` as const
  return (
    <details className={styles.item} name={group}>
      <summary className={styles.bar}>
        {icon && <Icon name={icon} />}
        <Heading>{title}</Heading>
      </summary>
      {/* The anchor is inside, where browsers open the item for a link to it. */}
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  )
}
