/** Builds Next's metadata for each page's head from content. */
import type { Metadata, MetadataRoute, Viewport } from 'next'
import { getData, getPage } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { fullTitle } from '#lib/content/title.ts'
import { alternatePath, shareImagePath } from '#lib/site/url.ts'
import { COLORS, DARK_PAPER } from './colors.ts'

/** What all pages have in their heads. */
export function siteMetadata(): Metadata {
  const { site } = getData()
  return {
    metadataBase: new URL(site.url),
    applicationName: site.name,
    formatDetection: { telephone: false, address: false, email: false },
    icons: {
      icon: [
        { url: '/favicon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/apple-touch-icon.png',
    },
  }
}

/** The web app manifest. */
export function webManifest(): MetadataRoute.Manifest {
  const { site } = getData()
  return {
    name: site.legalName,
    short_name: site.name,
    description: getPage('/').search.description,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: COLORS.paper,
    theme_color: COLORS.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** How browsers show every page. */
export function siteViewport(): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: COLORS.paper },
      { media: '(prefers-color-scheme: dark)', color: DARK_PAPER },
    ],
  }
}

/** Size of every share image in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The text on a share image: the titles of the page and the page above, and the provider's name. */
export type ShareWords = { title: string; section?: string | undefined; name: string }

/** The text on the share image of a page. */
export function shareWords(page: Page): ShareWords {
  const { site, navigation } = getData()
  const parent = 'parent' in page ? page.parent : undefined
  // Below home, a guide has none, and a service has the label of all services.
  const top = page.layout === 'guide' ? undefined : navigation.services.label
  const section = parent === '/' ? top : parent && getPage(parent).title
  return { title: page.title, section, name: site.legalName }
}

/** The text alternative of a share image. */
export const shareAlt = ({ title, section, name }: ShareWords) =>
  [title, section, name].filter(Boolean).join(' · ')

/** What a page has in its head beyond {@link siteMetadata}. */
export function pageMetadata(page: Page): Metadata {
  const { site } = getData()
  const url = site.url + page.path
  const image = { url: site.url + shareImagePath(page.path), alt: shareAlt(shareWords(page)) }
  return {
    title: fullTitle(page.search.title, site.name),
    description: page.search.description,
    alternates: { canonical: url, types: { 'text/markdown': site.url + alternatePath(page.path) } },
    // Next repeats title and description in both.
    openGraph: {
      type: 'website',
      siteName: site.legalName,
      locale: 'en_US',
      url,
      images: [{ ...image, ...SHARE_SIZE, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', images: [image] },
  }
}
