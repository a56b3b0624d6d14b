import { Fragment } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { Logo } from '#components/ui/Logo/Logo.tsx'
import { getData, getPages, getTrail } from '#lib/content/pages.ts'
import styles from './SiteHeader.module.scss'

type Props = { path: string }

/**
 * The navigation bar. One markup serves both widths and works without script: the hamburger opens a native popover,
 * Services and its groups are native `details`. `lib/client/menu.ts` adds hover, the delay and Escape. Search leads to
 * the site index, and `lib/client/search.ts` opens the search in its place.
 */
export function SiteHeader({ path }: Props) {
  const { site, navigation } = getData()
  const current = (href: string) => (href === path ? ({ 'aria-current': 'page' } as const) : {})
  const groups = navigation.services.groups
  // A page below a linked one is in Services, too; an address without a page is nowhere.
  const above = getPages().some((page) => page.path === path) ? getTrail(path) : []
  const trail = [path, ...above.map((page) => page.path)]
  const inServices = groups.some((group) => [group, ...group.items].some(({ href }) => trail.includes(href)))
  return (
    <header className={styles.header} data-navbar>
      <div className={`wrap ${styles.bar}`}>
        <a className={`logo ${styles.logo}`} href="/">
          <Logo />
          {site.name}
        </a>
        <nav id="menu" className={styles.menu} popover="auto" aria-label="Main">
          <ul className={styles.links}>
            {navigation.links.map((link, index) => (
              <Fragment key={link.href}>
                <li>
                  <a className={styles.link} href={link.href} {...current(link.href)}>
                    {link.label}
                  </a>
                </li>
                {index === 0 && (
                  <li>
                    <details data-menu>
                      <summary className={inServices ? `${styles.link} ${styles.within}` : styles.link}>
                        {navigation.services.label}
                      </summary>
                      <div className={styles.panel}>
                        {groups.map((group) => (
                          <details className={styles.group} name="services-group" key={group.href}>
                            <summary className={styles.groupName}>{group.label}</summary>
                            <ul>
                              {[group, ...group.items].map((link) => (
                                <li key={link.href}>
                                  <a className={styles.sub} href={link.href} {...current(link.href)}>
                                    {link.label}
                                  </a>
                                </li>
                              ))}
                            </ul>
                          </details>
                        ))}
                      </div>
                    </details>
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </nav>
        <a
          className={styles.search}
          href="/site-index"
          data-search
          aria-label="Search"
          aria-keyshortcuts="/ Control+K Meta+K"
          {...current('/site-index')}
        >
          <Icon name="search" size={20} />
          <span>Search</span>
          <kbd>/</kbd>
        </a>
        <button className={styles.hamburger} type="button" popoverTarget="menu" aria-label="Menu" />
      </div>
    </header>
  )
}
