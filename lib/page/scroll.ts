/** A link to a section scrolls for one second and stops 70 px above it. */
const DURATION = 1000
const OFFSET = 70

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slow at both ends ("smootherstep"). `t` and the answer run from 0 to 1. */
const ease = (t: number) => t ** 3 * (t * (6 * t - 15) + 10)

/** Scrolls the page to a height in pixels, in one second, unless the visitor scrolls first. */
function glideTo(top: number): void {
  if (still()) {
    window.scrollTo(0, top)
    return
  }
  const from = window.scrollY
  const start = performance.now()
  let stopped = false
  const stop = () => {
    stopped = true
  }
  window.addEventListener('wheel', stop, { once: true, passive: true })
  window.addEventListener('touchstart', stop, { once: true, passive: true })
  const step = (now: number) => {
    if (stopped) return
    const t = Math.min(1, (now - start) / DURATION)
    window.scrollTo({ top: from + (top - from) * ease(t), behavior: 'instant' })
    if (t < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** "Know More" glides to its section; a link to the page one is on scrolls smoothly to its top. */
export function scrollSmoothly(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.href.split('#')[0] !== location.href.split('#')[0]
    )
      return
    const target = document.getElementById(link.hash.slice(1))
    if (target && 'glide' in link.dataset) {
      event.preventDefault()
      history.pushState(null, '', link.hash)
      glideTo(target.getBoundingClientRect().top + window.scrollY - OFFSET)
      target.focus({ preventScroll: true })
    } else if (!link.hash) {
      event.preventDefault()
      window.scrollTo({ top: 0, behavior: still() ? 'instant' : 'smooth' })
    }
  })
}
