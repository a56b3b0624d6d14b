/** How long the dropdown stays after the pointer has left it. */
const CLOSE_DELAY = 200

/** Widths at which the bar is a bar, not a hamburger. */
const wide = matchMedia('(min-width: 1024.02px)')

const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches

/** Adds to the native menus: hover with a delayed close, and closing by Escape or by leaving. */
export function enhanceMenu(): void {
  const menu = document.querySelector('[data-menu]') as HTMLDetailsElement
  const summary = menu.querySelector('summary') as HTMLElement
  let timer: ReturnType<typeof setTimeout> | undefined
  // Set while the pointer has opened the menu: the click that follows must not close it again.
  let hovered = false

  const close = () => {
    hovered = menu.open = false
  }

  menu.onpointerenter = (event) => {
    clearTimeout(timer)
    if (hovers(event) && !menu.open) hovered = menu.open = true
  }
  menu.onpointerleave = (event) => {
    if (hovers(event)) timer = setTimeout(close, CLOSE_DELAY)
  }
  summary.onclick = (event) => {
    if (hovered) event.preventDefault()
    hovered = false
  }
  // Wherever the focus is: what hovering has opened can be dismissed without moving the pointer.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open || !wide.matches) return
    if (menu.contains(document.activeElement)) summary.focus()
    close()
  })
  const closeFromOutside = (event: Event) => {
    if (wide.matches && !menu.contains(event.target as Node)) close()
  }
  addEventListener('focusin', closeFromOutside)
  addEventListener('click', closeFromOutside)
}
