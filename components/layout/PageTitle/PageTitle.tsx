import type { ReactNode } from 'react'
import { PaperSheet } from '#components/layout/PageFrame/PaperSheet.tsx'
import { AskLink } from '#components/ui/AskLink/AskLink.tsx'
import { askOf } from '#components/ui/AskLink/ask.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { HeadLayout } from '#lib/content/artifacts/artifacts.ts'
import type { Page } from '#lib/content/schema.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import './PageTitle.scss'

interface Props {
  page: Page
  picture?: ReactNode
  /** Where the picture stands on wide screens. */
  layout?: HeadLayout | undefined
  /** What stands between the words and the picture. */
  children?: ReactNode
}

/** Whether a title takes many lines, or has a word that would not fit on one, beside a picture or on the narrowest phones. */
const isLong = (title: string) => title.length > 24 || /\S{15}/.test(title)

/**
 * The head of a page: breadcrumbs, the icon that a card's icon turns into, title, first paragraph with a link that asks
 * about the page's subject, and a picture.
 */
export function PageTitle({ page, picture, layout = 'beside', children }: Props) {
  return (
    <header className="wrap page-title-head">
      <Breadcrumbs path={page.path} />
      <div className={picture ? `page-title-title page-title-${layout}` : 'page-title-title'}>
        <div className="page-title-words">
          {'icon' in page && page.icon && <Icon name={page.icon} size={56} />}
          <h1 className={isLong(page.title) ? 'page-title-long' : undefined}>
            {'titleLinksToItself' in page && page.titleLinksToItself ? (
              <a href={page.path}>{page.title}</a>
            ) : (
              page.title
            )}
          </h1>
          <div className="page-title-intro">
            <p className="lead">{page.intro}</p>
            <AskLink ask={askOf(page)} />
          </div>
        </div>
        <PaperSheet />
        {children}
        {picture}
      </div>
    </header>
  )
}
