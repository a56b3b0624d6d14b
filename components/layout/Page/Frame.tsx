'use client'

import type { ReactNode } from 'react'
import { SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'
import type { Data } from '#lib/content/data.ts'

/** What the frame shows: the page's path, those of its ancestors, and data. */
export type FrameProps = Pick<Data, 'site' | 'navigation' | 'offices'> & { path: string; above: readonly string[] }

/**
 * The frame of every page: skip link, header, main, footer. A client component for the reason that drawings are one: it
 * is a third of the elements of most pages.
 */
export function Frame({ children, ...props }: FrameProps & { children: ReactNode }) {
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
