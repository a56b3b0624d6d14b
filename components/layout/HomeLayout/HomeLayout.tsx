import { HeroCube } from '#components/islands/HeroCube/HeroCube.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { NewsStrip } from '#components/islands/NewsStrip/NewsStrip.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { getData, getPage } from '#lib/content/pages.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { getDrawing } from '#lib/site/drawings.ts'
import { messages } from '#lib/site/messages.ts'
import { Offers } from './Offers.tsx'

type Props = { page: ContentPage<'home'> }

/** The home page: hero, ten strengths, statistics, what is sold, symptoms, news, call to an expert. */
export function HomeLayout({ page }: Props) {
  const { statistics, strengths } = getData()
  return (
    <Page page={page}>
      <div className="wrap home-layout-hero">
        <div className="home-layout-say">
          <Island name="HeroCube">
            <HeroCube taglines={page.taglines} />
          </Island>
          <p className="home-layout-intro">{page.intro}</p>
          <p className="home-layout-buttons">
            <a className="button" href="#why" data-glide="" data-reading="skip">
              Know More
            </a>
            <a className="button home-layout-quiet" href="/contact-us">
              {messages.contact}
            </a>
          </p>
        </div>
        {/* One state for each tagline of the cube: HeroDrawing.scss. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository. */}
        <div className="hero-drawing" dangerouslySetInnerHTML={{ __html: getDrawing(page.path) ?? '' }} />
      </div>

      <section className="wrap home-layout-block" id="why" tabIndex={-1}>
        <header className="home-layout-head">
          <h2>{page.why.heading}</h2>
          <p className="lead">{page.why.text}</p>
        </header>
        <ul className="home-layout-strengths">
          {strengths.map(({ title, text, icon, href }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="small">{href ? <a href={href}>{text}</a> : text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-layout-statistics" aria-label="Results in figures">
        <ul className="wrap">
          {statistics.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <span className="small">{label}</span>
            </li>
          ))}
        </ul>
      </section>

      <Offers offers={page.offers} />

      <section className="wrap home-layout-block" aria-labelledby="symptoms">
        <header className="home-layout-head">
          <h2 id="symptoms">{page.symptoms.heading}</h2>
          <p className="lead">{page.symptoms.text}</p>
        </header>
        <ul className="plain home-layout-symptoms">
          {page.symptoms.items.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>
                {text} <span>{getPage(href).title}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap home-layout-block" data-reading="repeated">
        <header className="home-layout-head">
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

      <section className="wrap home-layout-block home-layout-expert" data-reading="repeated">
        <div>
          <h2>{page.expert.heading}</h2>
          <p className="lead">{page.expert.text}</p>
        </div>
        <a className="button home-layout-go" href="/contact-us">
          {page.expert.button}
          <span className="unseen">: {messages.toExpert}</span>
        </a>
      </section>
    </Page>
  )
}
