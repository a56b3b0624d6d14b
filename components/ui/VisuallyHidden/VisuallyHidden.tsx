import type { ReactNode } from 'react'

/** Text for those who listen to the page, not shown on it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen">{children}</span>
}
