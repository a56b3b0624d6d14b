/** Which photographs a page shows, for those who list them: sitemaps, structured data, share images. */
import type { Person } from '#lib/content/data.ts'
import { getData, getPage } from '#lib/content/pages.ts'
import { getPageText } from '#lib/content/pageText.ts'
import { absoluteUrl } from '#lib/site/url.ts'
import { getPhoto } from './manifest.ts'

export interface PagePhoto {
  /** Absolute address of the widest file, a WebP. */
  url: string
  /** Of that file, in pixels. */
  width: number
  height: number
  /** What it shows. */
  alt: string
  caption?: string
}

interface Named {
  /** Name of the file under content/. */
  name: string
  alt: string
  caption?: string
}

type Portrayed = Pick<Person, 'name' | 'photo' | 'photoAlt'>

/** What is said of somebody's photograph to those who do not see it. */
export function portraitAlt({ name, photoAlt }: Portrayed): string {
  return photoAlt ?? `Portrait of ${name}`
}

const portraits = (people: readonly Portrayed[]): Named[] =>
  people.flatMap((person) => (person.photo ? [{ name: person.photo, alt: portraitAlt(person) }] : []))

/**
 * The photographs of a page in its order, those of its text and those of people; throws on an unknown path, and where
 * `npm run photos` has not run.
 */
export function photosOf(path: string, root?: string): PagePhoto[] {
  const { site, people, testimonials } = getData()
  const shown: Named[] = [
    ...getPageText(path).photographs,
    ...(getPage(path).layout === 'about' ? [...portraits(people), ...portraits(testimonials)] : []),
  ]
  return shown.map(({ name, alt, caption }) => {
    const { webp, width, height } = getPhoto(name, root)
    return {
      url: absoluteUrl(site.url, webp.at(-1)?.url ?? ''),
      width,
      height,
      alt,
      ...(caption ? { caption } : {}),
    }
  })
}
