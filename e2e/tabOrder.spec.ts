/** Checks where the Tab key leads: to everything, in reading order, and in view. */
import { contrastOf } from './support/contrast.ts'
import { ISLANDS } from './support/islands.ts'
import { expect, type Page, walk as test } from './support/test.ts'
import { openFully } from './support/visit.ts'

type Tabbed = { stops: Set<Element> }

/** Lists what can be used on the page and was none of the stops of the Tab key (WCAG 2.1.1). */
const passedOver = (page: Page) =>
  page.evaluate(() => {
    const { stops } = window as unknown as Tabbed
    const controls = document.querySelectorAll('a[href], button, summary, input, textarea')
    return [...controls]
      .filter((control) => !stops.has(control) && !control.closest('[aria-hidden="true"]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 80))
  })

for (const [path, width] of [
  ['/', 1280],
  ['/', 390],
  ['/contact-us', 1280],
  ['/contact-us', 390],
  ['/about-us', 1280],
  // A page with a calculator.
  [ISLANDS.get('ErrorBudget') ?? '', 390],
] as const) {
  test(`Tab moves through ${path} at ${width} px in reading order, in view and outlined`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openFully(page, path)
    const stops = []
    await page.evaluate(() => Object.assign(window, { stops: new Set<Element>() }))
    for (let isLast = false; !isLast; ) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        ;(window as unknown as Tabbed).stops.add(element)
        // A link that covers its card outlines all of it.
        const outline = [undefined, '::after']
          .map((part) => getComputedStyle(element, part))
          .find(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          )
        let around = element.parentElement ?? element
        while (around.parentElement && /, 0\)$/.test(getComputedStyle(around).backgroundColor))
          around = around.parentElement
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return {
          name:
            element.getAttribute('aria-label') ??
            element.getAttribute('name') ??
            element.textContent,
          isContent: element.matches('main *:not(nav *)'),
          isLast: element === [...document.querySelectorAll('body > footer a')].at(-1),
          outline: outline?.outlineColor,
          around: getComputedStyle(around).backgroundColor,
          isInView: bottom > 0 && top < innerHeight,
          top: top + scrollY,
          bottom: bottom + scrollY,
          left,
          right,
        }
      })
      stops.push(stop)
      isLast = stop.isLast
      expect(stops.length, 'the last link of the page is reached').toBeLessThan(200)
    }
    const unseen = stops.filter(
      ({ outline, around, isInView }) => !isInView || !outline || contrastOf(outline, around) < 3,
    )
    expect(unseen).toEqual([])
    expect(await passedOver(page), 'usable by pointer alone').toEqual([])
    const content = stops.filter(({ isContent }) => isContent)
    // Moving up is allowed only to the top of the next column.
    const climbs = content.filter(({ bottom, left }, index) => {
      const before = content[index - 1]
      return before && bottom <= before.top && left < before.right
    })
    expect(climbs).toEqual([])
    if (path === '/contact-us') expect(content[0]?.name, 'the form comes first').toBe('email')
  })
}
