import { ContactResult } from '#components/layout/ContactResult/ContactResult.tsx'
import { messages } from '#lib/contact/messages.ts'
import { REFERENCE_PLACEHOLDER } from '#lib/contact/protocol.ts'
import { resultMetadata } from '#lib/seo/metadata.ts'

export const metadata = resultMetadata(messages.sentHeading)

export default function Sent() {
  return (
    <ContactResult heading={messages.sentHeading}>
      <p>{messages.sentText}</p>
      {/* Shown by the edge, with the number in its place: edge/contact/sentPage.ts. */}
      <p data-reference="" hidden>
        {messages.reference} <strong>{REFERENCE_PLACEHOLDER}</strong>
      </p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </ContactResult>
  )
}
