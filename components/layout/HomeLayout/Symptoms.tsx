import { getPage } from '#lib/content/pages.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import styles from './Offers.module.scss'

type Props = { symptoms: FrontMatterOf<'home'>['symptoms'] }

/** "What is going wrong?": what buyers say, each with the page that treats it. */
export function Symptoms({ symptoms }: Props) {
  return (
    <section className={styles.offers} aria-labelledby="symptoms">
      <header>
        <h2 id="symptoms">{symptoms.heading}</h2>
        <p>{symptoms.text}</p>
      </header>
      <ul className={styles.symptoms}>
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
