import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'

type Props = BlockProps<'Note'> & { children: ReactNode }

/** An aside set apart by the line. */
export function Note({ title, children }: Props) {
  return (
    <div className="note" role="note">
      <h3>{title}</h3>
      {children}
    </div>
  )
}
