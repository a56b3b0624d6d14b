/** The script of every page, at most 2 KB compressed. Every page works without it. */
import { DRAFT_KEY } from '#lib/contact/protocol.ts'
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

// Publishes the bar's height unless it is the style sheet's default, because each change costs a second layout.
const bar = find('[data-navbar]')
if (bar) {
  new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect()
    document.documentElement.style.setProperty(
      '--navbar-height',
      height === 72 ? '' : `${height}px`,
    )
  }).observe(bar)
  enhanceMenu()
}
enhanceLinks()

/** Opens the accordion item that the URL points into. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details')
  if (!item) return
  item.open = true
  target?.scrollIntoView()
}
openTarget()
addEventListener('hashchange', openTarget)

// For browsers without invoker commands: the dialog follows its button.
const opener = find<HTMLButtonElement & { command?: string }>('[commandfor]')
if (opener && !opener.command)
  opener.onclick = () => (opener.nextElementSibling as HTMLDialogElement).showModal()

// The message is on the server. The form may have kept it here while it was being posted; only the id in front stays.
if (find('[data-reference]:not([hidden])'))
  try {
    sessionStorage[DRAFT_KEY] = sessionStorage[DRAFT_KEY].replace(/,.*/, '}')
  } catch {}
