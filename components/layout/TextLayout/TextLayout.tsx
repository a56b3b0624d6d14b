import { type LayoutProps, PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { longDay } from '#lib/content/days.ts'
import { getData } from '#lib/content/pages.ts'
import './TextLayout.scss'

/** A text-only page: its sections, the date of the last change, and whom to ask about it. */
export function TextLayout({ page, children }: LayoutProps<'text'>) {
  const { mailboxes } = getData().site
  return (
    <PageFrame page={page}>
      <PageTitle page={page} />
      <div className="text-layout-text">{children}</div>
      <div className="wrap text-layout-end" data-reading="repeated">
        <p>
          Last changed on <time dateTime={page.updated}>{longDay(page.updated)}</time>. Questions
          about this page go to <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>.
        </p>
      </div>
    </PageFrame>
  )
}
