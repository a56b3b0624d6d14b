import { Fragment } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import type { Data } from '#lib/content/data.ts'
import { MenuLink } from './MenuLink.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'
import './SiteHeader.scss'

/** The page's path, those of its ancestors, and data. */
type HeaderProps = Pick<Data, 'site' | 'navigation'> & {
  path: string
  above: readonly string[]
}

/**
 * The navigation bar, which works without script. The menu of services stands after its first link. `lib/client/menu.ts`
 * adds hover, the delay and Escape.
 */
export function SiteHeader({ path, above, site, navigation }: HeaderProps) {
  const { services, guides, links } = navigation
  return (
    <header className="site-header" data-navbar>
      <div className="wrap site-header-bar">
        <a
          className="logo site-header-logo"
          href="/"
          data-paper={`${new URL(site.url).host} · ${site.mailboxes.general}`}
        >
          <Logo mark={site.mark} />
          {site.name}
        </a>
        <nav id="menu" className="site-header-menu" popover="auto" aria-label="Main">
          <ul className="site-header-links">
            {links.map((link, index) => (
              <Fragment key={link.href}>
                <li>
                  <MenuLink {...link} path={path} className="site-header-link" />
                </li>
                {index === 0 && (
                  <li>
                    <ServicesMenu services={services} guides={guides} path={path} above={above} />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </nav>
        <a
          className="site-header-search"
          href="/site-index"
          data-search
          aria-label="Search"
          aria-keyshortcuts="Control+K"
          data-keys="Ctrl K"
          aria-current={path === '/site-index' ? 'page' : undefined}
        >
          <Icon name="search" size={20} />
          <span>Search</span>
        </a>
        <button
          className="site-header-hamburger"
          type="button"
          popoverTarget="menu"
          aria-label="Menu"
        />
      </div>
    </header>
  )
}
