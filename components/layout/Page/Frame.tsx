'use client'

import type { ReactNode } from 'react'
import { type FooterProps, SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { type HeaderProps, SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'

/**
 * The frame of every page: skip link, header, main, footer. A client component for the same reason as the
 * drawings: it makes up a third of most pages' elements. See docs/decisions/rendered-once.md.
 */
export function Frame({ children, ...props }: HeaderProps & FooterProps & { children: ReactNode }) {
  const isService = props.path.includes('/services')
  return (
    <>
      <a className="page-skip" href="#main">
        Skip to content
      </a>
      <SiteHeader {...props} />
      {isService && <div className="page-spacer" data-navbar-spacer />}
      <main id="main" className={isService ? 'page-main' : 'page-main page-below'} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...props} />
    </>
  )
}
