import { type ReactNode, useId } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'

type Props = BlockProps<'Table'> & { children: ReactNode; scrolls?: boolean }

/** A Markdown table under the line that names it. One of many columns scrolls by itself, by keyboard, too. */
export function Table({ caption, children, scrolls = false }: Props) {
  const id = useId()
  const focusable = scrolls ? { tabIndex: 0 } : {}
  return (
    <figure className={scrolls ? 'table results' : 'table'} aria-labelledby={id} {...focusable}>
      <figcaption className="label" id={id}>
        {caption}
      </figcaption>
      {children}
    </figure>
  )
}
