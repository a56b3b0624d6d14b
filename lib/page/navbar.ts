/** Publishes the true height of the fixed bar as `--navbar-height`; the style sheet's fallback is 72 px. */
export function measureNavbar(): void {
  const bar = document.querySelector('[data-navbar]')
  if (!bar) return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--navbar-height', `${bar.getBoundingClientRect().height}px`)
  }).observe(bar)
}
