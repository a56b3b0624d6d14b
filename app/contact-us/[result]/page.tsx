import type { Metadata } from 'next'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PaperSheet } from '#components/layout/PageFrame/PaperSheet.tsx'
import { messages, REFERENCE_PLACEHOLDER, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { getData } from '#lib/content/pages.ts'
import { fullTitle } from '#lib/content/title.ts'
import './ContactResult.scss'

type Props = { params: Promise<{ result: string }> }

type ResultPath = (typeof RESULT_PAGES)[keyof typeof RESULT_PAGES]

/**
 * Titles of the pages that answer a form submitted without scripts: what the form itself would have shown, except for a
 * failure, about which its message is too long.
 */
const TITLES: Readonly<Record<ResultPath, string>> = {
  [RESULT_PAGES.sent]: messages.sentHeading,
  [RESULT_PAGES.notSent]: 'Your message was not sent',
  [RESULT_PAGES.emailRequired]: messages.emailRequired,
  [RESULT_PAGES.emailInvalid]: messages.emailInvalid,
  [RESULT_PAGES.commentTooLong]: messages.commentTooLong,
}

const FOLDER = '/contact-us/'

/** The address of the page. There are no others than those of the titles. */
const pathOf = async ({ params }: Props) => `${FOLDER}${(await params).result}` as ResultPath

export const dynamicParams = false

export const generateStaticParams = () =>
  Object.keys(TITLES).map((path) => ({ result: path.slice(FOLDER.length) }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const title = TITLES[await pathOf(props)]
  return { title: fullTitle(title, getData().site.name), robots: { index: false } }
}

export default async function Result(props: Props) {
  const path = await pathOf(props)
  const { general } = getData().site.mailboxes
  return (
    <PageFrame page={{ path: '/contact-us' }}>
      <section className="wrap contact-result">
        {path === RESULT_PAGES.sent ? (
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
            <h1>{path === RESULT_PAGES.notSent ? messages.sendFailed : TITLES[path]}</h1>
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
      <PaperSheet />
    </PageFrame>
  )
}
