/** How long the dropdown stays after the pointer has left it. */
const CLOSE_DELAY = 200

/** Widths at which the bar is a bar, not a hamburger. */
const wide = () => matchMedia('(min-width: 1024.02px)').matches

const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && wide()

/** Adds to the native menus: hover with a delayed close, and closing by Escape or by leaving. */
export function enhanceMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  const summary = menu?.querySelector('summary')
  if (!menu || !summary) return
  let timer = 0
  // Set while the pointer has opened the menu: the click that follows must not close it again.
  let hovered = false

  const close = () => {
    hovered = false
    menu.open = false
  }

  menu.addEventListener('pointerenter', (event) => {
    clearTimeout(timer)
    if (!hovers(event) || menu.open) return
    hovered = true
    menu.open = true
  })
  menu.addEventListener('pointerleave', (event) => {
    if (hovers(event)) timer = window.setTimeout(close, CLOSE_DELAY)
  })
  summary.addEventListener('click', (event) => {
    if (hovered) event.preventDefault()
    hovered = false
  })
  // Wherever the focus is: what hovering has opened can be dismissed without moving the pointer.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open || !wide()) return
    if (menu.contains(document.activeElement)) summary.focus()
    close()
  })
  const closeFromOutside = (event: Event) => {
    if (wide() && !menu.contains(event.target as Node)) close()
  }
  addEventListener('focusin', closeFromOutside)
  addEventListener('click', closeFromOutside)
}
