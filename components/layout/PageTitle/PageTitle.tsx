import { drawingOf } from '#components/drawings/drawings.ts'
import { Breadcrumbs } from '#components/layout/Breadcrumbs/Breadcrumbs.tsx'
import type { Page } from '#lib/content/schema.ts'
import styles from './PageTitle.module.scss'

type Props = {
  page: Pick<Page, 'path' | 'title' | 'intro'>
  /** Sets a link to the page itself around its title. */
  linksToItself?: boolean | undefined
}

/** The head of a page: where it stands, its large title, its first paragraph; a landing page has a drawing, too. */
export function PageTitle({ page, linksToItself = false }: Props) {
  const Drawing = drawingOf(page.path)
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs path={page.path} />
      <div className={Drawing ? `${styles.title} ${styles.drawn}` : styles.title}>
        <h1 className={page.title.length > 24 ? styles.long : undefined}>
          {linksToItself ? <a href={page.path}>{page.title}</a> : page.title}
        </h1>
        <p className="lead">{page.intro}</p>
        {Drawing && <Drawing />}
      </div>
    </header>
  )
}
