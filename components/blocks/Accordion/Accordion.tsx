import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import type { IconName } from '#lib/content/icons.ts'

/** Items that open and close, by the browser's own `details`: it needs no script. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className="accordion">{children}</div>
)

type ItemProps = BlockProps<'AccordionItem'> & {
  children: ReactNode
  /** Anchor of the item; a link to it opens it. */
  id?: string
  icon?: IconName
  /** What can be seen on the closed bar of what is inside. */
  note?: string
  /** Level of the heading on the bar. */
  level?: 2 | 3
  /** Items of one group close each other. */
  group?: string
}

/** One item: a bar with "+" or "−", and what it opens. */
export function AccordionItem({ title, children, id, icon, note, level = 3, group }: ItemProps) {
  const Heading = `h${level}` as const
  return (
    <details className="accordion-item" name={group}>
      <summary className="accordion-bar" data-note={note}>
        {icon && <Icon name={icon} />}
        <Heading>{title}</Heading>
      </summary>
      {/* The anchor is inside, where browsers open the item for a link to it. */}
      <div className="accordion-content" id={id}>
        {children}
      </div>
    </details>
  )
}
