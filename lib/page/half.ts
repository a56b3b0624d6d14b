/** Marks `[data-at-half]` while at least half of it is in view; the style sheet scales it up a little. */
export function growAtHalf(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries)
        entry.target.toggleAttribute('data-half-seen', entry.intersectionRatio >= 0.5)
    },
    { threshold: 0.5 },
  )
  for (const element of document.querySelectorAll('[data-at-half]')) observer.observe(element)
}
