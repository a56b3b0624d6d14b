import { HeroCube } from '#components/islands/HeroCube/HeroCube.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { NewsStrip } from '#components/islands/NewsStrip/NewsStrip.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { getData } from '#lib/content/pages.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { HeroDrawing } from './HeroDrawing.tsx'
import styles from './HomeLayout.module.scss'
import { Offers } from './Offers.tsx'
import { Symptoms } from './Symptoms.tsx'

type Props = { page: ContentPage<'home'> }

/** The home page: hero, ten strengths, statistics, what is sold, symptoms, news, call to an expert. */
export function HomeLayout({ page }: Props) {
  const { statistics, strengths } = getData()
  return (
    <Page page={page}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.say}>
          <Island name="HeroCube">
            <HeroCube taglines={page.taglines} />
          </Island>
          <p className={styles.intro}>{page.intro}</p>
          <p className={styles.buttons}>
            <a className="button" href="#why" data-glide="" data-reading="skip">
              Know More
            </a>
            <Button href="/contact-us" look="line">
              {messages.contact}
            </Button>
          </p>
        </div>
        <HeroDrawing />
      </div>

      <section className={`wrap ${styles.block}`} id="why" tabIndex={-1}>
        <header className={styles.head}>
          <h2>{page.why.heading}</h2>
          <p className="lead">{page.why.text}</p>
        </header>
        <ul className={styles.strengths}>
          {strengths.map(({ title, text, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.statistics} aria-label="Results in figures">
        <ul className="wrap">
          {statistics.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <span className="small">{label}</span>
            </li>
          ))}
        </ul>
      </section>

      <Offers offers={page.offers} />
      <Symptoms symptoms={page.symptoms} />

      <section className={`wrap ${styles.block}`} data-reading="repeated">
        <header className={styles.head}>
          <h2>{page.news.heading}</h2>
          <p className="lead">{page.news.text}</p>
        </header>
        <Island name="NewsStrip">
          <NewsStrip />
        </Island>
        <noscript>
          <p>
            The headlines are fetched by a script, which is switched off in your browser. Everything else is
            here.
          </p>
        </noscript>
      </section>

      <section className={`wrap ${styles.block} ${styles.expert}`} data-reading="repeated">
        <div>
          <h2>{page.expert.heading}</h2>
          <p className="lead">{page.expert.text}</p>
        </div>
        <a className={`button ${styles.go}`} href="/contact-us">
          {page.expert.button}
          <VisuallyHidden>: {messages.toExpert}</VisuallyHidden>
        </a>
      </section>
    </Page>
  )
}
