import type { ReactNode } from 'react'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PageTitle } from '#components/layout/PageTitle/PageTitle.tsx'
import { getChildren, getData, getPage, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import './SiteIndexLayout.scss'

/** Every page except this one: services as in the menu with the pages below them, then all others. */
export function SiteIndexLayout({ page }: { page: Page<'siteIndex'> }) {
  const services = getData().navigation.services.groups.map(({ href }) => getPage(href))
  const listed = [...services, page]
  const others = [getPage('/'), ...getChildren('/').filter((page) => !listed.includes(page))]
  return (
    <PageFrame page={page}>
      <PageTitle page={page} />
      {services.map(({ path, title, search }) => (
        <Area key={path} heading={<a href={path}>{title}</a>} pages={getChildren(path)}>
          {search.description}
        </Area>
      ))}
      <Area heading={page.company} pages={others}>
        Fonts and code by others that this site ships: <a href="/licenses.txt">licenses</a>.
      </Area>
    </PageFrame>
  )
}

interface AreaProps {
  heading: ReactNode
  pages: readonly Page[]
  /** A line about the area. */
  children: ReactNode
}

function Area({ heading, pages, children }: AreaProps) {
  return (
    <section className="wrap numbered site-index-layout-area" data-reading="repeated">
      <div className="site-index-layout-head">
        <h2>{heading}</h2>
        <p>{children}</p>
      </div>
      <Entries pages={pages} />
    </section>
  )
}

function Entries({ pages }: { pages: readonly Page[] }) {
  return (
    <ul className="site-index-layout-entries">
      {pages.map((page) => {
        const { path, search } = page
        const children = path === '/' ? [] : getChildren(path)
        return (
          <li key={path}>
            <a href={path}>{nameOf(page)}</a>
            <p className="small">{search.description}</p>
            {children.length > 0 && <Entries pages={children} />}
          </li>
        )
      })}
    </ul>
  )
}
