import { ContactNotSent } from '#components/layout/ContactResult/ContactNotSent.tsx'
import { messages } from '#lib/contact/messages.ts'
import { resultMetadata } from '#lib/seo/metadata.ts'

// The message itself is too long for a title.
export const metadata = resultMetadata('Your message was not sent')

export default function NotSent() {
  return <ContactNotSent reason={messages.sendFailed} />
}
