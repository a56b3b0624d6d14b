import type { ReactNode } from 'react'
import { Button } from './controls.tsx'
import { open } from './store.ts'

type Props = { page: string; children: ReactNode }

/** All that a document says, or the numbers of a drawing, beside the page that shows them. */
export const BesidePage = ({ page, children }: Props) => (
  <section className="beside" aria-label="Beside the page">
    <p className="row">
      <Button className="primary" onClick={() => open(page)}>
        Back to the page
      </Button>
    </p>
    {children}
  </section>
)
