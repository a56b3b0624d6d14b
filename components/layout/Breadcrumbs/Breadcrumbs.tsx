import { getPage, getTrail } from '#lib/content/pages.ts'
import { messages } from '#lib/site/messages.ts'

type Props = { path: string }

/** The way from the home page to this one. */
export function Breadcrumbs({ path }: Props) {
  return (
    <nav className="label plain breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {getTrail(path).map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.path === '/' ? messages.home : page.title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{getPage(path).title}</span>
        </li>
      </ol>
    </nav>
  )
}
