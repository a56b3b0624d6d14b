import type { Link } from '#components/ui/LinkList.tsx'

type Props = Link & {
  /** The path of the page that it is on. */
  path: string
  className?: string
}

/** A link that says so if it leads to the page that it is on. */
export const MenuLink = ({ label, href, path, className }: Props) => (
  <a className={className} href={href} aria-current={href === path ? 'page' : undefined}>
    {label}
  </a>
)
