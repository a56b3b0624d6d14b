import { Page } from '#components/layout/Page/Page.tsx'
import { getData, getPage } from '#lib/content/pages.ts'
import styles from './NotFoundLayout.module.scss'

/** What stands at an address that has no page: where one may have wanted to go. */
export function NotFoundLayout() {
  const { navigation } = getData()
  const groups = navigation.services.groups
  return (
    <Page path="/404">
      <section className={styles.missing}>
        <p className={styles.code}>404</p>
        <h1>This page is out of line</h1>
        <p>
          No page stands at this address. It may have moved, or the address has a slip in it. These are the
          main ways in:
        </p>
        <ul>
          {[...groups.map((group) => group.href), '/industries', '/about-us', '/careers', '/contact-us'].map(
            (path) => (
              <li key={path}>
                <a href={path}>{getPage(path).title}</a>
              </li>
            ),
          )}
        </ul>
        <p>
          Or start from the <a href="/">home page</a>.
        </p>
      </section>
    </Page>
  )
}
