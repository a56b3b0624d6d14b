import type { ReactNode } from 'react'
import { Button } from './controls.tsx'
import { open, pagesIn, useWork } from './store.ts'

type Props = { page: string; children: ReactNode }

/** All that a document says, or the numbers of a drawing, beside the page that shows them. */
export const BesidePage = ({ page, children }: Props) => (
  <section className="beside" aria-label="Beside the page">
    <p className="row back">
      <Button className="primary" onClick={() => open(page)}>
        Back to the page
      </Button>
    </p>
    {children}
  </section>
)

/** Leads from facts, which several pages may show, back to the one that was open before. */
export function WayToPage() {
  const { contents, lastPage } = useWork()
  const page = pagesIn(contents).find(({ file }) => file === lastPage)
  if (!page) return null
  return (
    <p className="row back">
      <Button className="primary" onClick={() => open(page.file)}>
        {`Back to “${page.title}”`}
      </Button>
    </p>
  )
}
