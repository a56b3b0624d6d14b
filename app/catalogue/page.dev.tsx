import type { Metadata } from 'next'
import { Catalogue } from './Catalogue.tsx'

export const metadata: Metadata = { title: 'Catalogue' }

/** Only while the site is written: `next.config.mjs` leaves `.dev.tsx` out of a build. */
export default function CataloguePage() {
  return <Catalogue />
}
