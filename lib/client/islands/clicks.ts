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
