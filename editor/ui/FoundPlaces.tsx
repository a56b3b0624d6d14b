import { useMemo } from 'react'
import { Button } from './controls.tsx'
import { whyFixed } from './facts.ts'
import {
  isAt,
  numberOf,
  placesFound,
  replacePlaces,
  replacingLabel,
  showPlace,
} from './foundPlaces.ts'
import { set, textOf, useWork } from './store.ts'

const NO_OTHER = 'There is no other place.'
const REPLACED = 'The words have changed here.'

/** Leads from one place of the words that were searched for to the next, and back to their list. */
export function FoundPlaces() {
  const { contents, wanted, replacement, isWholeOnly, isDeleted, found } = useWork()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found depends on these
  const matches = useMemo(placesFound, [contents, wanted, replacement, isWholeOnly, isDeleted])
  if (!found) return null
  const number = numberOf(found, matches)
  const { length } = matches
  const goTo = (index: number) => {
    const match = matches[(index + length) % length]
    if (match) showPlace(match)
  }
  const whyOff = length === 0 && NO_OTHER
  const shown = matches[number]
  const isShown = shown !== undefined && isAt(shown, found)
  const replace = () => {
    if (!shown) return
    replacePlaces([shown], replacingLabel(isDeleted))
    const rest = placesFound()
    const next = rest[(numberOf(found, rest) + 1) % rest.length]
    if (next) showPlace(next)
  }
  return (
    <section className="notice good" aria-label="What was found">
      <p role="status">
        “{wanted}”: {number === -1 ? `${length} found` : `${number + 1} of ${length}`}
      </p>
      <p className="row">
        {(isDeleted || replacement !== '') && (
          <Button
            whyOff={isShown ? whyFixed(shown.spot, textOf(shown.spot.file)) : REPLACED}
            onClick={replace}
          >
            {isDeleted ? replacingLabel(true) : `Replace with “${replacement}”`}
          </Button>
        )}
        <Button whyOff={whyOff} onClick={() => goTo(Math.max(number, 0) - 1)}>
          Previous place
        </Button>
        <Button whyOff={whyOff} onClick={() => goTo(number + 1)}>
          Next place
        </Button>
        <Button onClick={() => set({ dialog: 'search' })}>Back to the list</Button>
        <Button onClick={() => set({ found: undefined })}>End the search</Button>
      </p>
    </section>
  )
}
