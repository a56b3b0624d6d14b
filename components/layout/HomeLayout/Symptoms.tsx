import { getPage } from '#lib/content/pages.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import styles from './HomeLayout.module.scss'

type Props = { symptoms: FrontMatterOf<'home'>['symptoms'] }

/** "What is going wrong?": what buyers say, each with the page that treats it. */
export function Symptoms({ symptoms }: Props) {
  return (
    <section className={`wrap ${styles.block}`} aria-labelledby="symptoms">
      <header className={styles.head}>
        <h2 id="symptoms">{symptoms.heading}</h2>
        <p className="lead">{symptoms.text}</p>
      </header>
      <ul className={`plain ${styles.symptoms}`}>
        {symptoms.items.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>
              {text} <span>{getPage(href).title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
