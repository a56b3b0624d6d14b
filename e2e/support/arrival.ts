import type { Page } from '@playwright/test'

type Seen = { fades: string[]; moved: string[] }

/** Records the animations as each page appears. */
export const watchArrival = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { fades: [], moved: [] }
    Object.assign(window, { seen })
    addEventListener('animationstart', ({ animationName, target }) => {
      const element = target as Element
      if (element.localName !== 'main') return
      const { animationDuration, opacity } = getComputedStyle(element)
      seen.fades.push(`${animationName} ${animationDuration}, opacity ${opacity}`)
    })
    addEventListener('pagereveal', async (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null }).viewTransition
      await transition?.ready
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        if (transition && pseudoElement?.includes('group(')) seen.moved.push(pseudoElement)
      }
    })
  })

/** Returns what was recorded on the current page. */
export const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
