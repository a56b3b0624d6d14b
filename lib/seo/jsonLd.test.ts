/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getChildren, getData, getPage, getPages, getPagesByLayout } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { structuredData } from './jsonLd.ts'

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

const { url } = getData().site

const graphOf = (path: string, data = getData()) =>
  JSON.parse(structuredData(getPage(path), undefined, data))['@graph'] as Node[]

const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])

describe('structuredData', () => {
  it('describes each kind of page', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite', 'WebPage', 'ItemList'])
    expect(typesOf('/etl-testing')).toEqual([
      'Organization',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
      'Service',
      'FAQPage',
    ])
    expect(typesOf('/how-we-work')).not.toContain('Service')
    expect(typesOf('/services/core-testing')).toEqual([
      'Organization',
      'WebSite',
      'CollectionPage',
      'BreadcrumbList',
      'Service',
      'OfferCatalog',
      'ItemList',
      'FAQPage',
    ])
    expect(typesOf('/about-us')).toContain('AboutPage')
    expect(typesOf('/contact-us')).toContain('ContactPage')
  })

  it('has the words of an answer without the signs of its links', () => {
    const page = getPage('/etl-testing') as Page<'detail'>
    const faqs = page.faqs.map((faq) => ({ ...faq, answer: 'See **how** we [work](/a).' }))
    const { '@graph': graph } = JSON.parse(structuredData({ ...page, faqs }))
    const answers = graph.find((node: Node) => node['@type'] === 'FAQPage').mainEntity
    expect(answers[0].acceptedAnswer.text).toBe('See how we work.')
  })

  it('refers only to nodes that the same page describes, as crawlers read pages one at a time', () => {
    for (const { path } of getPages()) {
      const described = new Set<unknown>()
      const referred = new Set<unknown>()
      JSON.stringify(graphOf(path), (_, value) => {
        if (value?.['@id']) (Object.keys(value).length > 1 ? described : referred).add(value['@id'])
        return value
      })
      expect([path, ...referred.difference(described)]).toEqual([path])
    }
  })

  it('places each service in the catalog of the page above it', () => {
    const nodes = getPages().flatMap(({ path }) => graphOf(path))
    const byId = new Map(nodes.map((node) => [node['@id'], node]))
    const services = nodes.filter((node) => node['@type'] === 'Service')
    expect(services).toHaveLength(getPagesByLayout('detail', 'landing').length)
    for (const service of services) {
      expect(service).toMatchObject({
        provider: { '@id': `${url}/#organization` },
      })
      const category = service.category as { '@id': string } | undefined
      if (!category) continue
      expect(byId.get(category['@id'])?.itemListElement).toContainEqual({
        '@type': 'Service',
        '@id': service['@id'],
        url: service.url,
      })
    }
    const top = getChildren('/').filter(({ layout }) => layout === 'detail' || layout === 'landing')
    expect(services.filter(({ category }) => !category).map((service) => service.url)).toEqual(
      top.map(({ path }) => url + path),
    )
  })

  it('claims nothing unproven: no reviews, no ratings, no job postings', () => {
    for (const { path } of getPages())
      expect(JSON.stringify(graphOf(path))).not.toMatch(
        /"(?:Review|Rating|AggregateRating|JobPosting)"|"review"/,
      )
  })

  it('dates a page only if the page shows the date', () => {
    const dated = structuredData(getPage('/etl-testing'), '2027-06-30')
    expect(dated).toContain('"dateModified":"2027-06-30"')
    expect(JSON.stringify(graphOf('/etl-testing'))).not.toContain('dateModified')
    expect(graphOf('/privacy-notice')).toContainEqual(
      expect.objectContaining({
        dateModified: (getPage('/privacy-notice') as Page<'text'>).updated,
      }),
    )
  })

  it('leaves out placeholders', () => {
    const text = JSON.stringify(graphOf('/about-us'))
    for (const person of getData().people.filter(({ placeholder }) => placeholder))
      expect(text).not.toContain(person.name)
    for (const office of getData().offices.filter(({ placeholder }) => placeholder)) {
      for (const line of office.street) expect(text).not.toContain(line)
    }
  })

  it('has nothing in the place of what the provider has none of', () => {
    const { social: _, ...site } = getData().site
    const people = getData().people.map(({ profile: _, placeholder: __, ...person }) => person)
    const text = JSON.stringify(graphOf('/about-us', { ...getData(), site, people, offices: [] }))
    expect(text).not.toMatch(/"(?:address|sameAs)"|null|undefined/)
    for (const { name } of people) expect(text).toContain(name)
  })

  it('includes leaders, street and profile once they are real', () => {
    const real = <T extends { placeholder?: true | undefined }>({ placeholder: _, ...rest }: T) =>
      rest as T
    const data = getData()
    const social = { label: 'A network', href: 'https://network.rehearsal/tester' }
    const filled = {
      ...data,
      people: data.people.map(real),
      offices: data.offices.map(real),
      site: { ...data.site, social },
    }
    const text = JSON.stringify(graphOf('/about-us', filled))
    for (const { name } of data.people) expect(text).toContain(name)
    for (const { street } of data.offices) expect(text).toContain(street[0])
    expect(text).toContain(social.href)
  })

  it('cannot close the script element that contains it', () => {
    const page = {
      ...getPage('/etl-testing'),
      intro: 'An intro with </script><script>alert(1)</script> inside',
    }
    const text = structuredData(page)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][2].description).toBe(page.intro)
  })
})
