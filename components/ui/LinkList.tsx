export type Link = { href: string; label: string }

/** Links, each an entry of a list. */
export const LinkList = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)
