import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteMetadata, siteViewport } from '#lib/seo/metadata.ts'
import './globals.scss'

export const metadata: Metadata = siteMetadata()
export const viewport: Viewport = siteViewport()

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        {children}
        {/* With `async`, React runs it also where it renders a page anew after an error. The build defers it. */}
        <script async src="/site.js" />
      </body>
    </html>
  )
}
