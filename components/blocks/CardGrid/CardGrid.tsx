import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import { hasPage } from '#lib/content/pages.ts'

type Props = BlockProps<'CardGrid'> & { children: ReactNode }

/** Cards side by side; with `reveal` their text appears on hover, focus and touch. A card waits for its page. */
export function CardGrid({ reveal = false, children }: Props) {
  const cards = Children.toArray(children)
    .filter((child): child is ReactElement<CardProps> => isValidElement(child))
    .filter(({ props: { href } }) => !href || hasPage(href))
  // Rows come out even: four and eight cards in fours, all other counts in threes.
  const columns = cards.length % 4 === 0 ? 'card-grid-fours' : 'card-grid-threes'
  return (
    <ul className={`card-grid ${columns}`}>
      {reveal ? cards.map((card) => cloneElement(card, { reveal })) : cards}
    </ul>
  )
}

type CardProps = BlockProps<'Card'> & {
  children: ReactNode
  /** Set by the grid, not by authors. */
  reveal?: boolean
}

/** One card. With a target the whole card is the link, and an arrow says so. */
export function Card({ title, icon, href, reveal = false, children }: CardProps) {
  // A card that reveals its text and is no link must still be reachable by keyboard.
  const focusable = reveal && !href ? { tabIndex: 0 } : {}
  return (
    <li className={reveal ? 'card-grid-card card-grid-reveal' : 'card-grid-card'} {...focusable}>
      <Icon name={icon} />
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <div className="small card-grid-words">{children}</div>
      {href && <span className="card-grid-arrow" aria-hidden="true" />}
    </li>
  )
}
