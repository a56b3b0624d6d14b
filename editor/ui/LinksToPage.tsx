import { type ReactNode, useEffect, useState } from 'react'
import { counted } from '../../check/problems.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import type { LinkToPage } from '../background/messages.ts'
import { askForLinksTo } from './background.ts'
import { titleOfFile } from './labels.ts'
import { useWork } from './store.ts'

/** What a link is that has no words of its own. */
const KINDS: Partial<Record<LinkToPage['kind'], string>> = {
  card: 'has a card for it',
  parent: 'stands under this page',
  related: 'names it under “What to read next”',
  redirect: 'has a former address that leads to it',
}

/** What is in these is no link on a page: its entries go with the page, or follow it. */
const NO_PAGES = [fileOfData('navigation'), fileOfData('synonyms'), fileOfData('redirects')]

type LinksProps = {
  path: string
  /** Which links are told of. */
  isMeant: (link: LinkToPage) => boolean
  /** What is said of them above their list and below it. */
  above: (links: readonly LinkToPage[]) => string
  below: ReactNode
}

/** Links to a page, each with the page that it is on. */
function Links({ path, isMeant, above, below }: LinksProps) {
  const { contents } = useWork()
  const [links, setLinks] = useState<readonly LinkToPage[]>()
  useEffect(() => {
    void askForLinksTo(path).then(setLinks)
  }, [path])
  const meant = links?.filter(isMeant)
  // As large before the links are found as after it, so that no button moves from under the pointer.
  return (
    <div className="links">
      {!meant && <p className="hint">Looking for links to it …</p>}
      {meant?.length === 0 && <p className="hint">No other page links to it.</p>}
      {meant && meant.length > 0 && (
        <>
          <p>{above(meant)}</p>
          <ul>
            {meant.map(({ file, kind, words }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page may have the same link twice
              <li key={index}>
                {titleOfFile(file, contents)}{' '}
                <span className="hint">
                  {words ? `“${words}”` : (KINDS[kind] ?? 'leads to it')}
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{below}</p>
        </>
      )}
    </div>
  )
}

/** The links to a page that lead nowhere once it is a draft. */
export const LinksToPage = ({ path }: { path: string }) => (
  <Links
    path={path}
    isMeant={({ isNeeding }) => isNeeding}
    above={({ length }) =>
      `${counted(length, 'link')} to it must go or lead elsewhere then. The check will lead you to each.`
    }
    below="Cards, menu items and search words stay, and are hidden."
  />
)

type DeletedProps = {
  path: string
  /** The page that has its place then. */
  heir: string
  hasReaders: boolean
}

/** The links to a page that lead elsewhere once it is deleted. */
export const LinksToDeleted = ({ path, heir, hasReaders }: DeletedProps) => (
  <Links
    path={path}
    isMeant={({ file }) => file !== fileOfPath(path) && !NO_PAGES.includes(file)}
    above={(links) => {
      const files = new Set(links.map(({ file }) => file))
      const first = `${counted(links.length, 'link')} on ${counted(files.size, 'page')}`
      const now = links.length === 1 ? 'leads to it. It' : 'lead to it. They'
      return `${first} ${now} will lead to ${heir}${hasReaders ? ', as its address does' : ''}.`
    }}
    below="On that page itself, the words of a link stay without it, and a card goes."
  />
)
