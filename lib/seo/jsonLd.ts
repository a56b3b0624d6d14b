/**
 * Structured data: one graph per page with stable ids, built from content alone. Every value is also visible on the
 * page or in its frame; placeholders are left out.
 */
import type { Graph } from 'schema-dts'
import type { Data } from '#lib/content/data.ts'
import { inlineWords } from '#lib/content/inline.ts'
import { getChildren, getData, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Layout, Page } from '#lib/content/schema.ts'

type Node = Graph['@graph'][number]
type Provider = Pick<Data, 'site' | 'offices' | 'people'>

const PAGE_TYPES: Partial<Record<Layout, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  landing: 'CollectionPage',
  siteIndex: 'CollectionPage',
}

const isService = (page: Page): page is Page<'detail' | 'landing'> =>
  page.layout === 'detail' || page.layout === 'landing'

/** Returns the graph of one page as JSON for a script element. `updated` is the date at the end of the page, if any. */
export function structuredData(page: Page, updated?: string, provider: Provider = getData()) {
  const subject = subjectOf(page, provider)
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(subject, provider),
      website(subject, provider),
      webPage(subject, 'updated' in page ? page.updated : updated),
      ...breadcrumbs(subject),
      ...service(subject),
      ...children(subject),
      ...questions(subject),
      ...leaders(subject, provider),
    ],
  }
  // No value can then close the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** A page, what is around it, and what names both. */
type Subject = ReturnType<typeof subjectOf>

function subjectOf(page: Page, { site }: Provider) {
  const url = (path: string) => site.url + path
  const node = (path: string, name: string) => ({ '@id': `${url(path)}#${name}` })
  return {
    page,
    trail: getTrail(page.path),
    // Not all of the home page's children are services.
    services: getChildren(page.path).filter(isService),
    /** The address of a page, by its path. */
    url,
    /** Refers to a node of a page. */
    node,
    /** Refers to a node of this page. */
    onPage: (name: string) => node(page.path, name),
    provider: node('/', 'organization'),
    website: node('/', 'website'),
  }
}

const listed = <T extends object>(items: readonly T[]) =>
  items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }))

const addressOf = (office: Data['offices'][number]) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: office.city,
  addressCountry: office.countryCode,
  ...(!office.placeholder && {
    streetAddress: office.street.join(', '),
    ...(office.region && { addressRegion: office.region }),
    ...(office.postalCode && { postalCode: office.postalCode }),
  }),
})

const organization = ({ page, provider, url }: Subject, { site, offices }: Provider): Node => ({
  '@type': 'Organization',
  ...provider,
  name: site.name,
  legalName: site.legalName,
  url: url('/'),
  ...(page.layout === 'contact' && { email: site.mailboxes.general }),
  logo: url('/icon-512.png'),
  ...(offices.length > 0 && { address: offices.map(addressOf) }),
  ...(site.social && !site.social.placeholder && { sameAs: [site.social.href] }),
})

const website = ({ provider, website, url }: Subject, { site }: Provider): Node => ({
  '@type': 'WebSite',
  ...website,
  url: url('/'),
  name: site.name,
  alternateName: site.legalName,
  inLanguage: 'en-US',
  publisher: provider,
})

const webPage = (
  { page, trail, website, url, onPage }: Subject,
  updated: string | undefined,
): Node => ({
  '@type': PAGE_TYPES[page.layout] ?? 'WebPage',
  ...onPage('webpage'),
  name: page.title,
  url: url(page.path),
  description: page.intro,
  inLanguage: 'en-US',
  isPartOf: website,
  ...(updated && { dateModified: updated }),
  ...(trail.length > 0 && { breadcrumb: onPage('breadcrumb') }),
  ...(isService(page) && { mainEntity: onPage('service') }),
})

function breadcrumbs({ page, trail, url, onPage }: Subject): Node[] {
  if (trail.length === 0) return []
  const steps = [...trail, page].map((step) => ({ name: nameOf(step), item: url(step.path) }))
  return [{ '@type': 'BreadcrumbList', ...onPage('breadcrumb'), itemListElement: listed(steps) }]
}

/** The service of a page, which is in the catalog of the page above it. */
function service({ page, trail, services, url, node, onPage, provider }: Subject): Node[] {
  if (!isService(page)) return []
  const parent = trail.at(-1)
  return [
    {
      '@type': 'Service',
      ...onPage('service'),
      name: page.title,
      description: page.intro,
      url: url(page.path),
      provider,
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
      ...(services.length > 0 && { hasOfferCatalog: onPage('catalog') }),
    },
  ]
}

/** The services below a page: as the catalog of its own service, if it has one, and as a list. */
function children({ page, services, url, node, onPage }: Subject): Node[] {
  if (services.length === 0) return []
  const catalog: Node = {
    '@type': 'OfferCatalog',
    ...onPage('catalog'),
    name: page.title,
    // Without names: the text of a link may differ from the linked page's title.
    itemListElement: services.map(({ path }) => ({
      '@type': 'Service',
      ...node(path, 'service'),
      url: url(path),
    })),
  }
  const list: Node = {
    '@type': 'ItemList',
    ...onPage('services'),
    itemListElement: listed(services.map(({ path }) => ({ url: url(path) }))),
  }
  return isService(page) ? [catalog, list] : [list]
}

function questions({ page, onPage }: Subject): Node[] {
  if (!isService(page) || page.faqs.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      ...onPage('faq'),
      isPartOf: onPage('webpage'),
      mainEntity: page.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: inlineWords(answer) },
      })),
    },
  ]
}

function leaders({ page, onPage, provider }: Subject, { people }: Provider): Node[] {
  if (page.layout !== 'about') return []
  return people
    .filter(({ placeholder }) => !placeholder)
    .map((leader) => ({
      '@type': 'Person',
      ...onPage(leader.id),
      name: leader.name,
      jobTitle: leader.role,
      description: inlineWords(leader.bio),
      ...(leader.profile && { sameAs: leader.profile }),
      worksFor: provider,
    }))
}
