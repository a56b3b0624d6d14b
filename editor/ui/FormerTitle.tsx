import { useDeferredValue, useMemo } from 'react'
import { counted } from '../../check/problems.ts'
import type { Contents } from '../background/messages.ts'
import { type Caller, callersOf, withCallersRenamed } from '../document/callers.ts'
import { Button } from './controls.tsx'
import { change, pressing } from './edits.ts'
import { fixedTitle } from './facts.ts'
import { dismissFormerTitle, titleBefore } from './formerTitles.ts'
import { titleOfFile } from './labels.ts'
import { pagesIn, useWork, work } from './store.ts'

/** More are read only by those who ask for them. */
const MAX_LISTED = 8

const RENAME = 'Rename them all'

/** The title that the open page had before this proposal, or when it was created in it. */
export function useFormerTitle(): string {
  const { file, formerTitles, original, edits, history } = useWork()
  return useMemo(
    () => titleBefore(file, { formerTitles, original, edits, history }) ?? '',
    [file, formerTitles, original, edits, history],
  )
}

/** What calls a page by a former title or its current one, if there is another one for it. */
export function useCallers(
  path: string,
  former: string,
  current: string,
  renamed: string,
): readonly Caller[] {
  // To read the pages they are on takes longer than a keystroke may.
  const contents = useDeferredValue(useWork().contents)
  const now = useDeferredValue(renamed)
  return useMemo(
    () => (now.trim() === '' ? [] : callersOf(contents, path, [former, current], now.trim())),
    [contents, path, former, current, now],
  )
}

/** The words of links before and after, by the pages they are on. */
export function CallerList({ callers }: { callers: readonly Caller[] }) {
  const { contents } = useWork()
  const links = callers.flatMap(({ spot: { file, start }, links }) =>
    links.map((link, index) => ({ ...link, file, key: `${file} ${start} ${index}` })),
  )
  return (
    <details className="structure" open={links.length <= MAX_LISTED}>
      <summary>{counted(links.length, 'place')}</summary>
      <ul className="changes">
        {links.map(({ key, file, words, renamed }) => (
          <li key={key}>
            <span className="hint">{titleOfFile(file, contents)}</span>
            <p className="diff">
              <del>{words}</del>
              <ins>{renamed}</ins>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Offers to rename links, cards, menu items and facts that still call the open page by the title that it had. */
export function FormerTitle() {
  const { file, contents } = useWork()
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  const former = useFormerTitle()
  // A page whose facts cannot be read is called by its address.
  const title = page && page.title !== page.path ? page.title : ''
  const callers = useCallers(page?.path ?? '', former, title, title)
  if (!page || callers.length === 0) return null
  // The check refuses another title, so nothing may be called by it.
  if (title !== (fixedTitle(page.path) ?? title)) return null
  const rename = () => {
    const now: Contents = work().contents
    const again = callersOf(now, page.path, [former], page.title)
    change(withCallersRenamed(now, again), `names ${performance.now()}`, pressing(RENAME))
  }
  return (
    <section className="notice good" aria-label="Former title">
      <p>{`Links, cards, menu items or facts still call this page “${former}”.`}</p>
      <p className="row">
        <Button onClick={rename}>{RENAME}</Button>
        <Button onClick={() => dismissFormerTitle(file)}>Leave them as they are</Button>
      </p>
      <CallerList callers={callers} />
    </section>
  )
}
