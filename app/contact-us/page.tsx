import { ContactLayout } from '#components/layout/ContactLayout/ContactLayout.tsx'
import { getPageOf } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageOf('contact'))

export default function Contact() {
  return <ContactLayout page={getPageOf('contact')} />
}
