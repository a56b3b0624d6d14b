import { getPage, getTrail, nameOf } from '#lib/content/pages.ts'
import './Breadcrumbs.scss'

/** The way from the home page to a page. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav className="label plain breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {getTrail(path).map((page) => (
          <li key={page.path}>
            <a href={page.path}>{nameOf(page)}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{getPage(path).title}</span>
        </li>
      </ol>
    </nav>
  )
}
