import type { ReactNode } from 'react'
import { Button } from './controls.tsx'
import { open, pagesIn, textOf, useWork } from './store.ts'

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

/** The page that was open before, if it is still there. */
function useLastPage() {
  const { contents, lastPage } = useWork()
  return pagesIn(contents).find(({ file }) => file === lastPage)
}

/** Leads from facts, which several pages may show, back to the one that was open before. */
export function WayToPage() {
  const page = useLastPage()
  if (!page) return null
  return (
    <p className="row back">
      <Button className="primary" onClick={() => open(page.file)}>
        {`Back to “${page.title}”`}
      </Button>
    </p>
  )
}

/** Leads from a page back to a draft that has a card there, one of whose texts may have been written last. */
export function WayToDraft() {
  const { file } = useWork()
  const draft = useLastPage()
  if (!draft?.isDraft || draft.file === file || !textOf(file).includes(`href="${draft.path}"`))
    return null
  return (
    <p className="row">
      <Button onClick={() => open(draft.file)}>{`Back to “${draft.title}”`}</Button>
      <span className="hint">whose card is on this page</span>
    </p>
  )
}
