import { LOADER_POLICY } from '#lib/site/policy.ts'
import { whenVisited } from '../whenVisited.ts'

/** The buttons of an island that submit no form. */
const buttonsOf = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>('button[type=button]:not(.island-notice *)'),
]

/**
 * Records clicks in islands that are not hydrated yet and repeats them in order afterward. A button is known by its place in
 * the island: React replaces elements, as on a page that the browser has translated.
 */
export function keepClicks(): void {
  const kept: { island: Element; index: number }[] = []
  // The last listener: if this very click hydrated the island, React has handled it, and the island is alive by now.
  addEventListener('click', ({ target }) => {
    const clicked = target as Element
    const island = clicked.closest('[data-island]:not([data-alive])')
    if (!island) return
    const index = buttonsOf(island).findIndex((button) => button.contains(clicked))
    if (index !== -1) kept.push({ island, index })
  })
  addEventListener('alive', ({ target }) => {
    const buttons = buttonsOf(target as Element)
    // One task per click, because a handler may depend on what the previous one changed.
    for (const { island, index } of kept)
      if (island === target) setTimeout(() => buttons[index]?.click())
  })
}

/**
 * Runs a task, maybe more than once, when an island is needed: immediately if touched, hovered or focused; once the page
 * has loaded if the URL contains an island's state, or when the island is near the viewport and the browser is idle.
 */
export function whenNeeded(island: HTMLElement, task: () => void): void {
  // On touch, too, pointerover precedes pointerdown.
  for (const type of ['pointerover', 'focusin']) island.addEventListener(type, task, { once: true })
  whenVisited(() => {
    // Section ids contain no question mark; see lib/calculators/fields.ts.
    const ifState = () => location.hash.includes('?') && task()
    ifState()
    addEventListener('hashchange', ifState)
    if (!('touch' in island.dataset))
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.at(-1)?.isIntersecting) return
          observer.disconnect()
          // Safari has no requestIdleCallback; just after load works as well. A busy page may never be idle.
          const whenIdle = window.requestIdleCallback ?? setTimeout
          whenIdle(task, { timeout: 2000 })
        },
        { rootMargin: island.dataset.margin ?? '100px' },
      ).observe(island)
  })
}

/** Milliseconds after which a file that has not loaded counts as failed. */
export const HANGS_AFTER = 120_000

/**
 * Returns a function that loads an island's file and the first, which all share, unless they are loading or loaded. A
 * failed download or integrity check fires an `error` event on the script element.
 *
 * @param files the files the page lists: paths with their integrity as fragment.
 */
export function fileLoader(files: readonly string[]): (island: string | undefined) => void {
  const missing = new Set(files)
  // Code in this page can only load files that the page itself lists, with their integrity.
  const rules: ScriptRules = { createScriptURL: (url) => (files.includes(url) ? url : '') }
  const policy = window.trustedTypes?.createPolicy(LOADER_POLICY, rules) ?? rules
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
