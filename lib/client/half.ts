/** Marks `[data-at-half]` while at least half of it is in view; the style sheet scales it up a little. */
export function growAtHalf(): void {
  const hero = document.querySelector('[data-at-half]')
  if (!hero) return
  new IntersectionObserver(
    ([entry]) =>
      hero.toggleAttribute('data-half-seen', (entry as IntersectionObserverEntry).intersectionRatio >= 0.5),
    { threshold: 0.5 },
  ).observe(hero)
}
