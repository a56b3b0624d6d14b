import type { ReactNode } from 'react'
import { Page } from '#components/layout/Page/Page.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { StructuredData } from '#components/layout/StructuredData/StructuredData.tsx'
import { getData } from '#lib/content/pages.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import styles from './TextLayout.module.scss'

type Props = {
  page: ContentPage<'text'>
  /** The rendered MDX body: the page's sections. */
  children: ReactNode
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A page of text alone: its sections, the day of its last change, and where to ask about it. */
export function TextLayout({ page, children }: Props) {
  const { mailboxes } = getData().site
  return (
    <Page path={page.path}>
      <PageTitle page={page} />
      <div className={styles.text}>{children}</div>
      <div className={styles.end}>
        <p>
          Last changed on <time dateTime={page.updated}>{DAY.format(new Date(page.updated))}</time>. Questions
          about this page go to <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>.
        </p>
      </div>
      <StructuredData page={page} />
    </Page>
  )
}
