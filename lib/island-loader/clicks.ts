/** Whether a button can do nothing yet: it sends no form, and the browser itself opens nothing by it. */
function waits(button: HTMLButtonElement): boolean {
  const { commandForElement } = button as { commandForElement?: Element | null }
  return button.type === 'button' && !commandForElement && !button.popoverTargetElement && !button.onclick
}

/** Keeps clicks on buttons of islands that are not alive yet, and repeats them, in their order, when they are. */
export function keepClicks(islands: readonly HTMLElement[]): void {
  const kept: HTMLButtonElement[] = []
  // Last of all listeners: if React came to life by this very click and has dealt with it, the island is alive now.
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('button')
    if (button?.closest('[data-island]:not([data-alive])') && waits(button)) kept.push(button)
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
