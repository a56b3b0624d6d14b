import type { ReactNode } from 'react'
import { Drawing } from '#components/drawings/Drawing.tsx'
import { getDrawing } from '#components/drawings/drawings.ts'
import { AskLink } from '#components/ui/AskLink/AskLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { Page } from '#lib/content/schema.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import './PageTitle.scss'

interface Props {
  page: Page
  figure?: ReactNode
  /** What a buyer reads before the drawing. */
  children?: ReactNode
}

/**
 * The head of a page: breadcrumbs, title, first paragraph with a link that asks about the page's subject, and the
 * drawing or icon that a card's icon turns into.
 */
export function PageTitle({ page, figure, children }: Props) {
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
        <div className="page-title-intro">
          <p className="lead">{page.intro}</p>
          {'contact' in page && <AskLink topic={page.contact.about} />}
        </div>
        {children}
        {drawing && <Drawing markup={drawing} className="drawing" />}
        {figure}
      </div>
    </header>
  )
}
