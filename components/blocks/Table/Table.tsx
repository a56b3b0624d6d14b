import { type ReactNode, useId } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'

type Props = BlockProps<'Table'> & { children: ReactNode }

/** A Markdown table under the line that names it. On a narrow screen it scrolls by itself, by keyboard, too. */
export function Table({ caption, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those without a mouse.
    <figure className="table" aria-labelledby={id} tabIndex={0}>
      <figcaption className="label" id={id}>
        {caption}
      </figcaption>
      {children}
    </figure>
  )
}
