import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import { hasPage } from '#lib/content/pages.ts'
import type { Card } from './Card.tsx'
import styles from './CardGrid.module.scss'

type Props = BlockProps<'CardGrid'> & { children: ReactNode }
type CardElement = ReactElement<Parameters<typeof Card>[0]>

/** Cards side by side; with `reveal` their text appears on hover, focus and touch. A card waits for its page. */
export function CardGrid({ reveal = false, children }: Props) {
  const cards = Children.toArray(children)
    .filter((child): child is CardElement => isValidElement(child))
    .filter(({ props: { href } }) => !href || hasPage(href))
  // Rows come out even: four and eight cards in fours, all other counts in threes.
  const columns = cards.length % 4 === 0 ? styles.fours : styles.threes
  return (
    <ul className={`${styles.grid} ${columns}`}>
      {reveal ? cards.map((card) => cloneElement(card, { reveal })) : cards}
    </ul>
  )
}
