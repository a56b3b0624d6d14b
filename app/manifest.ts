import type { MetadataRoute } from 'next'
import { getData } from '#lib/content/pages.ts'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { site } = getData()
  return {
    name: site.legalName,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f5ef',
    theme_color: '#f7f5ef',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
