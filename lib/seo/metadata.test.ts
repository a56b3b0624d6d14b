/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getPage, getPages } from '#lib/content/pages.ts'
import { pageMetadata, resultMetadata, siteViewport } from './metadata.ts'

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

  it('names the home page and its Markdown alternate, whose path has no name to add to', () => {
    expect(pageMetadata(getPage('/')).alternates).toEqual({
      canonical: 'https://plumbline.example/',
      types: { 'text/markdown': 'https://plumbline.example/index.md' },
    })
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

describe('siteViewport', () => {
  it('lets the visitor zoom, in both color schemes', () => {
    const viewport = siteViewport()
    expect(viewport).toMatchObject({ width: 'device-width', initialScale: 1, colorScheme: 'light dark' })
    expect(viewport).not.toHaveProperty('maximumScale')
    expect(viewport).not.toHaveProperty('userScalable')
  })
})
