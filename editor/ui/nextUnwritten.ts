/** The way through the texts that are still to be written. */
import { unwrittenIn } from '../document/unwritten.ts'
import { type Shown, spotAt } from './places.ts'
import type { State } from './store.ts'

/**
 * The text of a page that is to be written next: the one behind the open one, or else the first other. It is sought in what is
 * written now, which the check may not have read yet.
 */
export function nextUnwritten({ contents, chosen }: State, file: string): Shown | undefined {
  const places = unwrittenIn(contents, file)
  const open = chosen?.spots[0]
  const isOpen = (place: Shown) => place.file === open?.file && spotAt(place)?.start === open.start
  const others = places.filter((place) => !isOpen(place))
  const isBehind = (place: Shown) => place.file === open?.file && place.offset > open.start
  return others.find(isBehind) ?? others[0] ?? places[0]
}
