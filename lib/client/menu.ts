import { isComposing } from '#lib/isComposing.ts'

/** Milliseconds the dropdown stays open after the pointer leaves. */
const CLOSE_DELAY = 200

/** Widths at which the bar shows its links, not a hamburger: above the breakpoint `menu` of lib/styles/_settings.scss. */
const wide = matchMedia('(min-width: 1024.02px)')

const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches

/**
 * Enhances the native menus: opening on hover with a delayed close, and closing on Escape or on leaving.
 *
 * @param focused what has the focus, or had it until the page was left
 */
export function enhanceMenu(focused: () => Element | null): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  // The report that takes the place of a page in development has none (proxy.dev.ts).
  if (!menu) return
  const popover = document.querySelector('#menu') as HTMLElement
  const summary = menu.querySelector('summary') as HTMLElement
  const hamburger = document.querySelector('[popovertarget=menu]') as HTMLElement
  let timer: ReturnType<typeof setTimeout> | undefined
  // Set when hovering opened the menu, so that the click that follows does not close it.
  let hovered = false

  const close = () => {
    // Of what is no longer shown, the browser takes the focus away, and gives it to nothing else.
    if (menu.contains(focused())) summary.focus()
    menu.open = false
    hovered = false
  }

  menu.onpointerenter = (event) => {
    clearTimeout(timer)
    if (!hovers(event) || menu.open) return
    menu.open = true
    hovered = true
  }
  menu.onpointerleave = (event) => {
    if (hovers(event)) timer = setTimeout(close, CLOSE_DELAY)
  }
  summary.onclick = (event) => {
    if (hovered) event.preventDefault()
    hovered = false
  }
  // Wherever the focus is, so that a menu opened by hovering can be dismissed without moving the pointer.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event) || !menu.open || !wide.matches) return
    close()
  })
  // Safari 16 has no popovers. There, the style sheet shows the menu by this attribute.
  if (!popover.togglePopover) {
    popover.togglePopover = (force) => popover.toggleAttribute('data-open', force === true)
    hamburger.onclick = () => popover.togglePopover(!popover.hasAttribute('data-open'))
  }
  const closeFromOutside = (event: Event) => {
    if (wide.matches && !menu.contains(event.target as Node)) close()
  }
  addEventListener('focusin', closeFromOutside)
  addEventListener('click', closeFromOutside)
  // It would still be open for a visitor who comes back to a page that the browser has kept.
  addEventListener('pagehide', () => {
    close()
    if (popover.contains(focused())) hamburger.focus()
    popover.togglePopover(false)
  })
}
