/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getData, getPage, getPages } from '#lib/content/pages.ts'
import { pageMetadata, resultMetadata, siteMetadata, siteViewport } from './metadata.ts'

describe('pageMetadata', () => {
  it('makes the head of a page from its search entry', () => {
    const page = getPage('/etl-testing')
    const { title, description } = page.search
    const url = 'https://plumbline.example/etl-testing'
    const image = {
      url: 'https://plumbline.example/og/etl-testing.png',
      alt: 'ETL Testing · Essential Assurance Services · Plumbline Quality Engineering',
    }
    expect(pageMetadata(page)).toEqual({
      title: `${title} | Plumbline`,
      description,
      alternates: { canonical: url, types: { 'text/markdown': `${url}.md` } },
      openGraph: {
        type: 'website',
        siteName: 'Plumbline Quality Engineering',
        locale: 'en_US',
        title: `${title} | Plumbline`,
        description,
        url,
        images: [{ ...image, width: 1200, height: 630, type: 'image/png' }],
      },
      twitter: {
        card: 'summary_large_image',
        title: `${title} | Plumbline`,
        description,
        images: [image],
      },
    })
  })

  it.each([
    ['/', 'https://plumbline.example/'],
    ['/services/devops', 'https://plumbline.example/services/devops'],
    ['/services/ai_engineering', 'https://plumbline.example/services/ai_engineering'],
    ['/services/tcoe-assesment', 'https://plumbline.example/services/tcoe-assesment'],
  ])('gives %s the address %s', (path, url) => {
    const { alternates, openGraph } = pageMetadata(getPage(path))
    expect(alternates?.canonical).toBe(url)
    expect(openGraph?.url).toBe(url)
  })

  it('names the Markdown alternate of the home page, whose path has no name to add to', () => {
    expect(pageMetadata(getPage('/')).alternates?.types).toEqual({
      'text/markdown': 'https://plumbline.example/index.md',
    })
  })

  it('stays within what a search result shows, for every page', () => {
    for (const page of getPages()) {
      const { title, description } = pageMetadata(page)
      expect(String(title).length).toBeLessThanOrEqual(60)
      expect(description?.length).toBeLessThanOrEqual(160)
    }
  })

  it('says something of its own of every page', () => {
    const heads = getPages().map(pageMetadata)
    for (const key of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[key])).size).toBe(heads.length)
    }
    expect(new Set(heads.map((head) => head.alternates?.canonical)).size).toBe(heads.length)
  })

  it('lets search engines in', () => {
    expect(
      getPages()
        .map(pageMetadata)
        .filter(({ robots }) => robots),
    ).toEqual([])
  })
})

describe('resultMetadata', () => {
  it('names a page that answers the form, and keeps search engines out', () => {
    expect(resultMetadata('Email is required')).toEqual({
      title: 'Email is required | Plumbline',
      robots: { index: false },
    })
  })
})

describe('siteMetadata', () => {
  it('takes base and name from the one data file', () => {
    const { metadataBase, applicationName } = siteMetadata()
    expect(String(metadataBase)).toBe(`${getData().site.url}/`)
    expect(applicationName).toBe(getData().site.name)
  })

  it('names icons and manifest by paths of this site', () => {
    const { icons, manifest } = siteMetadata()
    const paths = [...JSON.stringify({ icons, manifest }).matchAll(/"(?:url|apple|manifest)":"([^"]+)"/g)]
    expect(paths.map(([, path]) => path)).toEqual([
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ])
  })

  it('keeps phones from making links of numbers', () => {
    expect(siteMetadata().formatDetection).toEqual({ telephone: false, address: false, email: false })
  })
})

describe('siteViewport', () => {
  it('lets the visitor zoom, in both color schemes', () => {
    const viewport = siteViewport()
    expect(viewport).toMatchObject({ width: 'device-width', initialScale: 1, colorScheme: 'light dark' })
    expect(viewport).not.toHaveProperty('maximumScale')
    expect(viewport).not.toHaveProperty('userScalable')
  })
})
