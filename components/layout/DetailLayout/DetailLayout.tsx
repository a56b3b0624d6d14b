import type { ReactNode } from 'react'
import { Artifact } from '#components/artifacts/Artifact.tsx'
import { artifactOf } from '#components/artifacts/artifacts.ts'
import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { TermList } from '#components/blocks/Particulars/Particulars.tsx'
import { type LayoutProps, PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { Inline } from '#components/ui/Inline.tsx'
import { GLANCE_TERMS, type Glance } from '#lib/content/glance.ts'
import { faqAnchor } from '#lib/content/schema.ts'
import { sectionsOf } from '#lib/content/sections.ts'
import { printOf } from '#lib/site/print.ts'
import './DetailLayout.scss'

/** `lead` is the figure before the first section, which goes into the page's head, in place of its artifact. */
type Props = LayoutProps<'detail' | 'landing' | 'guide'> & { lead?: ReactNode }

/** The layout of all service pages and guides. */
export function DetailLayout({ page, lead, children }: Props) {
  const artifact = lead ? undefined : artifactOf(page.path)
  const print = printOf(page.path)
  return (
    <PageFrame page={page}>
      <PageTitle
        page={page}
        picture={artifact ? <Artifact artifact={artifact} /> : lead}
        layout={artifact?.layout}
      >
        {'glance' in page && (
          <>
            <AtAGlance glance={page.glance} />
            <OnThisPage body={page.body} />
          </>
        )}
      </PageTitle>
      {children}
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
                <p>
                  <Inline text={answer} />
                </p>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      )}
    </PageFrame>
  )
}

/** A page with fewer sections is soon looked through. */
const MIN_SECTIONS = 4

/** Links to the sections of a page that has many. */
function OnThisPage({ body }: { body: string }) {
  const sections = sectionsOf(body)
  if (sections.length < MIN_SECTIONS) return null
  return (
    <nav className="detail-layout-sections" aria-label="On this page">
      <p className="label">On this page</p>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What buyers ask first. Duration and price are shown once the owner has set them. */
function AtAGlance({ glance }: { glance: Glance }) {
  return (
    <section id="at-a-glance" className="detail-layout-glance">
      <h2 className="label">At a glance</h2>
      <TermList
        terms={Object.entries(GLANCE_TERMS).flatMap(([key, term]) => {
          const text = glance[key as keyof Glance]
          return text ? { term, text } : []
        })}
      />
    </section>
  )
}
