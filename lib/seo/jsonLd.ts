/**
 * Structured data: one graph per page with stable ids, built from content alone. Every value is also visible on the
 * page or in its frame; placeholders are left out.
 */
import type { Graph } from 'schema-dts'
import { getChildren, getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'

const PAGE_TYPES: Partial<Record<Layout, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  landing: 'CollectionPage',
  siteIndex: 'CollectionPage',
}

type Node = Graph['@graph'][number]

/** Returns the graph of one page as JSON for a script element. `updated` is the date at the end of the page, if any. */
export function structuredData(
  page: Page,
  updated?: string,
  { site, offices, people } = getData(),
) {
  const trail = getTrail(page.path)
  const url = (path: string) => site.url + path
  const node = (path: string, name: string) => ({ '@id': `${url(path)}#${name}` })
  const onPage = (name: string) => node(page.path, name)
  const listed = <T extends object>(items: readonly T[]) =>
    items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }))
  const organization = node('/', 'organization')
  const website = node('/', 'website')
  const parent = trail.at(-1)
  const shown = 'updated' in page ? page.updated : updated
  const isService = page.layout === 'detail' || page.layout === 'landing'
  // Not all of the home page's children are services.
  const children = getChildren(page.path).filter(
    ({ layout }) => layout === 'detail' || layout === 'landing',
  )
  const hasCatalog = isService && children.length > 0
  const faqs = isService ? page.faqs : []
  const leaders = page.layout === 'about' ? people.filter(({ placeholder }) => !placeholder) : []

  const nodes: (Node | false | undefined)[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      legalName: site.legalName,
      url: url('/'),
      ...(page.layout === 'contact' && { email: site.mailboxes.general }),
      logo: url('/icon-512.png'),
      ...(offices.length > 0 && {
        address: offices.map((office) => ({
          '@type': 'PostalAddress',
          addressLocality: office.city,
          addressCountry: office.countryCode,
          ...(!office.placeholder && {
            streetAddress: office.street.join(', '),
            ...(office.region && { addressRegion: office.region }),
            ...(office.postalCode && { postalCode: office.postalCode }),
          }),
        })),
      }),
      ...(site.social && !site.social.placeholder && { sameAs: [site.social.href] }),
    },
    {
      '@type': 'WebSite',
      ...website,
      url: url('/'),
      name: site.name,
      alternateName: site.legalName,
      inLanguage: 'en-US',
      publisher: organization,
    },
    {
      '@type': PAGE_TYPES[page.layout] ?? 'WebPage',
      ...onPage('webpage'),
      name: page.title,
      url: url(page.path),
      description: page.intro,
      inLanguage: 'en-US',
      isPartOf: website,
      ...(shown && { dateModified: shown }),
      ...(parent && { breadcrumb: onPage('breadcrumb') }),
      ...(isService && { mainEntity: onPage('service') }),
    },
    parent && {
      '@type': 'BreadcrumbList',
      ...onPage('breadcrumb'),
      itemListElement: listed(
        [...trail, page].map((step) => ({ name: nameOf(step), item: url(step.path) })),
      ),
    },
    isService && {
      '@type': 'Service',
      ...onPage('service'),
      name: page.title,
      description: page.intro,
      url: url(page.path),
      provider: organization,
      serviceOutput: { '@type': 'Thing', description: page.glance.result },
      offers: { '@type': 'Offer', description: page.glance.start },
      ...(parent &&
        parent.path !== '/' && {
          category: {
            '@type': 'OfferCatalog',
            ...node(parent.path, 'catalog'),
            name: parent.title,
          },
        }),
      ...(hasCatalog && { hasOfferCatalog: onPage('catalog') }),
    },
    hasCatalog && {
      '@type': 'OfferCatalog',
      ...onPage('catalog'),
      name: page.title,
      // Without names: the text of a link may differ from the linked page's title.
      itemListElement: children.map(({ path }) => ({
        '@type': 'Service',
        ...node(path, 'service'),
        url: url(path),
      })),
    },
    children.length > 0 && {
      '@type': 'ItemList',
      ...onPage('services'),
      itemListElement: listed(children.map(({ path }) => ({ url: url(path) }))),
    },
    faqs.length > 0 && {
      '@type': 'FAQPage',
      ...onPage('faq'),
      isPartOf: onPage('webpage'),
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    ...leaders.map(
      (leader): Node => ({
        '@type': 'Person',
        ...onPage(leader.id),
        name: leader.name,
        jobTitle: leader.role,
        description: leader.bio,
        ...(leader.profile && { sameAs: leader.profile }),
        worksFor: organization,
      }),
    ),
  ]
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => typeof node === 'object'),
  }
  // No value can then close the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
