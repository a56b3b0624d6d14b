import type { MetadataRoute } from 'next'
import { getData, getPageOf } from '#lib/content/pages.ts'
import { COLORS } from '#lib/seo/colors.ts'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { site } = getData()
  return {
    name: site.legalName,
    short_name: site.name,
    description: getPageOf('home').search.description,
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
