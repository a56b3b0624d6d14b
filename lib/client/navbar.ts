/** The style sheet's fallback. While it is true nothing is published: each time costs the page a second layout. */
const FALLBACK = 72

/** Publishes the true height of the fixed bar as `--navbar-height`. */
export function measureNavbar(): void {
  const bar = document.querySelector('[data-navbar]')
  if (!bar) return
  new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect()
    document.documentElement.style.setProperty('--navbar-height', height === FALLBACK ? '' : `${height}px`)
  }).observe(bar)
}
