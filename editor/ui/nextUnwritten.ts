/** The way through the texts that are still to be written. */
import { byPlaceOnPage, unwrittenIn } from '../document/unwritten.ts'
import { type Shown, spotAt } from './places.ts'
import { type State, text } from './store.ts'

/**
 * The text of a page that is to be written next: the one behind the open one, or else the first other. It is sought in what is
 * written now, which the check may not have read yet.
 */
export function nextUnwritten({ contents, chosen }: State, file: string): Shown | undefined {
  const places = unwrittenIn(contents, file)
  const open = chosen?.spots[0]
  const isOpen = (place: Shown) => place.file === open?.file && spotAt(place)?.start === open.start
  const others = places.filter((place) => !isOpen(place))
  const compare = byPlaceOnPage(text(contents[file]))
  const isBehind = (place: Shown) =>
    open !== undefined && place.file === open.file && compare(place, { offset: open.start }) > 0
  return others.find(isBehind) ?? others[0] ?? places[0]
}
