import { getChildren, getData, getPage, getTrail } from '#lib/content/pages.ts'
import type { FrontMatterOf, Page } from '#lib/content/schema.ts'
import { serializeGraph, structuredData } from '#lib/seo/jsonLd.ts'
import { longDay, messages } from '#lib/site/messages.ts'

type Props = {
  page: Page
  /** As `2027-06-30`. */
  updated?: string | undefined
}

/** The end of a page: where its reader goes next, the day of its last change, and what it tells search engines. */
export function Onward({ page, updated }: Props) {
  // Under the home page stand pages that it does not offer, too.
  const children = getChildren(page.path).filter(({ layout }) => layout === 'detail' || layout === 'landing')
  const graph = structuredData({ data: getData(), page, trail: getTrail(page.path), children, updated })
  return (
    <>
      {'related' in page && (
        <RelatedPages
          label={page.layout === 'guide' ? messages.next : messages.related}
          paths={page.related}
        />
      )}
      {'closing' in page && (
        <Closing
          closing={page.closing}
          contact={page.contact}
          leadsToGuide={page.layout !== 'guide'}
          evidence={'evidence' in page ? page.evidence : undefined}
        />
      )}
      {updated && (
        <p className="wrap onward-updated" data-reading="repeated">
          {messages.updated} <time dateTime={updated}>{longDay(updated)}</time>
        </p>
      )}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its "<" escaped; as a child, React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
      />
    </>
  )
}

/** Where the same reader goes next. */
function RelatedPages({ label, paths }: { label: string; paths: readonly string[] }) {
  return (
    <nav className="wrap onward-related" aria-labelledby="related">
      <h2 className="label" id="related">
        {label}
      </h2>
      <ul>
        {paths.map(getPage).map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
            <p className="small">{page.search.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ClosingProps = Pick<FrontMatterOf<'detail'>, 'closing' | 'contact'> & {
  /** Leads on to how we work, for those who do not write yet. */
  leadsToGuide: boolean
  /** The page that shows such work. */
  evidence?: string | undefined
}

/** The centered last paragraph and the contact button, whose accessible name says what about. */
function Closing({ closing, contact, leadsToGuide, evidence }: ClosingProps) {
  return (
    <section className="wrap onward-closing" data-reading="repeated">
      <h2>{closing.heading}</h2>
      <p className="lead">{closing.text}</p>
      <a className="button" href="/contact-us">
        <span>
          {contact.label}
          <span className="unseen"> about {contact.about}</span>
        </span>
      </a>
      {leadsToGuide && (
        <p>
          <a href="/how-we-work">{messages.howWeWork}</a>
        </p>
      )}
      {evidence && (
        <p>
          {messages.evidence} <a href={evidence}>{getPage(evidence).title}</a>
        </p>
      )}
    </section>
  )
}
