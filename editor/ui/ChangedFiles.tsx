import { memo } from 'react'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { listedIn } from '../document/listed.ts'
import { wholeOf, withTraces } from '../document/traces.ts'
import { Changes } from './Changes.tsx'
import { Button, Thumbnail } from './controls.tsx'
import { titleOfFile } from './labels.ts'
import { open } from './store.ts'
import type { WaysBack } from './takeBack.ts'
import { WayBack } from './WayBack.tsx'

type Props = {
  before: Contents
  /** Only the files that have changed. */
  after: Contents
  /** How they are taken back; nothing where they are only looked at, and their files may not be opened. */
  ways?: WaysBack
}

/** What the button for all changes of a file says. */
const ALL = 'Take all of it back'

/**
 * The entries of a list of files: what happened to each, and what has changed in it. Comparing twenty pages takes longer than
 * a letter that is typed beside the list may.
 */
export const ChangedFiles = memo(function ChangedFiles(props: Props) {
  const { before, after, ways } = props
  const whatOf = (file: string, from: string | undefined) => {
    if (from && isPageFile(file)) return `moved from ${pathOfFile(from)} to ${pathOfFile(file)}`
    if (from) return 'moved'
    if (after[file] === null) return 'deleted'
    return file in before ? 'changed' : 'new'
  }
  return listedIn(before, after).map(({ file, from, photographs }) => {
    // Of a deleted page, the title that it had.
    const title = titleOfFile(file, after[file] === null ? before : after)
    const own = [file, ...(from ? [from] : []), ...photographs]
    const parts = wholeOf(own, before, after)
    const others = parts.map((part) => part.file).filter((name) => !own.includes(name))
    return (
      <li key={file}>
        {ways ? <Button onClick={() => open(file)}>{title}</Button> : title} {whatOf(file, from)}{' '}
        <WayBack label={ALL} name={title} parts={parts} ways={ways} />
        {ways && others.length > 0 && (
          <p className="hint">
            {`Changed along with it: ${others.map((name) => titleOfFile(name, before)).join(', ')}. “${ALL}” restores that, too.`}
          </p>
        )}
        {[file, ...photographs].map((name) => (
          <Thumbnail key={name} bytes={after[name]} />
        ))}
        <Changes
          file={file}
          before={before[from ?? file]}
          after={after[file]}
          along={(part) => withTraces(part, before, after)}
          ways={ways}
        />
        {/* The card of a new page, which is in no entry of its own. */}
        {!(file in before) &&
          !from &&
          parts
            .filter((part) => !own.includes(part.file))
            .map((part) => (
              <Changes
                key={part.file}
                file={part.file}
                before={part.without}
                after={part.shown}
                ways={undefined}
              />
            ))}
      </li>
    )
  })
})
