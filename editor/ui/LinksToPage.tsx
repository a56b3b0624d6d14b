import { useEffect, useState } from 'react'
import { counted } from '../../check/problems.ts'
import type { Contents, LinkToPage } from '../background/messages.ts'
import { askForLinksTo } from './background.ts'
import { titleOfFile } from './labels.ts'
import { useWork } from './store.ts'

/** What a link is that has no words of its own. */
const KINDS: Partial<Record<LinkToPage['kind'], string>> = {
  parent: 'stands under this page',
  related: 'names it under “What to read next”',
  redirect: 'has a former address that leads to it',
}

/** The links to a page that lead nowhere once it is a draft. */
export function LinksToPage({ path }: { path: string }) {
  const { contents } = useWork()
  const [links, setLinks] = useState<readonly LinkToPage[]>()
  useEffect(() => {
    void askForLinksTo(path).then(setLinks)
  }, [path])
  // As large before the links are found as after it, so that no button moves from under the pointer.
  return (
    <div className="links">
      <Links links={links} contents={contents} />
    </div>
  )
}

type LinksProps = { links: readonly LinkToPage[] | undefined; contents: Contents }

function Links({ links, contents }: LinksProps) {
  if (!links) return <p className="hint">Looking for links to it …</p>
  if (links.length === 0) return <p className="hint">No other page links to it.</p>
  return (
    <>
      <p>
        {`${counted(links.length, 'link')} to it must go or lead elsewhere then. The check will lead you to each.`}
      </p>
      <ul>
        {links.map(({ file, kind, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may have the same link twice
          <li key={index}>
            {titleOfFile(file, contents)}{' '}
            <span className="hint">{words ? `“${words}”` : (KINDS[kind] ?? 'leads to it')}</span>
          </li>
        ))}
      </ul>
      <p className="hint">Cards, menu items and search words stay, and are hidden.</p>
    </>
  )
}
