import type { ReactNode } from 'react'
import { getDrawing } from '#components/drawings/drawings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { getPage, getTrail, nameOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'

/** The head of a page: breadcrumbs, title, first paragraph, and the drawing or icon that a card's icon turns into. */
export function PageTitle({ page, figure }: { page: Page; figure?: ReactNode }) {
  const drawing = getDrawing(page.path)
  return (
    <header className="wrap page-title-head">
      <Breadcrumbs path={page.path} />
      <div className={drawing || figure ? 'page-title-title page-title-drawn' : 'page-title-title'}>
        {'icon' in page && page.icon && <Icon name={page.icon} size={56} />}
        <h1 className={page.title.length > 24 ? 'page-title-long' : undefined}>
          {'titleLinksToItself' in page && page.titleLinksToItself ? (
            <a href={page.path}>{page.title}</a>
          ) : (
            page.title
          )}
        </h1>
        <p className="lead">{page.intro}</p>
        {drawing && <Drawing markup={drawing} className="drawing" />}
        {figure}
      </div>
    </header>
  )
}

export const Drawing = ({
  markup,
  className,
}: {
  markup: string | undefined
  className?: string
}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository.
  <div className={className} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
)

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
