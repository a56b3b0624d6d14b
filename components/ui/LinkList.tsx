export type Link = { href: string; label: string }

export const LinkList = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
