import type { ReactNode } from 'react'
import { CareersModal } from '#components/islands/CareersModal/CareersModal.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { getData } from '#lib/content/pages.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import styles from './CareersLayout.module.scss'

type Props = {
  page: ContentPage<'careers'>
  /** How we work and hire, from the page's MDX. */
  children: ReactNode
}

/** Careers: hero with the dialog about open positions, four values, how we work and hire. */
export function CareersLayout({ page, children }: Props) {
  const { site } = getData()
  return (
    <Page page={page}>
      <PageTitle page={page} />
      <div className={`wrap ${styles.positions}`}>
        <Island name="CareersModal">
          <CareersModal button={page.button} dialog={page.dialog} email={site.mailboxes.careers} />
        </Island>
        <noscript>
          <p>
            {page.dialog.text} {page.dialog.invitation.replace('{email}', site.mailboxes.careers)}
          </p>
        </noscript>
      </div>
      <section className={`wrap ${styles.values}`} aria-labelledby="values">
        <h2 id="values">{messages.values}</h2>
        <ul>
          {page.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </Page>
  )
}
