import type { Metadata } from 'next'
import { ContactNotSent } from '#components/layout/ContactResult/ContactNotSent.tsx'
import { ContactResult } from '#components/layout/ContactResult/ContactResult.tsx'
import { messages } from '#lib/contact/messages.ts'
import { REFERENCE_PLACEHOLDER } from '#lib/contact/protocol.ts'
import { resultMetadata } from '#lib/seo/metadata.ts'

type Props = { params: Promise<{ result: string }> }

/** The answers to a form sent without script, each with its title; see `RESULT_PAGES` in lib/contact. */
const TITLES: Record<string, string> = {
  sent: messages.sentHeading,
  // The message itself is too long for a title.
  'not-sent': 'Your message was not sent',
  'email-required': messages.emailRequired,
  'email-invalid': messages.emailInvalid,
}

export const dynamicParams = false

export const generateStaticParams = () => Object.keys(TITLES).map((result) => ({ result }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return resultMetadata(TITLES[(await params).result] ?? '')
}

export default async function Result({ params }: Props) {
  const { result } = await params
  if (result !== 'sent')
    return <ContactNotSent reason={result === 'not-sent' ? messages.sendFailed : (TITLES[result] ?? '')} />
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
