/** The script of every page. With the island loader it has at most 3 KB compressed (build/budget.ts). Every page works without it. */
import { fadeInWhenSeen } from './arrival.ts'
import { confirmSent } from './confirmation.ts'
import { enhanceDisclosures } from './disclosures.ts'
import { noticeMissingFiles } from './islandNotice.ts'
import { enhanceLinks } from './links.ts'
import { enhanceMenu } from './menu.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)

// Breaks out of a frame. Browsers may forbid it until the visitor has clicked, and a sandbox always does.
const leaveFrame = () => {
  try {
    if (top !== self) (top as Window).location = location.href
  } catch {}
}
leaveFrame()
addEventListener('click', leaveFrame)

noticeMissingFiles()

// Publishes the bar's height unless the style sheet has the same, because each change costs a second layout.
const bar = find('[data-navbar]')
if (bar) {
  new ResizeObserver(() => {
    const height = `${bar.getBoundingClientRect().height}px`
    const { style } = document.documentElement
    const known = getComputedStyle(document.documentElement).getPropertyValue('--navbar-height')
    if (height !== known) style.setProperty('--navbar-height', height)
  }).observe(bar)
  enhanceMenu()
}
enhanceLinks()

enhanceDisclosures()
fadeInWhenSeen()

const opener = find<HTMLButtonElement & { command?: string }>('[commandfor]')
if (opener) {
  const dialog = opener.nextElementSibling as HTMLDialogElement
  // For browsers without invoker commands.
  if (!opener.command) opener.onclick = () => dialog.showModal()
  // Like the menu, not to be in the way of whoever comes back.
  addEventListener('pagehide', () => dialog.close())
}

confirmSent()
