import { onLinkClick } from './links.ts'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the page to a height in pixels, in one second, unless the visitor scrolls first. */
function glideTo(top: number): void {
  const from = scrollY
  const start = performance.now()
  let stopped = false
  const stop = () => {
    stopped = true
  }
  addEventListener('wheel', stop)
  addEventListener('touchstart', stop)
  const step = (now: number) => {
    if (stopped) return
    const t = still() ? 1 : Math.min(1, (now - start) / 1000)
    // Slow at both ends.
    scrollTo({ top: from + (top - from) * t * t * (3 - 2 * t), behavior: 'instant' })
    if (t < 1) requestAnimationFrame(step)
  }
  step(start)
}

/** "Know More" glides to its section; a link to the page one is on scrolls smoothly to its top. */
export function scrollSmoothly(): void {
  onLinkClick((event, link) => {
    if (link.href.split('#')[0] !== location.href.split('#')[0]) return
    const target = document.getElementById(link.hash.slice(1))
    if (target && 'glide' in link.dataset) {
      event.preventDefault()
      history.pushState(null, '', link.hash)
      // It stops 70 px above the section.
      glideTo(target.getBoundingClientRect().top + scrollY - 70)
      target.focus({ preventScroll: true })
    } else if (!link.hash) {
      event.preventDefault()
      scrollTo({ top: 0, behavior: still() ? 'instant' : 'smooth' })
    }
  })
}
