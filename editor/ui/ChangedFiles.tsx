import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { renamesIn } from '../document/renames.ts'
import { Changes } from './Changes.tsx'
import { Button, Thumbnail } from './controls.tsx'
import { titleOfFile } from './labels.ts'
import { open } from './store.ts'

type Props = {
  before: Contents
  /** Only the files that have changed. */
  after: Contents
  /** What the button for all changes of a file says. */
  discard?: string
  /** Takes a file, and the one that it was before it was moved. */
  onDiscard: (files: readonly string[]) => void
  /** Takes a file, and its text without one of its changes. */
  onTakeBack: (file: string, without: string) => void
}

/** The entries of a list of files: what happened to each, and what has changed in it. */
export function ChangedFiles(props: Props) {
  const { before, after, discard = 'Discard', onDiscard, onTakeBack } = props
  const renames = renamesIn(before, after)
  const former = [...renames.values()]
  const whatOf = (file: string, from: string | undefined) => {
    if (from && isPageFile(file)) return `moved from ${pathOfFile(from)} to ${pathOfFile(file)}`
    if (from) return 'moved'
    if (after[file] === null) return 'deleted'
    return file in before ? 'changed' : 'new'
  }
  return Object.keys(after)
    .filter((file) => !former.includes(file))
    .map((file) => {
      const from = renames.get(file)
      // Of a deleted page, the title that it had.
      const title = titleOfFile(file, after[file] === null ? before : after)
      return (
        <li key={file}>
          <Button onClick={() => open(file)}>{title}</Button> {whatOf(file, from)}{' '}
          <Button onClick={() => onDiscard(from ? [file, from] : [file])}>
            {discard}
            <span className="unseen"> {title}</span>
          </Button>
          <Thumbnail bytes={after[file]} />
          <Changes
            file={file}
            before={before[from ?? file]}
            after={after[file]}
            onTakeBack={(without) => onTakeBack(file, without)}
          />
        </li>
      )
    })
}
