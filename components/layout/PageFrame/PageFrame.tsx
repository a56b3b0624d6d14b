import type { ReactNode } from 'react'
import { SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'
import { getData, getTrail, hasPage } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'
import { PageEnd } from './PageEnd.tsx'
import './PageFrame.scss'

/** A layout's props: its page, and the page's body. */
export type LayoutProps<L extends Layout> = { page: Page<L>; children: ReactNode }

type Props = { page: Page | { path: string }; children: ReactNode }

/**
 * What is around every page: skip link, header, main and footer. A page of `content/` also has its end: links onward
 * and structured data. Others have only an address.
 */
export function PageFrame({ page, children }: Props) {
  const { path } = page
  const { site, navigation, offices } = getData()
  const above = hasPage(path) ? getTrail(path).map((ancestor) => ancestor.path) : []
  // Elsewhere, padding leaves the same room (R3.2).
  const hasSpacer = path.includes('/services')
  return (
    <>
      <a className="page-frame-skip" href="#main">
        Skip to content
      </a>
      <SiteHeader path={path} above={above} site={site} navigation={navigation} />
      {hasSpacer && <div className="page-frame-spacer" data-navbar-spacer />}
      <main
        id="main"
        className={hasSpacer ? 'page-frame-main' : 'page-frame-main page-frame-below'}
        tabIndex={-1}
      >
        {children}
        {'layout' in page && <PageEnd page={page} />}
      </main>
      <SiteFooter site={site} navigation={navigation} offices={offices} />
    </>
  )
}
