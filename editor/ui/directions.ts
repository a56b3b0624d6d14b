/** In which direction something moves in the page, so that the buttons that move it are called by that. */
import { useLayoutEffect, useState } from 'react'
import type { Spot } from '../document/texts.ts'
import { around, elementsOf } from './pageParts.ts'
import { visibleIn } from './pageSight.ts'
import { indexOf, pageInFrame, pageShown, textsOf } from './shownTexts.ts'
import { useWork, work } from './store.ts'

interface Directions {
  before: 'Up' | 'Left'
  behind: 'Down' | 'Right'
}

/** Whether a text stands in a part. */
type Holds = (text: Spot) => boolean

/** Whether something stands to the left of another, and not above or below it. */
const isLeftOf = (a: DOMRect | undefined, b: DOMRect | undefined) =>
  a !== undefined && b !== undefined && a.right <= b.left && a.top < b.bottom && b.top < a.bottom

function directionsNow(spot: Spot, index: number, all: readonly Holds[]): Directions {
  const { contents, file } = work()
  const texts = textsOf(contents, pageShown(contents, file))
  const page = pageInFrame()
  const [open] = page ? visibleIn(page, `[data-spot="${indexOf(spot, texts)}"]`) : []
  const placeOf = (holds: Holds | undefined) =>
    open && holds && around(elementsOf(open, texts, holds))
  const own = placeOf(all[index])
  const isBehindOther = isLeftOf(placeOf(all[index - 1]), own)
  const isBeforeOther = isLeftOf(own, placeOf(all[index + 1]))
  // The first and the last have a button that is off, which goes with the other.
  const isLeft = isBehindOther || (index === 0 && isBeforeOther)
  const isRight = isBeforeOther || (index === all.length - 1 && isBehindOther)
  return { before: isLeft ? 'Left' : 'Up', behind: isRight ? 'Right' : 'Down' }
}

/**
 * Where the parts before and behind that of an open text stand, seen from it. `all` are these parts; of fewer than two, and of
 * those that the page does not show, it is said that they stand below each other, as most do.
 */
export function useDirections(spot: Spot, index: number, all: readonly Holds[]): Directions {
  const { width } = useWork()
  const [before, setBefore] = useState<Directions['before']>('Up')
  const [behind, setBehind] = useState<Directions['behind']>('Down')
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each text and width of the page, since to look takes long
  useLayoutEffect(() => {
    if (all.length < 2) return undefined
    const look = () => {
      const now = directionsNow(spot, index, all)
      setBefore(now.before)
      setBehind(now.behind)
    }
    // Of a text that has just been opened, the page is brought up to date first.
    queueMicrotask(look)
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [spot, width])
  return { before, behind }
}
