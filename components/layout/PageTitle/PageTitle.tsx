import type { ReactNode } from 'react'
import { Drawing } from '#components/drawings/Drawing.tsx'
import { getDrawing } from '#components/drawings/drawings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { Page } from '#lib/content/schema.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import './PageTitle.scss'

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
