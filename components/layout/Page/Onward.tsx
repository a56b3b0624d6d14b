import { getChildren, getData, getPage, getTrail } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
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
      {'closing' in page && <Closing page={page} />}
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

type ClosingProps = { page: Extract<Page, { closing: unknown }> }

/** The centered last paragraph and the contact button, whose accessible name says what about. */
function Closing({ page }: ClosingProps) {
  const { closing, contact } = page
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
      {page.layout !== 'guide' && (
        <p>
          <a href="/how-we-work">{messages.howWeWork}</a>
        </p>
      )}
      {'evidence' in page && page.evidence && (
        <p>
          {messages.evidence} <a href={page.evidence}>{getPage(page.evidence).title}</a>
        </p>
      )}
    </section>
  )
}
