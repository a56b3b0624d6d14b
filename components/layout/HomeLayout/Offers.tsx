import { getData } from '#lib/content/pages.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import styles from './Offers.module.scss'

type Props = { offers: FrontMatterOf<'home'>['offers'] }

/** One drawing a group: slices of a product that meet a line, a grid in which one cell is off, a path made straight. */
const DRAWINGS: Readonly<Record<string, string>> = {
  '/services/product-engineering':
    'M112 24h96v24h-96z M112 64h96v24h-96z M152 104h96v24h-96z M232 140h-56m8-6-8 6 8 6',
  '/services/digital-assurance':
    'M80 32h48v24h-48z M136 32h48v24h-48z M192 32h48v24h-48z M80 72h48v24h-48z M144 76h48v24h-48z M192 72h48v24h-48z M80 112h48v24h-48z M136 112h48v24h-48z M192 112h48v24h-48z',
  '/services/digital-transformation': 'M40 128c24 0 24-88 48-88s16 72 40 72 16-52 32-52h120m-10-8 10 8-10 8',
}

/** What is sold: three groups, each with its drawing and its services. */
export function Offers({ offers }: Props) {
  const { groups } = getData().navigation.services
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <header>
        <h2 id="offers">{offers.heading}</h2>
        <p>{offers.text}</p>
      </header>
      <ul className={styles.groups}>
        {groups.map(({ label, href, items }) => (
          <li key={href}>
            <svg viewBox="0 0 320 160" aria-hidden="true">
              <path d={DRAWINGS[href]} />
              <path className={styles.line} d="M160 8v144" />
            </svg>
            <h3>
              <a href={href}>{label}</a>
            </h3>
            <p>{offers.groups.find((group) => group.href === href)?.text}</p>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href}>{item.label}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
