/** Publishes the bar's height, unless the style sheet has the same: each change costs a second layout. */
export function publishNavbarHeight(): void {
  const bar = document.querySelector('[data-navbar]')
  if (!bar) return
  new ResizeObserver(() => {
    const height = `${bar.getBoundingClientRect().height}px`
    const { style } = document.documentElement
    const known = getComputedStyle(document.documentElement).getPropertyValue('--navbar-height')
    if (height !== known) style.setProperty('--navbar-height', height)
  }).observe(bar)
}
