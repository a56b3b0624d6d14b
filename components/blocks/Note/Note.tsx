import type { ReactNode } from 'react'
import type { BlockProps } from '#lib/content/blocks.ts'
import './Note.scss'

export const Note = ({ title, children }: BlockProps<'Note'> & { children: ReactNode }) => (
  <div className="note" role="note">
    <h3>{title}</h3>
    {children}
  </div>
)
