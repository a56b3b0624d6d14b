import type { ReactNode } from 'react'
import { SiteFooter } from '#components/layout/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#components/layout/SiteHeader/SiteHeader.tsx'
import styles from './Page.module.scss'

type Props = {
  /** Address of the page, which the navigation marks as current. */
  path: string
  children: ReactNode
}

/** What every page has around its own content: skip link, header, main, footer. */
export function Page({ path, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader path={path} />
      {path.includes('/services') && <div className={styles.spacer} data-navbar-spacer />}
      <main
        id="main"
        className={path.includes('/services') ? styles.main : `${styles.main} ${styles.below}`}
        tabIndex={-1}
      >
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
