import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import styles from './Accordion.module.scss'
import type { AccordionItem } from './AccordionItem.tsx'

type ItemElement = ReactElement<Parameters<typeof AccordionItem>[0]>

/** Items of which one is open at a time, and none may be. The browser's own `details`: it needs no script. */
export function Accordion({ children }: { children: ReactNode }) {
  const group = useId()
  const items = Children.toArray(children).filter((child): child is ItemElement => isValidElement(child))
  return <div className={styles.accordion}>{items.map((item) => cloneElement(item, { group }))}</div>
}
