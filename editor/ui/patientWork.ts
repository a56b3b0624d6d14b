/** The state for what takes long to show, so that keys never wait for it. */
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type State, useWork, work } from './store.ts'

/** Shows the state of now at once. */
let show: () => void = () => {}

/**
 * The state as it was when no key was waiting. One component follows it. A transition would not do: React holds all of them
 * back as long as a proposal is on its way.
 */
export function usePatientWork(): State {
  const now = useWork()
  const later = useDeferredValue(now)
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    show = () => {
      if (work() !== later) flushSync(() => setPatient(false))
    }
  }, [later])
  // Until then, what is shown would go back to an older state.
  useEffect(() => {
    if (later === now) setPatient(true)
  }, [later, now])
  return isPatient ? later : now
}

/** Has it shown what was written last, before anything is done with what it shows. */
export const catchUp = () => show()
