import type { ReactNode } from 'react'
import { SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'
import type { Page as ContentPage, Layout } from '#lib/content/schema.ts'
import { Onward } from './Onward.tsx'
import { Report } from './Report.tsx'

/** Of a layout: its page, and what the page's MDX says. */
export type LayoutProps<L extends Layout> = { page: ContentPage<L>; children: ReactNode }

type Props = {
  /** Of an address without a page of its own, the path that the navigation marks as current. */
  page: ContentPage | { path: string }
  children: ReactNode
  /** Day of the last change, where the page shows it. */
  updated?: string | undefined
}

/** What every page has around its own content: skip link, header, main with what leads on, footer. */
export function Page({ page, children, updated }: Props) {
  const isService = page.path.includes('/services')
  const own = (
    <>
      {children}
      {'layout' in page && <Onward page={page} updated={updated} />}
    </>
  )
  return (
    <>
      <a className="page-skip" href="#main">
        Skip to content
      </a>
      <SiteHeader path={page.path} />
      {isService && <div className="page-spacer" data-navbar-spacer />}
      <main id="main" className={isService ? 'page-main' : 'page-main page-below'} tabIndex={-1}>
        {process.env.NODE_ENV === 'development' && 'layout' in page ? (
          <Report page={page}>{own}</Report>
        ) : (
          own
        )}
      </main>
      <SiteFooter />
    </>
  )
}
