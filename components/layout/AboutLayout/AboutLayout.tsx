import type { ReactNode } from 'react'
import { Island } from '#components/islands/Island/Island.tsx'
import { TestimonialCarousel } from '#components/islands/TestimonialCarousel/TestimonialCarousel.tsx'
import { Breadcrumbs } from '#components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Sample } from '#components/ui/Sample.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Person } from '#lib/content/data.ts'
import { getData } from '#lib/content/pages.ts'
import { getPhoto } from '#lib/content/photos.ts'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import styles from './AboutLayout.module.scss'

type Props = {
  page: ContentPage<'about'>
  /** "Who We Are", from the page's MDX. */
  children: ReactNode
}

/** The photograph of somebody, with the words for those who do not see it. */
function photoOf({ name, photo, photoAlt }: Pick<Person, 'name' | 'photo' | 'photoAlt'>) {
  return { photo: getPhoto(photo ?? ''), alt: photoAlt ?? `Portrait of ${name}` }
}

/** About us: hero with the tagline, who we are, leaders, testimonials. */
export function AboutLayout({ page, children }: Props) {
  const { people, testimonials } = getData()
  return (
    <Page page={page}>
      <header className={`wrap ${styles.hero}`}>
        <Breadcrumbs path={page.path} />
        <h1>{page.title}</h1>
        <div className={styles.tagline} data-at-half="">
          {page.tagline.split(' ').map((word) => (
            <span key={word}>{word} </span>
          ))}
        </div>
        <p className="lead">{page.intro}</p>
      </header>

      <section className={`wrap ${styles.who}`}>{children}</section>

      <section className={`wrap ${styles.block}`}>
        <header className={styles.head}>
          <h2>{page.leadership.heading}</h2>
          <p>{page.leadership.text}</p>
        </header>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              {person.photo ? (
                <div className={styles.photo}>
                  <Photo {...photoOf(person)} shape="portrait" sizes="(width < 600px) 100vw, 320px" />
                </div>
              ) : (
                <span className={`${styles.photo} ${styles.portrait}`} aria-hidden="true">
                  {person.monogram}
                </span>
              )}
              {person.placeholder && <Sample />}
              <h3>{person.name}</h3>
              <p className={`label ${styles.role}`}>{person.role}</p>
              <p className={`small ${styles.bio}`}>{person.bio}</p>
              <a href={person.profile} rel="noopener">
                {messages.profile}
                <VisuallyHidden> of {person.name}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </section>

      <section className={`wrap ${styles.block}`}>
        <header className={styles.head}>
          <h2>{page.testimonials.heading}</h2>
          <p>{page.testimonials.text}</p>
        </header>
        <Island name="TestimonialCarousel">
          <TestimonialCarousel
            testimonials={testimonials.map(
              ({ name, designation, text, monogram, photo, photoAlt, placeholder }) => ({
                name,
                designation,
                text,
                monogram,
                sample: placeholder === true,
                ...(photo ? { photo: photoOf({ name, photo, photoAlt }) } : {}),
              }),
            )}
          />
        </Island>
      </section>
    </Page>
  )
}
