import { ContactForm } from '#components/islands/ContactForm/ContactForm.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { OfficeAddresses } from '#components/ui/OfficeAddresses/OfficeAddresses.tsx'
import { getData, getTopics } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import './ContactLayout.scss'

/** The contact page: form, what happens next, mailbox, offices. */
export function ContactLayout({ page }: { page: Page<'contact'> }) {
  const { site, offices } = getData()
  const { heading, steps, free, confidential, guide } = page.next
  return (
    <PageFrame page={page}>
      <PageTitle page={page} />
      <div className="wrap contact-layout-columns">
        <Island name="ContactForm">
          <ContactForm labels={page.form} mailbox={site.mailboxes.general} topics={getTopics()} />
        </Island>
        <div className="contact-layout-aside">
          <h2>{heading}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            {site.firstAnswerIsFree && <li>{free}</li>}
          </ol>
          <p>{confidential}</p>
          <p>
            <a href={guide.href}>{guide.label}</a>
          </p>
          <p>
            Prefer your own email program? Write to{' '}
            <a href={`mailto:${site.mailboxes.general}`}>{site.mailboxes.general}</a>.
          </p>
          <OfficeAddresses offices={offices} />
        </div>
      </div>
    </PageFrame>
  )
}
