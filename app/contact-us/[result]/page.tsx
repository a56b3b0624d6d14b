import type { Metadata } from 'next'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { messages, REFERENCE_PLACEHOLDER, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { getData } from '#lib/content/pages.ts'
import { fullTitle } from '#lib/content/title.ts'
import './ContactResult.scss'

type Props = { params: Promise<{ result: string }> }

/** What the form itself would have shown; its message about a failure is too long for a title. */
const WORDS = { ...messages, sent: messages.sentHeading, notSent: 'Your message was not sent' }

/** Titles of the pages that answer a form submitted without scripts, by the last part of their addresses. */
const TITLES: Record<string, string> = {}
for (const [name, path] of Object.entries(RESULT_PAGES))
  TITLES[path.replace('/contact-us/', '')] = WORDS[name as keyof typeof RESULT_PAGES]

export const dynamicParams = false

export const generateStaticParams = () => Object.keys(TITLES).map((result) => ({ result }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = TITLES[(await params).result] ?? ''
  return { title: fullTitle(words, getData().site.name), robots: { index: false } }
}

export default async function Result({ params }: Props) {
  const { result } = await params
  const { general } = getData().site.mailboxes
  return (
    <PageFrame page={{ path: '/contact-us' }}>
      <section className="wrap contact-result">
        {result === 'sent' ? (
          <>
            <h1>{messages.sentHeading}</h1>
            <p>{messages.sentText}</p>
            {/* edge/pages.ts fills in the number and shows it. */}
            <p data-reference="" hidden>
              {messages.reference} <strong>{REFERENCE_PLACEHOLDER}</strong>
            </p>
            <p>
              <a href="/">Go to the home page</a>
            </p>
            {/* lib/client/confirmation.ts shows this instead in a tab that has not sent the message. */}
            <div data-not-from-here="This tab has not sent a message" hidden>
              <p>
                This page confirms a message in the tab where it was written, and what you are
                writing is still there. Links to it from elsewhere confirm nothing.
              </p>
              <p>
                <a href="/contact-us">Open the contact form</a>
              </p>
            </div>
          </>
        ) : (
          <>
            <h1>{result === 'not-sent' ? messages.sendFailed : TITLES[result]}</h1>
            <p>
              Go back in your browser: the form keeps what you typed. You can also write to{' '}
              <a href={`mailto:${general}`}>{general}</a>.
            </p>
            <p>
              <a href="/contact-us">Open the contact form</a>
            </p>
          </>
        )}
      </section>
    </PageFrame>
  )
}
