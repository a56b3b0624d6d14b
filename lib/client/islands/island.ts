import { LOADER_POLICY } from '#lib/site/policy.ts'
import { whenVisited } from '../whenVisited.ts'

/** Buttons that send no form, in islands that are not alive yet. */
const WAITING = '[data-island]:not([data-alive]) button[type=button]'

/** Keeps clicks on buttons of islands that are not alive yet, and repeats them, in their order, when they are. */
export function keepClicks(): void {
  const kept: HTMLButtonElement[] = []
  // Last of all listeners: if React came to life by this very click and has dealt with it, the island is alive now.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(WAITING)
    if (button) kept.push(button)
  })
  addEventListener('alive', ({ target }) => {
    // In a task for each: a handler may count on what the click before it has changed.
    for (const button of kept) if ((target as Element).contains(button)) setTimeout(() => button.click())
  })
}

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
          // Safari knows no idle time; a moment after the page has loaded does as well. A busy page may never have any.
          const whenIdle = window.requestIdleCallback ?? setTimeout
          whenIdle(task, { timeout: 2000 })
        },
        { rootMargin: '100px' },
      ).observe(island)
  })
}

/** A file that has not come after so many milliseconds counts as one that failed. */
export const HANGS_AFTER = 120_000

type Rules = { createScriptURL(url: string): string }
type Guarded = { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/**
 * Prepares to fetch files and run them as scripts, in any order.
 *
 * @param files as the page names them: each is a path with its integrity as the fragment. The first one is for all.
 * @returns fetches the first file and that of an island, without those that are coming or have come. Whoever wants to
 * know which did not come, or were not what they should be, listens to errors of their elements.
 */
export function fileLoader(files: readonly string[]): (island: string | undefined) => void {
  const missing = new Set(files)
  // Whatever runs in this page may at most start a file that the page names itself, with its integrity.
  const rules: Rules = { createScriptURL: (url) => (files.includes(url) ? url : '') }
  const policy = (window as Guarded).trustedTypes?.createPolicy(LOADER_POLICY, rules) ?? rules
  return (island) => {
    for (const file of missing) {
      if (file !== files[0] && !file.includes(`/${island}.`)) continue
      missing.delete(file)
      const script = document.createElement('script')
      const timer = setTimeout(() => script.dispatchEvent(new Event('error')), HANGS_AFTER)
      script.src = policy.createScriptURL(file)
      script.integrity = file.split('#')[1] as string
      script.dataset.files = file
      script.onload = () => clearTimeout(timer)
      script.onerror = () => {
        clearTimeout(timer)
        missing.add(file)
      }
      document.head.append(script)
    }
  }
}
