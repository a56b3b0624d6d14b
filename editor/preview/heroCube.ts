/** Turns the hero's cube in the preview, where its own script does not run. */

/** Shows one of the taglines, by its index. */
function turnTo(page: Document, index: number): void {
  for (const [number, face] of page.querySelectorAll<HTMLElement>('.hero-cube-face').entries()) {
    face.dataset.current = String(number === index)
    face.style.rotate = `x ${90 * (number - index)}deg`
  }
  for (const [number, dot] of page.querySelectorAll('.hero-cube-dot').entries())
    dot.setAttribute('aria-current', String(number === index))
}

/**
 * Shows the tagline that was clicked by its dot or has the focus. A page that is rendered anew shows the last one again.
 *
 * @returns what to call after each rendering
 */
export function followTaglines(page: Document): () => void {
  let shown = 0
  const follow = ({ target }: Event) => {
    const element = target as Element
    const part = element.closest('.hero-cube-dot, .hero-cube-face')
    if (!part) return
    const like = part.matches('.hero-cube-dot') ? '.hero-cube-dot' : '.hero-cube-face'
    shown = [...page.querySelectorAll(like)].indexOf(part)
    turnTo(page, shown)
  }
  page.addEventListener('click', follow)
  page.addEventListener('focusin', follow)
  return () => {
    if (shown > 0) turnTo(page, shown)
  }
}
