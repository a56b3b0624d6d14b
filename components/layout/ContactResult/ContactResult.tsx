import type { ReactNode } from 'react'
import { Page } from '#components/layout/Page/Page.tsx'
import styles from './ContactResult.module.scss'

type Props = { heading: string; children: ReactNode }

/** The answer to a contact form that was sent without script: a page with the words the form itself would have shown. */
export function ContactResult({ heading, children }: Props) {
  return (
    <Page page={{ path: '/contact-us' }}>
      <section className={`wrap ${styles.result}`}>
        <h1>{heading}</h1>
        {children}
      </section>
    </Page>
  )
}
