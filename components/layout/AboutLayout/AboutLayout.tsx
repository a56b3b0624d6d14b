import { AboutTagline } from '#components/islands/AboutTagline/AboutTagline.tsx'
import { Island } from '#components/islands/Island/Island.tsx'
import { TestimonialCarousel } from '#components/islands/TestimonialCarousel/TestimonialCarousel.tsx'
import { type LayoutProps, PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { PaperSheet } from '#components/layout/PageFrame/PaperSheet.tsx'
import { Breadcrumbs } from '#components/layout/PageTitle/Breadcrumbs.tsx'
import { Inline } from '#components/ui/Inline.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Person } from '#lib/content/data.ts'
import { monogramOf } from '#lib/content/monogram.ts'
import { getData } from '#lib/content/pages.ts'
import { getPhoto } from '#lib/content/photos.ts'
import './AboutLayout.scss'

/** A photograph of somebody, by its file's name. */
function photoOf(photo: string, { name, photoAlt }: Pick<Person, 'name' | 'photoAlt'>) {
  return { photo: getPhoto(photo), alt: photoAlt ?? `Portrait of ${name}` }
}

/** About us: hero with the tagline, who we are, leaders, testimonials. */
export function AboutLayout({ page, children }: LayoutProps<'about'>) {
  const { people, testimonials } = getData()
  return (
    <PageFrame page={page}>
      <header className="wrap about-layout-hero">
        <Breadcrumbs path={page.path} />
        <h1 className="label">{page.title}</h1>
        <Island name="AboutTagline">
          <AboutTagline tagline={page.tagline} />
        </Island>
        <p className="lead">{page.intro}</p>
      </header>
      <PaperSheet />

      <section className="wrap about-layout-who">{children}</section>

      <section className="wrap about-layout-block">
        <Head {...page.leadership} />
        <ul className="about-layout-people">
          {people.map((person) => (
            <li key={person.id}>
              {person.photo ? (
                <div className="about-layout-photo">
                  <Photo
                    {...photoOf(person.photo, person)}
                    shape="portrait"
                    sizes="(width < 600px) 100vw, 320px"
                  />
                </div>
              ) : (
                <span className="about-layout-photo about-layout-portrait" aria-hidden="true">
                  {monogramOf(person)}
                </span>
              )}
              {person.placeholder && <Sample />}
              <h3>{person.name}</h3>
              <p className="label about-layout-role">{person.role}</p>
              <p className="small about-layout-bio">
                <Inline text={person.bio} />
              </p>
              {person.profile && (
                <a href={person.profile} rel="noopener">
                  Professional profile
                  <span className="unseen"> of {person.name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap about-layout-block">
        <Head {...page.testimonials} />
        <Island name="TestimonialCarousel">
          <TestimonialCarousel
            testimonials={testimonials.map(({ photo, ...words }) => ({
              ...words,
              monogram: monogramOf(words),
              ...(photo && { photo: photoOf(photo, words) }),
            }))}
          />
        </Island>
      </section>
    </PageFrame>
  )
}

const Head = ({ heading, text }: { heading: string; text: string }) => (
  <header className="about-layout-head">
    <h2>{heading}</h2>
    <p>{text}</p>
  </header>
)
