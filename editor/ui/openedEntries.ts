/** Which entries of a long list are open. */
import { useState } from 'react'
import type { Path } from '../document/yaml.ts'
import { factAt } from './places.ts'
import { type State, useWork } from './store.ts'

/** So many are shown at once; of more, and in a file that is a list, only those that are looked at. */
const MAX_OPEN = 4

/** Which entries of a list are open, and how that follows what is done with them. */
export function useOpened(path: Path, count: number) {
  const { fact, traveled } = useWork()
  // One more or fewer must not open or close all others.
  const [isShort] = useState(path.length > 0 && count <= MAX_OPEN)
  const [opened, setOpened] = useState<readonly (boolean | undefined)[]>([])
  const [shown, setShown] = useState<Pick<State, 'fact' | 'traveled'>>({
    fact: undefined,
    traveled: undefined,
  })
  const set = (index: number, isOpen: boolean) =>
    setOpened((before) =>
      Array.from({ length: count + 1 }, (_, at) => (at === index ? isOpen : before[at])),
    )
  // What is shown, such as what the check has found, is opened once, and can be closed again.
  if (fact !== shown.fact || traveled !== shown.traveled) {
    setShown({ fact, traveled })
    const place = fact !== shown.fact ? fact : traveled && factAt(traveled)
    const index = place?.[path.length]
    const isHere = typeof index === 'number' && path.every((key, at) => key === place?.[at])
    if (isHere) set(index, true)
  }
  return {
    isOpen: (index: number) => opened[index] ?? isShort,
    set,
    move: (from: number, to: number) =>
      setOpened((before) => {
        const all = Array.from({ length: count }, (_, at) => before[at])
        return all.toSpliced(from, 1).toSpliced(to, 0, all[from])
      }),
    remove: (index: number) => setOpened((before) => before.toSpliced(index, 1)),
  }
}
