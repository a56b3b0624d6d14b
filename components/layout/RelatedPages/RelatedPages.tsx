import { getPage } from '#lib/content/pages.ts'
import { messages } from '#lib/site/messages.ts'
import styles from './RelatedPages.module.scss'

type Props = { paths: readonly string[] }

/** Where the same reader goes next. */
export function RelatedPages({ paths }: Props) {
  return (
    <nav className={`wrap ${styles.related}`} aria-labelledby="related">
      <h2 className="label" id="related">
        {messages.related}
      </h2>
      <ul>
        {paths.map(getPage).map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
            <p className="small">{page.search.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
