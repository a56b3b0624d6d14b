import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { CardGridSheet } from '#components/lazySheets.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import { hasPage } from '#lib/content/pages.ts'

/** Cards side by side. With `reveal`, their text appears on hover, focus and touch. Cards of unpublished pages are hidden. */
export function CardGrid({
  reveal = false,
  children,
}: BlockProps<'CardGrid'> & { children: ReactNode }) {
  const cards = Children.toArray(children)
    .filter((child): child is ReactElement<CardProps> => isValidElement(child))
    .filter(({ props: { href } }) => !href || hasPage(href))
  // Keeps rows even: four or eight cards in fours, other counts in threes.
  const isInFours = cards.length % 4 === 0
  return (
    <>
      <CardGridSheet />
      <ul className={isInFours ? 'card-grid card-grid-fours' : 'card-grid'}>
        {reveal ? cards.map((card) => cloneElement(card, { reveal })) : cards}
      </ul>
    </>
  )
}

/** `reveal` is set by the grid, not by authors. */
type CardProps = BlockProps<'Card'> & { children: ReactNode; reveal?: boolean }

/** A card. With a target, the whole card is the link and shows an arrow. */
export function Card({ title, icon, href, reveal = false, children }: CardProps) {
  // A card that reveals its text but is not a link must still be reachable by keyboard.
  const focusable = reveal && !href ? { tabIndex: 0, role: 'group', 'aria-label': title } : {}
  return (
    <li className={reveal ? 'card-grid-card card-grid-reveal' : 'card-grid-card'}>
      <Icon name={icon} />
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <div className="small card-grid-words" {...focusable}>
        {children}
      </div>
      {href && <span className="card-grid-arrow" aria-hidden="true" />}
    </li>
  )
}
