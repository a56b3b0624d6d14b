import { Fragment } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import type { Link } from '#components/ui/LinkList.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import type { Data } from '#lib/content/data.ts'
import './SiteHeader.scss'

/** The page's path, those of its ancestors, and data. */
type HeaderProps = Pick<Data, 'site' | 'navigation'> & {
  path: string
  above: readonly string[]
}

/**
 * The navigation bar, which works without script. On wide screens Services has two levels: groups, and the pages of the
 * hovered or focused one. On narrow screens the groups of the same list unfold: each has a `details` that shows what
 * follows it, because a second list would delay the title below. Next to or below the groups are the guides, each with a
 * line of what it is. `lib/client/menu.ts` adds hover, the delay and Escape.
 */
export function SiteHeader({ path, above, site, navigation }: HeaderProps) {
  const { services, guides } = navigation
  const { groups } = services
  const current = (href: string) => (href === path ? ({ 'aria-current': 'page' } as const) : {})
  // Pages below a linked one also count as Services; addresses without a page belong nowhere.
  const trail = [path, ...above]
  const currentGroup = groups.find((group) =>
    [group, ...group.items].some(({ href }) => trail.includes(href)),
  )
  const startGroup = currentGroup ?? groups[0]
  const linkTo = ({ label, href }: Link) => (
    <li key={href}>
      <a className="site-header-sub" href={href} {...current(href)}>
        {label}
      </a>
    </li>
  )
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
            {navigation.links.map((link, index) => (
              <Fragment key={link.href}>
                <li>
                  <a className="site-header-link" href={link.href} {...current(link.href)}>
                    {link.label}
                  </a>
                </li>
                {index === 0 && (
                  <li>
                    <details data-menu>
                      <summary
                        className={
                          currentGroup ? 'site-header-link site-header-within' : 'site-header-link'
                        }
                      >
                        {services.label}
                      </summary>
                      <div className="site-header-shelf">
                        <ul className="site-header-levels">
                          {groups.map((group) => (
                            <li
                              key={group.href}
                              className={group === startGroup ? 'site-header-start' : undefined}
                            >
                              <details className="site-header-unfold" name="services-group">
                                <summary>{group.label}</summary>
                              </details>
                              <a href={group.href} {...current(group.href)}>
                                {group.label}
                              </a>
                              <ul>{group.items.map(linkTo)}</ul>
                            </li>
                          ))}
                        </ul>
                        <div className="site-header-guides">
                          <p className="label">{guides.heading}</p>
                          <ul>
                            {guides.links.map(({ label, href, text }) => (
                              <li key={href}>
                                <a className="site-header-sub" href={href} {...current(href)}>
                                  {label}
                                </a>
                                <p className="small">{text}</p>
                              </li>
                            ))}
                          </ul>
                        </div>
                      </div>
                    </details>
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
          {...current('/site-index')}
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
