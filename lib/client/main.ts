/**
 * The script of every page, at most 2 KB compressed. Each page works without it; each part here only adds.
 */
import { noticeMissingFiles } from './islandNotice.ts'
import { enhanceLinks } from './links.ts'
import { enhanceMenu } from './menu.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)

// Breaks out of a frame. Where the browser forbids that, as in a sandbox, the policy has refused the frame anyway.
try {
  if (top !== self) (top as Window).location.href = location.href
} catch {}

noticeMissingFiles()

// Publishes the true height of the bar, unless it is the style sheet's own: each time costs the page a second layout.
const bar = find('[data-navbar]')
if (bar) {
  new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect()
    document.documentElement.style.setProperty('--navbar-height', height === 72 ? '' : `${height}px`)
  }).observe(bar)
  enhanceMenu()
}
enhanceLinks()

/** Opens the item of an accordion that the address points into. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details')
  if (!item) return
  item.open = true
  target?.scrollIntoView()
}
openTarget()
addEventListener('hashchange', openTarget)

// Browsers whose style sheets cannot unfold it open what is folded, to print it.
if (!CSS.supports('selector(::details-content)'))
  addEventListener('beforeprint', () => {
    for (const item of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      item.name = ''
      item.open = true
    }
  })

// In browsers that do not know commands yet: the dialog stands beside its button.
const opener = find<HTMLButtonElement & { command?: string }>('[commandfor]')
if (opener && !opener.command)
  opener.onclick = () => (opener.nextElementSibling as HTMLDialogElement).showModal()

// Says to the style sheet whether at least half of it is in view.
const hero = find('[data-at-half]')
if (hero)
  new IntersectionObserver(
    ([entry]) =>
      hero.toggleAttribute('data-half-seen', (entry as IntersectionObserverEntry).intersectionRatio >= 0.5),
    { threshold: 0.5 },
  ).observe(hero)
