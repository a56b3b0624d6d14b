/** The state for what takes long to show, so that keys never wait for it. */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type State, useWork, work } from './store.ts'

/** Shows the state of now at once. */
let show: () => void = () => {}

/** The state as it was when no key was waiting. One component follows it. */
export function usePatientWork(): State {
  const now = useWork()
  const [state, setState] = useState(now)
  useEffect(() => startTransition(() => setState(now)), [now])
  useEffect(() => {
    show = () => {
      if (work() !== state) flushSync(() => setState(work()))
    }
  }, [state])
  return state
}

/** Has it shown what was written last, before anything is done with what it shows. */
export const catchUp = () => show()
