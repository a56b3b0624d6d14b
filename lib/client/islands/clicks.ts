/** Buttons that send no form, in islands that are not alive yet. */
const WAITING = '[data-island]:not([data-alive]) button[type=button]'

type Button = HTMLButtonElement & { commandForElement?: Element | null }

/** Keeps clicks on buttons of islands that are not alive yet, and repeats them, in their order, when they are. */
export function keepClicks(islands: readonly HTMLElement[]): void {
  const kept: Button[] = []
  // Last of all listeners: if React came to life by this very click and has dealt with it, the island is alive now.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<Button>(WAITING)
    // Not those by which the browser itself, or the notice, does something.
    if (button && !button.commandForElement && !button.popoverTargetElement && !button.onclick)
      kept.push(button)
  })
  for (const island of islands) {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      // In a task for each: a handler may count on what the click before it has changed.
      for (const button of kept) if (island.contains(button)) setTimeout(() => button.click())
    })
    observer.observe(island, { attributeFilter: ['data-alive'] })
  }
}
