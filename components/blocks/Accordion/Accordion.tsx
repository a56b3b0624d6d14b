import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import type { IconName } from '#lib/content/icons.ts'
import './Accordion.scss'

/** Items that open and close using native `details`, without script; opening one closes the others in its `group`. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className="accordion">{children}</div>
)

type ItemProps = BlockProps<'AccordionItem'> & {
  children: ReactNode
  id?: string
  icon?: IconName
  /** A sentence below or beside the title. */
  note?: string
  level?: 2 | 3
  group?: string
}

export function AccordionItem({ title, children, id, icon, note, level = 3, group }: ItemProps) {
  const Heading = `h${level}` as const
  return (
    <details className="accordion-item" name={group}>
      <summary className={note ? 'accordion-bar accordion-noted' : 'accordion-bar'}>
        {icon && <Icon name={icon} />}
        <Heading>{title}</Heading>
        {note && <span>{note}</span>}
      </summary>
      {/* The anchor is inside, where browsers open the item for a link to it. */}
      <div className="accordion-content" id={id}>
        {children}
      </div>
    </details>
  )
}
