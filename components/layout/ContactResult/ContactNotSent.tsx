import { getData } from '#lib/content/pages.ts'
import { ContactResult } from './ContactResult.tsx'

type Props = { reason: string }

/** Why a message was not sent, and the two ways to try again. */
export function ContactNotSent({ reason }: Props) {
  const { general } = getData().site.mailboxes
  return (
    <ContactResult heading={reason}>
      <p>
        Go back in your browser: the form keeps what you typed. You can also write to{' '}
        <a href={`mailto:${general}`}>{general}</a>.
      </p>
      <p>
        <a href="/contact-us">Open the contact form</a>
      </p>
    </ContactResult>
  )
}
