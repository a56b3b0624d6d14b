import { drawingOf } from '#components/drawings/drawings.ts'
import { Breadcrumbs } from '#components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import type { IconName } from '#lib/content/icons.ts'
import type { Page } from '#lib/content/schema.ts'
import styles from './PageTitle.module.scss'

type Props = {
  page: Pick<Page, 'path' | 'title' | 'intro'> & { icon?: IconName | undefined }
  /** Sets a link to the page itself around its title. */
  linksToItself?: boolean | undefined
}

/** The head of a page: where it stands, its large title, its first paragraph; its drawing or icon is where that of a card goes. */
export function PageTitle({ page, linksToItself = false }: Props) {
  const Drawing = drawingOf(page.path)
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs path={page.path} />
      <div className={Drawing ? `${styles.title} ${styles.drawn}` : styles.title}>
        {page.icon && <Icon name={page.icon} size={56} />}
        <h1 className={page.title.length > 24 ? styles.long : undefined}>
          {linksToItself ? <a href={page.path}>{page.title}</a> : page.title}
        </h1>
        <p className="lead">{page.intro}</p>
        {Drawing && <Drawing />}
      </div>
    </header>
  )
}
