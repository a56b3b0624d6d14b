import { whenVisited } from '../whenVisited.ts'

/**
 * Runs a task when an island is needed: at once, when someone touches, hovers or focuses it; after the page has loaded,
 * where the address holds the state of one, or when it is near the window and nothing else is to be done.
 *
 * @param task may run more than once.
 */
export function whenNeeded(island: HTMLElement, task: () => void): void {
  // A finger, too, is over it before it is down.
  for (const type of ['pointerover', 'focusin']) island.addEventListener(type, task, { once: true })
  whenVisited(() => {
    // No id of a section has a question mark; see lib/tools/fields.ts.
    const ifState = () => location.hash.includes('?') && task()
    ifState()
    addEventListener('hashchange', ifState)
    if (!('touch' in island.dataset))
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.at(-1)?.isIntersecting) return
          observer.disconnect()
          // Safari knows no idle time; a moment after the page has loaded does as well.
          const whenIdle = window.requestIdleCallback ?? setTimeout
          whenIdle(task)
        },
        { rootMargin: '100px' },
      ).observe(island)
  })
}
