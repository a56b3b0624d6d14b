/** The data file with the links of each page. */
import { drawnText, group, list, text } from '../fields.ts'
import { link } from './fields.ts'

const heading = text(2, 40, 'Heading of the list.')

const linkList = {
  heading,
  links: list('The links, in order.', [1], link),
}

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
})
