/**
 * Lets a page fade in when a visitor sees it: a prerendered page only once it is shown, and a page from the back/forward cache
 * once more.
 */
export function fadeInWhenSeen(): void {
  const root = document.documentElement
  if (document.prerendering) {
    // Holds back every animation: app/styles/_page.scss.
    root.dataset.unseen = ''
    document.addEventListener('prerenderingchange', () => root.removeAttribute('data-unseen'))
  }
  addEventListener('pageshow', ({ persisted }) => {
    const main = document.querySelector('main')
    if (!persisted || !main) return
    main.style.animation = 'none'
    // Computes the styles, so that taking it back starts the animation anew.
    main.getBoundingClientRect()
    main.style.animation = ''
  })
}
