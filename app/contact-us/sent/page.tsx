import { ContactResult } from '#components/layout/ContactResult/ContactResult.tsx'
import { messages } from '#lib/contact/messages.ts'
import { resultMetadata } from '#lib/seo/metadata.ts'

export const metadata = resultMetadata(messages.sentHeading)

export default function Sent() {
  return (
    <ContactResult heading={messages.sentHeading}>
      <p>{messages.sentText}</p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </ContactResult>
  )
}
