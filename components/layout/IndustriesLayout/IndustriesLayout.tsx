import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { Inline } from '#components/ui/Inline.tsx'
import { getData } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import './IndustriesLayout.scss'

/** The industries: at most one item is open at a time, and each has its own anchor. */
export function IndustriesLayout({ page }: { page: Page<'industries'> }) {
  const { industries } = getData()
  return (
    <PageFrame page={page}>
      <PageTitle page={page} />
      <section className="wrap industries-layout-list" aria-label="Industries">
        <Accordion>
          {industries.map(({ id, title, icon, breaks, text, domains, points, services }) => (
            <AccordionItem
              key={id}
              id={id}
              title={title}
              icon={icon}
              note={breaks}
              level={2}
              group="industries"
            >
              <p>
                <Inline text={text} />
              </p>
              <p className="small">Domains: {domains.join(', ')}.</p>
              <ul className="industries-layout-points">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p className="industries-layout-services">
                {services.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
                <a href={`${page.path}#${id}`}>Link to {title}</a>
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </section>
    </PageFrame>
  )
}
