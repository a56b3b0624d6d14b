import { useMemo } from 'react'
import { Button } from './controls.tsx'
import { numberOf, placesFound, showPlace } from './foundPlaces.ts'
import { set, useWork } from './store.ts'

const NO_OTHER = 'There is no other place.'

/** Leads from one place of the words that were searched for to the next, and back to their list. */
export function FoundPlaces() {
  const { contents, wanted, isWholeOnly, found } = useWork()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found depends on these
  const matches = useMemo(placesFound, [contents, wanted, isWholeOnly])
  if (!found) return null
  const number = numberOf(found, matches)
  const { length } = matches
  const goTo = (index: number) => {
    const match = matches[(index + length) % length]
    if (match) showPlace(match)
  }
  const whyOff = length === 0 && NO_OTHER
  return (
    <section className="notice good" aria-label="What was found">
      <p role="status">
        “{wanted}”: {number === -1 ? `${length} found` : `${number + 1} of ${length}`}
      </p>
      <p className="row">
        <Button whyOff={whyOff} onClick={() => goTo(number + 1)}>
          Next place
        </Button>
        <Button whyOff={whyOff} onClick={() => goTo(Math.max(number, 0) - 1)}>
          Place before
        </Button>
        <Button onClick={() => set({ dialog: 'search' })}>Back to the list</Button>
        <Button onClick={() => set({ found: undefined })}>
          End<span className="unseen"> the search</span>
        </Button>
      </p>
    </section>
  )
}
