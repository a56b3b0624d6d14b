import { useDeferredValue, useMemo, useState } from 'react'
import { counted } from '../../check/problems.ts'
import type { Contents } from '../background/messages.ts'
import { type Caller, callersOf, withCallersRenamed } from '../document/callers.ts'
import { Button } from './controls.tsx'
import { change, pressing } from './edits.ts'
import { fixedTitle } from './facts.ts'
import { dismissFormerTitle, titleBefore } from './formerTitles.ts'
import { nameOf, titleOfFile } from './labels.ts'
import { pagesIn, text, useWork, work } from './store.ts'

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

type CallersProps = {
  callers: readonly Caller[]
  /** The keys of the places that are left as they are. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

/** The places that call a page by its former title, with their words before and after. Each can be left as it is. */
export function CallerList({ callers, left, onLeave }: CallersProps) {
  const { contents } = useWork()
  const links = callers.flatMap(({ spot, links }) =>
    links.map((link) => {
      const place = nameOf(spot, text(contents[spot.file]))
      return { ...link, where: `${titleOfFile(spot.file, contents)} › ${place}` }
    }),
  )
  const toggle = (key: string) => {
    const others = new Set(left)
    if (!others.delete(key)) others.add(key)
    onLeave(others)
  }
  return (
    <details className="structure" open={links.length <= MAX_LISTED}>
      <summary>{counted(links.length, 'place')}</summary>
      <ul className="changes">
        {links.map(({ key, where, words, renamed }) => (
          <li key={key}>
            <label className="hint">
              <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />{' '}
              {where}
            </label>
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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  if (!page || callers.length === 0) return null
  // The check refuses another title, so nothing may be called by it.
  if (title !== (fixedTitle(page.path) ?? title)) return null
  const keys = callers.flatMap(({ links }) => links.map(({ key }) => key))
  const count = keys.filter((key) => !left.has(key)).length
  const isChosen = count < keys.length
  const label = isChosen ? `Rename these ${count}` : RENAME
  const rename = () => {
    const now: Contents = work().contents
    const again = callersOf(now, page.path, [former], page.title, left)
    change(withCallersRenamed(now, again), `names ${performance.now()}`, pressing(label))
    // What was left was looked at.
    if (isChosen) dismissFormerTitle(file)
  }
  return (
    <section className="notice good" aria-label="Former title">
      <p>{`Links, cards, menu items or facts still call this page “${former}”.`}</p>
      <p className="row">
        <Button whyOff={count === 0 && 'None is marked below.'} onClick={rename}>
          {label}
        </Button>
        <Button onClick={() => dismissFormerTitle(file)}>Leave them as they are</Button>
      </p>
      <CallerList callers={callers} left={left} onLeave={setLeft} />
    </section>
  )
}
