/** Whether the browser knows that it is offline, and what follows when it is online again. */
import { useSyncExternalStore } from 'react'
import { start } from './proposals.ts'
import { OFFLINE, SILENT } from './server.ts'
import { set, work } from './store.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows that it is offline. */
export const useOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine)

/** Takes back that the server did not answer, once it may again, and opens what could not be opened. */
export function listenToNetwork(): () => void {
  const goOn = () => {
    const { trouble, base } = work()
    if (trouble !== OFFLINE && trouble !== SILENT) return
    if (base) set({ trouble: '' })
    else void start()
  }
  window.addEventListener('online', goOn)
  return () => window.removeEventListener('online', goOn)
}
