import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { type LayoutProps, Page } from '#components/layout/Page/Page.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { getData } from '#lib/content/pages.ts'
import './IndustriesLayout.scss'

/** The industries: at most one item is open at a time, and each has its own anchor. */
export function IndustriesLayout({ page }: LayoutProps<'industries'>) {
  const { industries } = getData()
  return (
    <Page page={page}>
      <PageTitle page={page} />
      <section className="wrap industries-layout-list" aria-label="Industries">
        <Accordion>
          {industries.map(({ id, title, icon, text, domains, points, services }) => (
            <AccordionItem
              key={id}
              id={id}
              title={title}
              icon={icon}
              note={domains.join(' · ')}
              level={2}
              group="industries"
            >
              <p>{text}</p>
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
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </section>
    </Page>
  )
}
