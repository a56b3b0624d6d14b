import { ContactLayout } from '#components/layout/ContactLayout/ContactLayout.tsx'
import { getPageByLayout } from '#lib/content/pages.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'

export const generateMetadata = () => pageMetadata(getPageByLayout('contact'))

export default function ContactPage() {
  return <ContactLayout page={getPageByLayout('contact')} />
}
