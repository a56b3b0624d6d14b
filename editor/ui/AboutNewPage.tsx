import { type Kind, suggestedPath } from '../../check/newPage.ts'
import { slugOf } from '../../lib/content/slug.ts'
import { ABOUT_NEWS } from './aboutTexts.ts'
import { Button } from './controls.tsx'
import { open, pagesIn, useWork } from './store.ts'

/** That news is no page, for those who want to write some. */
export const AboutNews = () => (
  <p className="hint">
    A page here presents a service or a group of services. {ABOUT_NEWS} To have other news shown,
    ask the site’s developers.
  </p>
)

/** What a new page will be, or that there is one of its title or at its address, said while the title is typed. */
export function AboutNewPage({ kind, title }: { kind: Kind; title: string }) {
  const { contents } = useWork()
  if (!slugOf(title))
    return <p className="hint">The page begins as a draft. Its address is made from its title.</p>
  const path = suggestedPath(kind, title)
  const name = title.trim().toLowerCase()
  const there = pagesIn(contents).find(
    (page) => page.path === path || page.title.toLowerCase() === name,
  )
  if (!there) return <p className="hint">{`The page begins as a draft. Its address is ${path}.`}</p>
  return (
    <div className="notice" role="status">
      <p>{`There is a page “${there.title}” already, at ${there.path}. Choose another title, or change that page.`}</p>
      <Button onClick={() => open(there.file)}>{`Open “${there.title}”`}</Button>
    </div>
  )
}
