import type { ComponentProps, ReactNode } from 'react'
import { claimPartsOf, Meaning } from '#components/blocks/Tiles/Tiles.tsx'
import { Drawing } from '#components/drawings/Drawing.tsx'
import { getDrawing } from '#components/drawings/drawings.ts'
import { HeroCube } from '#components/islands/HeroCube/HeroCube.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { NewsStrip } from '#components/islands/NewsStrip/NewsStrip.tsx'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PaperSheet } from '#components/layout/PageFrame/PaperSheet.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { type Link, LinkList } from '#components/ui/LinkList.tsx'
import { getData, getPage } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { Trial } from './Trial.tsx'
import './HomeLayout.scss'
import './HeroDrawing.scss'

/** The home page: hero, commonest symptoms, ten strengths, statistics, offers, trial, other symptoms, news, call to action. */
export function HomeLayout({ page }: { page: Page<'home'> }) {
  const { why, offers, symptoms, trial, news, expert } = page
  return (
    <PageFrame page={page}>
      <Hero page={page} />
      <section className="wrap home-layout-strip" aria-labelledby="symptoms">
        <div>
          <h2 id="symptoms">{symptoms.heading}</h2>
          <p className="small">{symptoms.text}</p>
        </div>
        <Symptoms items={symptoms.items.slice(0, COMMONEST)} />
      </section>
      <HomeSection heading={why.heading} text={why.text} id="why" tabIndex={-1}>
        <Strengths />
      </HomeSection>
      <Statistics />
      <HomeSection anchor="offers" heading={offers.heading} text={offers.text} link={offers.guide}>
        <Offers />
      </HomeSection>
      <HomeSection anchor="trial" heading={trial.heading} text={trial.text} link={trial.all}>
        <Trial {...trial} />
      </HomeSection>
      <section className="wrap home-layout-block home-layout-others" aria-labelledby="others">
        <h2 id="others">{symptoms.rest}</h2>
        <Symptoms items={symptoms.items.slice(COMMONEST)} />
      </section>
      <HomeSection heading={news.heading} text={news.text} data-reading="repeated">
        {/* Ahead of fast scrolling: the strip's height depends on the articles, and what is below it would shift. */}
        <Island name="NewsStrip" margin="9999%">
          <NewsStrip />
        </Island>
        <noscript data-reading="skip">
          <p>
            The headlines are fetched by a script, which is switched off in your browser. Everything
            else is here.
          </p>
        </noscript>
      </HomeSection>
      <CallToAction {...expert} />
    </PageFrame>
  )
}

function Hero({ page }: { page: Page<'home'> }) {
  return (
    <div className="wrap home-layout-hero">
      <div className="home-layout-say">
        <Island name="HeroCube">
          <HeroCube taglines={[page.title, ...page.taglines]} />
        </Island>
        <p className="home-layout-intro">{page.intro}</p>
        <p className="home-layout-buttons">
          <a className="button" href="#why" data-glide="" data-reading="skip">
            Know More
          </a>
          <a className="button home-layout-quiet" href="/contact-us">
            Contact Us
          </a>
        </p>
      </div>
      <PaperSheet />
      {/* One state for each tagline of the cube: HeroDrawing.scss. */}
      <Drawing markup={getDrawing(page.path)} className="drawing hero-drawing" />
    </div>
  )
}

const Strengths = () => (
  <ul className="home-layout-strengths">
    {getData().strengths.map(({ title, text, icon, href }) => (
      <li key={title}>
        <Icon name={icon} />
        <h3>{title}</h3>
        <p className="small">{href ? <a href={href}>{text}</a> : text}</p>
      </li>
    ))}
  </ul>
)

const Statistics = () => (
  <section className="home-layout-statistics" aria-label="Results in figures">
    <ul className="wrap">
      {getData().statistics.map((statistic) => {
        const [before, figure, after] = claimPartsOf(statistic)
        return (
          <li key={statistic.claim}>
            {before}
            <strong>{figure}</strong> <span className="small">{after.trim()}</span>
            <Meaning {...statistic} />
          </li>
        )
      })}
    </ul>
  </section>
)

/** What is sold: the groups of the menu, each with its pages. */
const Offers = () => (
  <ul className="plain home-layout-groups">
    {getData().navigation.services.groups.map(({ label, href, text, items }) => (
      <li key={href}>
        <Drawing markup={getDrawing(href, 'components/layout/HomeLayout/offers')} />
        <h3>
          <a href={href}>{label}</a>
        </h3>
        <p>{text}</p>
        <LinkList links={items} />
      </li>
    ))}
  </ul>
)

const CallToAction = ({ heading, text, button }: Page<'home'>['expert']) => (
  <section className="wrap home-layout-block home-layout-expert" data-reading="repeated">
    <div>
      <h2>{heading}</h2>
      <p className="lead">{text}</p>
    </div>
    <a className="button home-layout-go" href="/contact-us">
      {button}
      <span className="unseen">: speak to an expert</span>
    </a>
  </section>
)

/** How many symptoms stand under the hero. */
const COMMONEST = 5

const Symptoms = ({ items }: { items: Page<'home'>['symptoms']['items'] }) => (
  <ul className="plain home-layout-symptoms">
    {items.map(({ text, href }) => (
      <li key={href}>
        <a href={href}>
          {text} <span>{getPage(href).title}</span>
        </a>
      </li>
    ))}
  </ul>
)

type HomeSectionProps = ComponentProps<'section'> & {
  /** The heading's id, for links and as the section's accessible name. */
  anchor?: string
  heading: string
  text: string
  /** Where to read on about the whole section. */
  link?: Link
  children: ReactNode
}

/** A section of the page: its heading, a sentence next to it, and the content below. */
function HomeSection({ anchor, heading, text, link, children, ...section }: HomeSectionProps) {
  return (
    <section className="wrap home-layout-block" aria-labelledby={anchor} {...section}>
      <header className="home-layout-head">
        <h2 id={anchor}>{heading}</h2>
        <p className="lead">
          {text} {link && <a href={link.href}>{link.label}</a>}
        </p>
      </header>
      {children}
    </section>
  )
}
