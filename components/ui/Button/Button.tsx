import type { ReactNode } from 'react'

type Props = {
  href: string
  children: ReactNode
  /** `line` is the quieter of two buttons that stand side by side. */
  look?: 'solid' | 'line'
}

/** A link that looks like a button. */
export function Button({ href, children, look = 'solid' }: Props) {
  return (
    <a className={look === 'line' ? 'button line' : 'button'} href={href}>
      {children}
    </a>
  )
}
