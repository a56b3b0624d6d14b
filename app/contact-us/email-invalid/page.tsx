import { ContactNotSent } from '#components/layout/ContactResult/ContactNotSent.tsx'
import { messages } from '#lib/contact/messages.ts'
import { resultMetadata } from '#lib/seo/metadata.ts'

export const metadata = resultMetadata(messages.emailInvalid)

export default function EmailInvalid() {
  return <ContactNotSent reason={messages.emailInvalid} />
}
