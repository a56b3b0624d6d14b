import { askOf } from '#components/ui/AskLink/ask.ts'
import { contactPath } from '#lib/contact/protocol.ts'
import { longDay } from '#lib/content/days.ts'
import { lastUpdated } from '#lib/content/lastUpdated.ts'
import { getData, getPage } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { structuredData } from '#lib/seo/jsonLd.ts'
import './PageEnd.scss'

/** The end of a page: where to go next, the date of the last change, and structured data. */
export function PageEnd({ page }: { page: Page }) {
  const { published } = getData().site
  // Shown only if the text has changed since it was first published.
  const changed = 'parent' in page ? lastUpdated(page) : undefined
  const updated = published && changed && changed > published ? changed : undefined
  return (
    <>
      {'related' in page && (
        <nav className="wrap page-end-related" aria-labelledby="related">
          <h2 className="label" id="related">
            {page.layout === 'guide' ? 'Read next' : 'Related services'}
          </h2>
          <ul>
            {page.related.map(getPage).map(({ path, title, search }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <p className="small">{search.description}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {'closing' in page && (
        <section className="wrap page-end-closing" data-reading="repeated">
          <h2>{page.closing.heading}</h2>
          <p className="lead">{page.closing.text}</p>
          <a className="button" href={contactPath(page.contact.about, askOf(page)?.comment)}>
            <span>
              {page.contact.label}
              <span className="unseen"> about {page.contact.about}</span>
            </span>
          </a>
          {page.layout !== 'guide' && (
            <p>
              <a href="/how-we-work">Or read how we work first</a>
            </p>
          )}
          {'evidence' in page && page.evidence && (
            <p>
              <a href={page.evidence}>{getPage(page.evidence).search.title}</a>
            </p>
          )}
        </section>
      )}
      {updated && (
        <p className="wrap small page-end-updated" data-reading="repeated">
          Updated <time dateTime={updated}>{longDay(updated)}</time>
        </p>
      )}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its "<" escaped; as a child, React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: structuredData(page, updated) }}
      />
    </>
  )
}
