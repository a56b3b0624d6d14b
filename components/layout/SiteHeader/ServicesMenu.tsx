import type { Data } from '#lib/content/data.ts'
import { MenuLink } from './MenuLink.tsx'

type Props = Pick<Data['navigation'], 'services' | 'guides'> & {
  /** The page's path, and those of its ancestors. */
  path: string
  above: readonly string[]
}

/**
 * The menu of services, a list of two levels. On wide screens it shows groups, and the pages of the hovered or focused one.
 * On narrow screens the groups of the same list unfold: each has a `details` that shows what follows it, because a second
 * list would delay the title below. Next to or below the groups are the guides, each with a line of what it is.
 */
export function ServicesMenu({ services, guides, path, above }: Props) {
  const { groups } = services
  // Pages below a linked one also count as Services; addresses without a page belong nowhere.
  const trail = [path, ...above]
  const currentGroup = groups.find((group) =>
    [group, ...group.items].some(({ href }) => trail.includes(href)),
  )
  const startGroup = currentGroup ?? groups[0]
  return (
    <details data-menu>
      <summary
        className={currentGroup ? 'site-header-link site-header-within' : 'site-header-link'}
      >
        {services.label}
      </summary>
      <div className="site-header-shelf">
        <ul className="site-header-levels">
          {groups.map(({ label, href, items }) => (
            <li key={href} className={href === startGroup?.href ? 'site-header-start' : undefined}>
              <details className="site-header-unfold" name="services-group">
                <summary>{label}</summary>
              </details>
              <MenuLink label={label} href={href} path={path} />
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <MenuLink {...item} path={path} className="site-header-sub" />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="site-header-guides">
          <p className="label">{guides.heading}</p>
          <ul>
            {guides.links.map(({ label, href, text }) => (
              <li key={href}>
                <MenuLink label={label} href={href} path={path} className="site-header-sub" />
                <p className="small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  )
}
