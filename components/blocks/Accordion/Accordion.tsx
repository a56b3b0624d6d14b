import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import styles from './Accordion.module.scss'
import type { AccordionItem } from './AccordionItem.tsx'

type ItemElement = ReactElement<Parameters<typeof AccordionItem>[0]>

type Props = {
  children: ReactNode
  /** Whether an item closes when another opens. */
  single?: boolean
}

/** Items that open and close, by the browser's own `details`: it needs no script. */
export function Accordion({ children, single = false }: Props) {
  const group = useId()
  const items = Children.toArray(children).filter((child): child is ItemElement => isValidElement(child))
  return (
    <div className={styles.accordion}>
      {single ? items.map((item) => cloneElement(item, { group })) : items}
    </div>
  )
}
