/**
 * Structured data: one graph per page, with stable ids, pure from the registry. Every value is also visible text of
 * the page or of its frame; what is still a placeholder is left out.
 */
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  OfferCatalog,
  Organization,
  Person,
  SearchAction,
  Service,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Data } from '#lib/content/data.ts'
import type { Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { absoluteUrl } from '#lib/site/url.ts'

type Context = {
  data: Data
  page: Page
  /** The pages above this one, from the home page down. */
  trail: readonly Page[]
  /** The pages that the cards of a landing page lead to, in order. */
  children: readonly Page[]
  /** Day of the last change, which the page shows; absent where it is not known. */
  updated?: string | undefined
}

type Node = Graph['@graph'][number]

const PAGE_TYPES = {
  about: 'AboutPage',
  contact: 'ContactPage',
  landing: 'CollectionPage',
  siteIndex: 'CollectionPage',
} as const

/** The page with the search, which takes the words as `?q=`. */
const SEARCH_PATH = '/site-index'

function searchAction(url: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** The graph of one page. */
export function structuredData({ data, page, trail, children, updated }: Context): Graph {
  const { site } = data
  const url = (path: string) => absoluteUrl(site.url, path)
  const id = (path: string, name: string) => `${url(path)}#${name}`
  const organizationId = id('/', 'organization')
  const real = <T extends { placeholder?: true | undefined }>(items: readonly T[]) =>
    items.filter((item) => !item.placeholder)

  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.legalName,
    url: url('/'),
    ...(page.layout === 'contact' ? { email: site.mailboxes.general } : {}),
    logo: url('/icon-512.png'),
    location: data.offices.map((office) => ({
      '@type': 'Place',
      name: `${office.country} (${office.city})`,
      address: {
        '@type': 'PostalAddress',
        addressLocality: office.city,
        addressCountry: office.countryCode,
        ...(office.placeholder
          ? {}
          : {
              streetAddress: office.street.join(', '),
              addressRegion: office.region,
              postalCode: office.postalCode,
            }),
      },
    })),
    ...(site.social.placeholder ? {} : { sameAs: [site.social.href] }),
  }

  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': id('/', 'website'),
    url: url('/'),
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId },
    ...(page.layout === 'home' ? { potentialAction: searchAction(url(SEARCH_PATH)) } : {}),
  }

  const webPage: WebPage = {
    '@type':
      (PAGE_TYPES as Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'>)[page.layout] ??
      'WebPage',
    '@id': id(page.path, 'webpage'),
    url: url(page.path),
    name: page.title,
    description: page.intro,
    inLanguage: 'en-US',
    isPartOf: { '@id': id('/', 'website') },
    ...(updated ? { dateModified: updated } : {}),
    ...(trail.length > 0 ? { breadcrumb: { '@id': id(page.path, 'breadcrumb') } } : {}),
  }

  const graph: Node[] = [organization, webSite, webPage]

  if (trail.length > 0) {
    const breadcrumb: BreadcrumbList = {
      '@type': 'BreadcrumbList',
      '@id': id(page.path, 'breadcrumb'),
      itemListElement: [...trail, page].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.path === '/' ? messages.home : step.title,
        item: url(step.path),
      })),
    }
    graph.push(breadcrumb)
  }

  const parent = trail.at(-1)
  if (page.layout === 'detail' || page.layout === 'landing') {
    const service: Service = {
      '@type': 'Service',
      '@id': id(page.path, 'service'),
      name: page.title,
      description: page.intro,
      url: url(page.path),
      provider: { '@id': organizationId },
      areaServed: data.offices.map((office) => ({ '@type': 'Country', name: office.country })),
      ...(parent && parent.path !== '/'
        ? {
            category: {
              '@type': 'OfferCatalog',
              '@id': id(parent.path, 'catalog'),
              name: parent.title,
            },
          }
        : {}),
      ...(children.length > 0 ? { hasOfferCatalog: { '@id': id(page.path, 'catalog') } } : {}),
    }
    graph.push(service)
    if (children.length > 0) {
      const catalog: OfferCatalog = {
        '@type': 'OfferCatalog',
        '@id': id(page.path, 'catalog'),
        name: page.title,
        itemListElement: children.map((child) => ({ '@id': id(child.path, 'service') })),
      }
      graph.push(catalog)
    }
  }

  if (children.length > 0) {
    const list: ItemList = {
      '@type': 'ItemList',
      '@id': id(page.path, 'services'),
      // Without names: a page may call what it links to by other words than its title.
      itemListElement: children.map((child, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: url(child.path),
      })),
    }
    graph.push(list)
  }

  if (page.layout === 'landing') {
    const faq: FAQPage = {
      '@type': 'FAQPage',
      '@id': id(page.path, 'faq'),
      mainEntity: page.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }
    graph.push(faq)
  }

  if (page.layout === 'about') {
    for (const leader of real(data.people)) {
      const person: Person = {
        '@type': 'Person',
        '@id': id('/about-us', leader.id),
        name: leader.name,
        jobTitle: leader.role,
        description: leader.bio,
        sameAs: leader.profile,
        worksFor: { '@id': organizationId },
      }
      graph.push(person)
    }
  }

  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The graph as the text of a script element: `<` is escaped, so that no value can end the element. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
