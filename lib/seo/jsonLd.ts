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
export function structuredData(page: Page, updated?: string, { site, offices, people } = getData()) {
  const trail = getTrail(page.path)
  const url = (path: string) => site.url + path
  const id = (path: string, name: string) => `${url(path)}#${name}`
  const own = (name: string) => ({ '@id': id(page.path, name), name: page.title })
  const listed = <T extends object>(items: readonly T[]) =>
    items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }))
  const organization = { '@id': id('/', 'organization') }
  const website = { '@id': id('/', 'website') }
  const parent = trail.at(-1)
  const shown = 'updated' in page ? page.updated : updated
  const isService = page.layout === 'detail' || page.layout === 'landing'
  // Not all of the home page's children are services.
  const children = getChildren(page.path).filter(({ layout }) => layout === 'detail' || layout === 'landing')
  const faqs = isService ? (page.faqs ?? []) : []

  const nodes: (Node | false | undefined)[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      legalName: site.legalName,
      url: url('/'),
      ...(page.layout === 'contact' && { email: site.mailboxes.general }),
      logo: url('/icon-512.png'),
      address: offices.map((office) => ({
        '@type': 'PostalAddress',
        addressLocality: office.city,
        addressCountry: office.countryCode,
        ...(!office.placeholder && {
          streetAddress: office.street.join(', '),
          addressRegion: office.region,
          postalCode: office.postalCode,
        }),
      })),
      ...(!site.social.placeholder && { sameAs: [site.social.href] }),
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
      ...own('webpage'),
      url: url(page.path),
      description: page.intro,
      inLanguage: 'en-US',
      isPartOf: website,
      ...(shown && { dateModified: shown }),
      ...(parent && { breadcrumb: { '@id': id(page.path, 'breadcrumb') } }),
      ...(isService && { mainEntity: { '@id': id(page.path, 'service') } }),
    },
    parent && {
      '@type': 'BreadcrumbList',
      '@id': id(page.path, 'breadcrumb'),
      itemListElement: listed([...trail, page].map((one) => ({ name: nameOf(one), item: url(one.path) }))),
    },
    isService && {
      '@type': 'Service',
      ...own('service'),
      description: page.intro,
      url: url(page.path),
      provider: organization,
      areaServed: offices.map(({ country }) => ({ '@type': 'Country', name: country })),
      ...(page.glance && {
        serviceOutput: { '@type': 'Thing', description: page.glance.result },
        offers: { '@type': 'Offer', description: page.glance.start },
      }),
      ...(parent &&
        parent.path !== '/' && {
          category: { '@type': 'OfferCatalog', '@id': id(parent.path, 'catalog'), name: parent.title },
        }),
      ...(children.length > 0 && { hasOfferCatalog: { '@id': id(page.path, 'catalog') } }),
    },
    isService &&
      children.length > 0 && {
        '@type': 'OfferCatalog',
        ...own('catalog'),
        // Without names: the text of a link may differ from the linked page's title.
        itemListElement: children.map(({ path }) => ({
          '@type': 'Service',
          '@id': id(path, 'service'),
          url: url(path),
        })),
      },
    children.length > 0 && {
      '@type': 'ItemList',
      '@id': id(page.path, 'services'),
      itemListElement: listed(children.map(({ path }) => ({ url: url(path) }))),
    },
    faqs.length > 0 && {
      '@type': 'FAQPage',
      '@id': id(page.path, 'faq'),
      isPartOf: { '@id': id(page.path, 'webpage') },
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    ...(page.layout === 'about' ? people : []).map(
      (leader): Node | false =>
        !leader.placeholder && {
          '@type': 'Person',
          '@id': id('/about-us', leader.id),
          name: leader.name,
          jobTitle: leader.role,
          description: leader.bio,
          sameAs: leader.profile,
          worksFor: organization,
        },
    ),
  ]
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes.filter((node) => typeof node === 'object') }
  // No value can then close the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
