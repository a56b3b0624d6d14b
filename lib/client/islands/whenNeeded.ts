/** How near an island comes to the window before its script is fetched. */
const MARGIN = '100px'

/** Signs that someone is about to use an island. A finger, too, is over it before it is down. */
const USES = ['pointerover', 'focusin']

/**
 * Runs a task once: after the page has loaded, when an island is near the window and nothing else is to be done; or
 * at once, when someone touches, hovers or focuses an island, or comes by an address that holds the state of one.
 * Never while the page is only prepared for a visitor.
 *
 * @param islands those that need no touch.
 */
export function whenNeeded(islands: Iterable<Element>, task: () => void): void {
  let waiting = true
  const run = () => {
    if (waiting) task()
    waiting = false
  }
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Safari knows no idle time; a moment after the page has loaded does as well.
        const whenIdle = window.requestIdleCallback ?? setTimeout
        whenIdle(run)
      },
      { rootMargin: MARGIN },
    )
    for (const type of USES) {
      addEventListener(type, ({ target }) => (target as Element).closest?.('[data-island]') && run(), true)
    }
    const observe = () => {
      for (const island of islands) observer.observe(island)
    }
    // No id of a section has a question mark; see lib/tools/fields.ts.
    if (location.hash.includes('?')) run()
    addEventListener('hashchange', () => location.hash.includes('?') && run())
    if (document.readyState === 'complete') observe()
    else addEventListener('load', observe)
  }
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', watch)
  } else watch()
}
