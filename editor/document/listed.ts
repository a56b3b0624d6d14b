/** What an author has changed, as it is counted and listed: not file by file. */
import { isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { renamesIn } from './renames.ts'
import { cardHoldersOf, followersOf } from './traces.ts'

/** An entry of the list of what has changed. */
export interface Listed {
  file: string
  /** Its former name, if that was another. */
  from: string | undefined
  /** The new photographs that it shows, which come and go with it. */
  photographs: readonly string[]
}

const nameIn = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/**
 * What has changed, pages before what several of them share: a page that has moved is one entry, and so is one with its new photographs; pages whose links have followed
 * it are none, nor is one that has only got the card of a new page.
 *
 * @param after only the files that have changed
 */
export function listedIn(before: Contents, after: Contents): Listed[] {
  const renames = renamesIn(before, after)
  const photographs = Object.keys(after).filter((file) => after[file] instanceof Uint8Array)
  const textOf = (file: string) => {
    const content = after[file]
    return typeof content === 'string' ? content : ''
  }
  /** The file by which a photograph is listed. */
  const shownBy = (photograph: string) =>
    Object.keys(after).find((file) => textOf(file).includes(nameIn(photograph)))
  const unlisted = [
    ...renames.values(),
    ...followersOf(renames, before, after),
    ...cardHoldersOf(before, after),
    ...photographs.filter(shownBy),
  ]
  const rank = (file: string) => (isPageFile(file) ? 0 : 1)
  return Object.keys(after)
    .filter((file) => !unlisted.includes(file))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map((file) => {
      return {
        file,
        from: renames.get(file),
        photographs: photographs.filter((photograph) => shownBy(photograph) === file),
      }
    })
}
