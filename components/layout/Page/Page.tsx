import type { ReactNode } from 'react'
import { SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'
import type { Page as ContentPage, Layout } from '#lib/content/schema.ts'
import { Onward } from './Onward.tsx'

/** A layout's props: its page, and the page's rendered MDX. */
export type LayoutProps<L extends Layout> = { page: ContentPage<L>; children: ReactNode }

/** The frame of every page, and of addresses without one: skip link, header, main with links onward, footer. */
export function Page({ page, children }: { page: ContentPage | { path: string }; children: ReactNode }) {
  const isService = page.path.includes('/services')
  return (
    <>
      <a className="page-skip" href="#main">
        Skip to content
      </a>
      <SiteHeader path={page.path} />
      {isService && <div className="page-spacer" data-navbar-spacer />}
      <main id="main" className={isService ? 'page-main' : 'page-main page-below'} tabIndex={-1}>
        {children}
        {'layout' in page && <Onward page={page} />}
      </main>
      <SiteFooter />
    </>
  )
}
