import { Children, isValidElement, type ReactNode } from 'react'
import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { Terms } from '#components/blocks/Particulars/Particulars.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import type { Page as ContentPage, FrontMatterOf } from '#lib/content/schema.ts'
import { faqAnchor } from '#lib/content/schema.ts'
import { printOf } from '#lib/site/drawings.ts'
import './DetailLayout.scss'

type Props = { page: ContentPage<'detail' | 'landing' | 'guide'>; children: ReactNode }

/** The layout of all service and detail pages. A figure before the first section goes into the page's head. */
export function DetailLayout({ page, children }: Props) {
  const print = printOf(page.path)
  const parts = Children.toArray(children)
  const figure = parts.find((part) => isValidElement(part) && part.type === Figure)
  return (
    <Page page={page}>
      <PageTitle page={page} figure={figure} />
      {'glance' in page && <AtAGlance glance={page.glance} />}
      {parts.filter((part) => part !== figure)}
      {print && (
        <p className="wrap" data-reading="repeated">
          <a href={print}>This document as PDF</a>
        </p>
      )}
      {'faqs' in page && (
        <section className="wrap detail-layout-faqs">
          <h2>Questions buyers ask</h2>
          <Accordion>
            {page.faqs.map(({ question, answer }, index) => (
              <AccordionItem key={question} id={faqAnchor(index)} title={question}>
                <p>{answer}</p>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      )}
    </Page>
  )
}

type Glance = FrontMatterOf<'detail'>['glance']

const TERMS: [keyof Glance, string][] = [
  ['result', 'What you have in hand'],
  ['start', 'How it starts'],
  ['people', 'Who takes part'],
  ['needs', 'What we need from you'],
  ['price', 'What drives the price'],
  ['not', 'When you do not need it'],
  ['length', 'How long it takes'],
  ['from', 'From'],
]

/** What buyers ask first. Duration and price are shown once the owner has set them. */
function AtAGlance({ glance }: { glance: Glance }) {
  return (
    <section id="at-a-glance" className="wrap detail-layout-glance">
      <h2 className="label">At a glance</h2>
      <Terms
        of={TERMS.flatMap(([key, term]) => {
          const text = glance[key]
          return text ? { term, text } : []
        })}
      />
    </section>
  )
}
