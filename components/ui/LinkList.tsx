import { hasPage } from '#lib/content/pages.ts'

export type Link = { href: string; label: string }

/** The links to published pages. */
export const published = (links: readonly Link[]) => links.filter(({ href }) => hasPage(href))

/** A list of links. */
export const LinkList = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {published(links).map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
