import { Children, isValidElement, type ReactNode } from 'react'
import { Figure } from '#components/figures/Figure.tsx'
import { AtAGlance } from '#components/layout/AtAGlance/AtAGlance.tsx'
import { Faqs } from '#components/layout/Faqs/Faqs.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { getData, getLastUpdated } from '#lib/content/pages.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { printOf } from '#lib/site/prints.ts'

type Props = {
  page: ContentPage<'detail' | 'landing' | 'guide'>
  /** The rendered MDX body: the page's sections, and before them the figure for its head. */
  children: ReactNode
}

/** The one layout of the service and detail pages. */
export function DetailLayout({ page, children }: Props) {
  // Of interest only where the words are other than those first published.
  const { published } = getData().site
  const changed = getLastUpdated(page.path)
  const updated = published && changed && changed > published ? changed : undefined
  const print = printOf(page.path)
  const parts = Children.toArray(children)
  const figure = parts.find((part) => isValidElement(part) && part.type === Figure)
  return (
    <Page page={page} updated={updated}>
      <PageTitle
        page={page}
        linksToItself={page.layout === 'detail' && page.titleLinksToItself}
        figure={figure}
      />
      {'glance' in page && page.glance && <AtAGlance glance={page.glance} />}
      {parts.filter((part) => part !== figure)}
      {print && (
        <p className="wrap" data-reading="repeated">
          <a href={print}>{messages.print}</a>
        </p>
      )}
      {'faqs' in page && page.faqs && <Faqs faqs={page.faqs} />}
    </Page>
  )
}
