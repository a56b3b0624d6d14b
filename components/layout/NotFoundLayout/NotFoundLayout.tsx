import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PaperSheet } from '#components/layout/PageFrame/PaperSheet.tsx'
import { LinkList } from '#components/ui/LinkList.tsx'
import { getData, getPage } from '#lib/content/pages.ts'
import './NotFoundLayout.scss'

/** One file for all missing addresses; `lib/search/main.ts` fills in the nearest pages and searches for their words. */
export function NotFoundLayout() {
  const { groups } = getData().navigation.services
  const ways = [
    ...groups.map(({ href }) => href),
    '/industries',
    '/about-us',
    '/careers',
    '/contact-us',
  ]
  return (
    <PageFrame page={{ path: '/404' }}>
      <section className="wrap not-found-layout-missing">
        <p className="label not-found-layout-code">404</p>
        <h1>This page is out of line</h1>
        <p>
          There is no page at this address. It may have moved, or the address may be misspelled.
        </p>
        <div className="not-found-layout-ways">
          <div data-missing hidden>
            <h2 className="label">Did you mean</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React, where an unfinished build has it on this page, leaves alone what a script puts here. */}
            <div data-near dangerouslySetInnerHTML={{ __html: '' }} />
          </div>
          <div>
            <h2 className="label">Start here</h2>
            <LinkList links={ways.map((href) => ({ href, label: getPage(href).title }))} />
          </div>
        </div>
        <p>
          <a href="/site-index" data-search>
            Search the site
          </a>
          , look through the <a href="/site-index">list of all pages</a>, or start from the{' '}
          <a href="/">home page</a>.
        </p>
      </section>
      <PaperSheet />
    </PageFrame>
  )
}
