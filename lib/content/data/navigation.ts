/** The data file with the links of each page. */
import { drawnText, group, list, text } from '../fields.ts'
import { rule } from '../refinement.ts'
import { link } from './fields.ts'

const heading = text(2, 40, 'Heading of the list.')

const linkList = {
  heading,
  links: list('The links, in order.', [1], link),
}

interface NamedLink {
  label: string
  href: string
  path: PropertyKey[]
}

/** The links in a part of the file, in order. */
function linksIn(part: unknown, path: PropertyKey[] = []): NamedLink[] {
  if (typeof part !== 'object' || part === null) return []
  const { label, href } = part as Partial<NamedLink>
  const own = typeof label === 'string' && typeof href === 'string' ? [{ label, href, path }] : []
  const isList = Array.isArray(part)
  const within = Object.entries(part).flatMap(([key, value]) =>
    linksIn(value, [...path, isList ? Number(key) : key]),
  )
  return [...own, ...within]
}

/** Visitors find a page again by the name of its link: https://www.w3.org/TR/WCAG22/#consistent-identification */
const namedAlike = rule((navigation, fault) => {
  const links = linksIn(navigation)
  const listOf = ({ path }: NamedLink) => path.slice(0, -1).join('.')
  for (const link of links) {
    const { label, href, path } = link
    const first = links.find((other) => other.href === href)
    // No list has a page twice.
    if (!first || first.label === label || listOf(first) === listOf(link)) continue
    fault(
      [...path, 'label'],
      `is "${label}", and another link to ${href} is called "${first.label}"`,
      'Give both the same name',
    )
  }
})

export const navigation = group('The bar at the top and the footer links of each page.', {
  links: list('The direct links of the bar, in order.', [1], link),
  services: group('The two-level menu.', {
    label: drawnText(2, 40, 'Its label on the bar.'),
    groups: list(
      'The groups of the menu, in order; each is itself a page.',
      // As many as there are rows in SiteHeader.scss, which a test compares.
      [1, 12],
      link
        .extend({
          text: text(60, 200, 'What clients get from this group, for the home page.'),
          items: list('The second level.', [1], link),
        })
        .strict(),
    ),
  }),
  guides: group('Pages that help a buyer decide, in the open menu of services and in the footer.', {
    heading,
    links: list(
      'The links, in order.',
      [1],
      link
        .extend({ text: text(30, 100, 'What the page is, in a line; the menu shows it.') })
        .strict(),
    ),
  }),
  footer: group('The lists of links in the footer of each page.', {
    services: group('The service links.', linkList),
    quick: group('The quick links.', linkList),
    legal: list('The links next to the copyright line, in order.', [1], link),
  }),
}).superRefine(namedAlike)
