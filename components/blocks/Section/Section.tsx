import { Children, isValidElement, type ReactNode } from 'react'
import { Accordion } from '#components/blocks/Accordion/Accordion.tsx'
import { CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Table } from '#components/blocks/Table/Table.tsx'
import { Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import styles from './Section.module.scss'

type Props = BlockProps<'Section'> & { children: ReactNode }

const isOneOf = (types: unknown[]) => (child: ReactNode) =>
  isValidElement(child) && types.includes(child.type)
const isFigure = isOneOf([Figure, Photograph])
const isWide = isOneOf([CardGrid, Tiles, Table, Accordion])

/** One part of a page: text with its figure beside it (sides alternate on wide screens), wide blocks below. */
export function Section({ id, children }: Props) {
  const parts = Children.toArray(children)
  const figure = parts.find(isFigure)
  const wide = parts.filter(isWide)
  const text = parts.filter((part) => !isFigure(part) && !isWide(part))
  return (
    <section id={id} className={`wrap ${styles.section}`}>
      <div className={styles.text}>{text}</div>
      {figure && <div className={styles.figure}>{figure}</div>}
      {wide.length > 0 && <div className={styles.wide}>{wide}</div>}
    </section>
  )
}
