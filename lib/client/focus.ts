/**
 * Gives a visitor who comes back to a page that the browser has kept the focus where it was: Chromium 150 takes it away before it
 * keeps the page.
 *
 * @returns what has the focus, or had it until the page was left
 */
export function keepFocus(): () => Element | null {
  let last: HTMLElement | null = null
  const focused = () => (document.activeElement === document.body ? last : document.activeElement)
  addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement
  })
  // Who presses on what takes no focus wants it nowhere.
  addEventListener('pointerdown', () => {
    last = null
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) (focused() as HTMLElement | null)?.focus({ preventScroll: true })
  })
  return focused
}
