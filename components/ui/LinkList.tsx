import { hasPage } from '#lib/content/pages.ts'

export type Link = { href: string; label: string }

export const published = (links: readonly Link[]) => links.filter(({ href }) => hasPage(href))

export const LinkList = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {published(links).map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
